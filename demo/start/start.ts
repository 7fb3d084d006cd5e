import { render } from 'lit';
import { nameMenu } from '../page-language/name-site.js';
import { PageLanguage } from '../page-language/page-language.js';
import { writeTexts } from '../page-language/write-texts.js';
import { startTexts } from './languages.js';
import type { LabelId } from './texts.js';

const language = new PageLanguage(startTexts, () => {
  const { tag, texts } = language;
  document.documentElement.lang = tag;
  nameMenu(texts.site);
  writeTexts(tag, 'data-label', texts.labels satisfies Record<LabelId, string>);
  const choice = document.getElementById('language');
  if (choice !== null) render(language.choice(), choice);
});

void language.load();
