import { site } from '../page-language/site-en.js';
import type { AdOpsTexts } from './texts.js';

export const en: AdOpsTexts = {
  ...site,
  title: 'Why is there no ad?',
  embed: 'Embed',
  chooseEmbed: 'Choose an embed of the sandbox',
  examplesLabel: 'Examples from the ad server of the sandbox',
  moreExamples: (count) => (count === 1 ? '1 more example' : `${count} more examples`),
  examples: {
    'no-ad': 'No ad',
    'time-out': 'Time-out',
    'wrapper-time-out': 'Wrapper times out',
    'no-ad-on-mobile': 'No ad on mobile',
    'consent-missing': 'Consent missing',
    'encoded-twice': 'Page encoded twice',
    'http-on-https': 'http on https',
    'vpaid-only': 'VPAID only',
    'foreign-macros': 'Another player’s macros',
    plays: 'Plays',
    'three-wrappers': 'Three wrappers',
    vmap: 'VMAP',
    'unplayable-then-ad': 'Unplayable, then an ad',
    'error-500': 'Error 500',
    malformed: 'Malformed',
    'no-cors': 'No CORS',
    'wrapper-loop': 'Wrapper loop',
    'too-many-wrappers': 'Too many wrappers',
    'relative-wrapper': 'Relative wrapper',
    'companion-required': 'Companion required',
    'overlay-as-preroll': 'Overlay as preroll',
  },
};
