import { render } from 'lit';
import '../../components/media-embed/define.js';
import { CodeTabs, type CodeTabTexts } from '../code/code-tabs.js';
import { nameSandbox } from '../code/sandbox-address.js';
import { nameMenu } from '../page-language/name-site.js';
import { PageLanguage } from '../page-language/page-language.js';
import { writeTexts } from '../page-language/write-texts.js';

const codeTexts = (): CodeTabTexts => ({
  label: language.text('start-code'),
  copy: language.text('start-copy'),
  copied: language.text('start-copied'),
  notCopied: language.text('start-not-copied'),
});

const language = new PageLanguage(() => {
  const { tag, text } = language;
  document.documentElement.lang = tag;
  nameMenu(text);
  writeTexts(tag, text);
  if (codeTabs !== null) codeTabs.texts = codeTexts();
  const choice = document.getElementById('language');
  if (choice !== null) render(language.choice(), choice);
});

const box = document.querySelector<HTMLElement>('.code-tabs');
const codeTabs = box === null ? null : new CodeTabs(box, codeTexts());

nameSandbox(document.body);
void language.load();
