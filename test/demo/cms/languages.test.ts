import { loadPageTexts, pageTexts } from '../../../demo/cms/languages.js';
import { describePageTexts } from '../page-texts.js';

describePageTexts(
  'CMS',
  { textsIn: pageTexts, loadTexts: loadPageTexts },
  { ...{ es: [], fr: [], pt: [] }, de: ['Embeds', 'Code'], it: ['Password', 'video'] },
);
