import { adOpsTexts } from '../../../demo/ad-ops/languages.js';
import { describePageTexts } from '../page-texts.js';

describePageTexts('ad-ops', adOpsTexts, { ...{ de: [], es: [], fr: [], it: [], pt: [] } });
