import { test } from 'node:test';
import { HOSTILE } from '../render/hostile-texts.js';
import { checkPublishedTexts } from './published-texts.js';

test('a hostile title or description is unchanged when it is parsed from any response', () =>
  checkPublishedTexts(HOSTILE.map(([, text]) => text)));
