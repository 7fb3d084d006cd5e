import { publisherTexts } from '../../../demo/publisher/languages.js';
import { describePageTexts } from '../page-texts.js';

describePageTexts('publisher', publisherTexts, { ...{ de: [], es: [], fr: [], it: [], pt: [] } });
