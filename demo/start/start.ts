import { render } from 'lit';
import { nameMenu } from '../page-language/name-site.js';
import { PageLanguage } from '../page-language/page-language.js';
import { writeTexts } from '../page-language/write-texts.js';

const language = new PageLanguage(() => {
  const { tag, text } = language;
  document.documentElement.lang = tag;
  nameMenu(text);
  writeTexts(tag, text);
  const choice = document.getElementById('language');
  if (choice !== null) render(language.choice(), choice);
});

void language.load();
