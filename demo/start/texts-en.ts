import { site } from '../page-language/site-en.js';
import type { StartTexts } from './texts.js';

export const en: StartTexts = {
  ...site,
  labels: {
    skipLink: 'Skip to the demos',
    intro:
      'Plays the embeds of a media publishing service in a page, writes their code for every CMS, and explains their ad tags. Choose a demo:',
    publisher: 'Publisher developer',
    publisherNote: 'Add a player to an article with one tag and no layout shift.',
    cms: 'CMS developer',
    cmsNote: 'Find an embed, preview it, change its settings and copy its code in every format.',
    adOps: 'Ad operations',
    adOpsNote:
      'See how every placeholder in an ad tag was filled in and why, on desktop and mobile.',
    guides: 'There is a guide for each of them in the',
    guidesLink: 'documentation',
    served:
      'These pages are served by the sandbox, which accepts connections from this machine only.',
    embeds: 'Without a key, it serves the',
    embedsLink: 'published embeds',
    rest: 'Its REST interface is under',
    token:
      'and requires an access token; the key to get one is printed in the terminal that started the sandbox.',
  },
};
