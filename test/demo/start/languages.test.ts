import { startTexts } from '../../../demo/start/languages.js';
import { describePageTexts } from '../page-texts.js';

describePageTexts('start', startTexts, {
  ...{ de: [], es: [], fr: ['documentation'], it: [], pt: [] },
});
