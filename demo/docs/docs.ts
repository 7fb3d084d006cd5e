/** Pages of the documentation need no script to be read; it adds the search and the live examples. */
import { showLiveExamples } from './live-example.js';
import { nameSandbox } from './sandbox-address.js';
import { startSearch } from './search-box.js';

/** Where the site begins, for the addresses of its files. */
const siteRoot = new URL(document.body.dataset['root'] ?? './', location.href);

nameSandbox(document.body);
startSearch(siteRoot);
void showLiveExamples(siteRoot);
