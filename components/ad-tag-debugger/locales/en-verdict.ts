import type { VerdictMessages } from './messages.js';

export const verdict: VerdictMessages = {
  heading: 'Verdict',
  owners: {
    publisher: 'Publisher',
    'ad-server': 'Ad server',
    network: 'Network',
    browser: 'Browser',
    consent: 'Consent',
    nobody: 'All well',
    unknown: 'Not known yet',
  },
  nextStep: 'Next step',
  copy: 'Copy verdict',
  checking: 'Checking …',
  requesting: 'Waiting for the ad server …',
  pressRequest: (button) => `Press “${button}”, or paste the response of the ad server.`,
  recorded: 'Recorded',
  recordings: {
    case: (date) => `Case file ${date === '' ? '' : `of ${date}`}`.trim(),
    record: (date) => `Record of a page ${date === '' ? '' : `of ${date}`}`.trim(),
  },
  checkLive: 'Check again live',
  empty: 'Nothing to check yet.',
  failed: 'The input cannot be checked because the debugger failed. Copy the input into a report.',
  kinds: {
    'ad-tag': 'Ad tag',
    embed: 'Embed',
    'embed-code': 'Embed code',
    vast: 'VAST document',
    vmap: 'VMAP document',
    response: 'Response that is no VAST',
    har: 'HAR file',
    'error-code': 'Error code',
    case: 'Case file',
    unknown: 'Unknown input',
  },
  request: (hosts) => `Request the ad from ${hosts}`,
  requestNote:
    'It counts as an ad request. No tracker is requested, and of a media file only its head.',
  again: 'Request again',
  outdated: 'The responses below belong to an earlier context.',
};
