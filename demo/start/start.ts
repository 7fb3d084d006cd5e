import '../../components/media-embed/define.js';
import { CodeTabs } from '../code/code-tabs.js';
import { nameSandbox } from '../code/sandbox-address.js';
import { PageLanguage } from '../page-language/page-language.js';
import { writePage } from '../page-language/write-page.js';

const language = new PageLanguage(() => {
  writePage(language);
  if (codeTabs !== null) codeTabs.text = language.text;
});

const box = document.querySelector<HTMLElement>('.code-tabs');
const codeTabs = box === null ? null : new CodeTabs(box, language.text);

nameSandbox(document.body);
void language.load();
