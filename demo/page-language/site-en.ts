import type { SiteTexts } from './site-texts.js';

export const site: SiteTexts = {
  language: 'Language',
  site: { publisher: 'Publisher', cms: 'CMS', 'ad-ops': 'Ad ops', docs: 'Docs' },
  loading: 'Loading …',
  tryAgain: 'Try again',
  catalogueErrors: {
    'no-response': 'The sandbox did not respond. Check that it is still running.',
    'not-found': 'The sandbox has no embed with this id. Choose another embed.',
    'wrong-status': 'The sandbox did not respond with the embed. Reload the page.',
    'invalid-json':
      'The response of the sandbox is not the JSON that this page expects. Reload the page.',
  },
};
