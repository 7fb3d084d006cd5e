/** Pages of the documentation need no script to be read; it adds the search, keys, languages and the live examples. */
import { CodeTabs } from '../code/code-tabs.js';
import { startKeyboardHelp } from './keyboard-help.js';
import { showLiveExamples } from './live-example.js';
import { nameSandbox } from '../code/sandbox-address.js';
import { PageLanguage } from '../page-language/page-language.js';
import { writePage } from '../page-language/write-page.js';
import { startSearch } from './search-box.js';

/** Where the site begins, for the addresses of its files. */
const siteRoot = new URL(document.body.dataset['root'] ?? './', location.href);

const showKeyboardHelp = startKeyboardHelp();

const language = new PageLanguage(() => {
  writePage(language);
  showKeyboardHelp(language);
  search?.translate();
});

const search = startSearch(siteRoot, language);

nameSandbox(document.body);
void language.load();
for (const box of document.querySelectorAll<HTMLElement>('.code-tabs')) new CodeTabs(box);
void showLiveExamples(siteRoot);
