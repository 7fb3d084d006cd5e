import { loadPageTexts, pageTexts } from '../../../demo/cms/languages.js';
import { describePageTexts } from '../page-texts.js';

describePageTexts(
  'CMS',
  { textsIn: pageTexts, loadTexts: loadPageTexts },
  { ...{ de: [], es: [], fr: [], pt: [] }, it: ['Password', 'video'] },
);
