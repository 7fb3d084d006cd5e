import { html, render, type TemplateResult } from 'lit';
import { PageLanguage } from '../page-language/page-language.js';
import { storedSetting, storeSetting } from '../page-language/stored-setting.js';

const STORAGE_KEY = 'docs-keys';

const KEYS = [
  ['/', 'docs-key-search'],
  ['n', 'docs-key-next'],
  ['p', 'docs-key-previous'],
  ['h', 'docs-key-home'],
  ['?', 'docs-key-help'],
  ['Esc', 'docs-key-close'],
] as const;

/** Speech and switches send single keys by accident, so that readers can turn them off. */
const areKeysOn = (): boolean => storedSetting(STORAGE_KEY) !== 'off';

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, dialog[open] *'));

const keyList = (text: PageLanguage['text']): TemplateResult =>
  html`<dl>
    ${KEYS.map(
      ([key, id]) =>
        html`<div>
          <dt><kbd>${key}</kbd></dt>
          <dd>${text(id)}</dd>
        </div>`,
    )}
  </dl>`;

const dialog = (text: PageLanguage['text']): TemplateResult =>
  html`<dialog aria-labelledby="site-keys" closedby="any">
    <h2 id="site-keys">${text('docs-keys-title')}</h2>
    ${keyList(text)}
    <label
      ><input
        type="checkbox"
        .checked=${areKeysOn()}
        @change=${({ currentTarget }: Event) =>
          storeSetting(STORAGE_KEY, (currentTarget as HTMLInputElement).checked ? 'on' : 'off')}
      />
      ${text('docs-keys-on')}</label
    >
    <form method="dialog"><button>${text('docs-keys-close')}</button></form>
  </dialog>`;

/** Shows a button for the list of the keys, and follows the keys. */
export const startKeyboardHelp = (): void => {
  const box = document.querySelector<HTMLElement>('.keys');
  if (box === null) return;
  const show = (): void => box.querySelector('dialog')?.showModal();
  const actions: Readonly<Record<string, () => void>> = {
    '/': () => document.querySelector<HTMLInputElement>('#site-search')?.select(),
    n: () => document.querySelector<HTMLElement>('.neighbors [rel=next]')?.click(),
    p: () => document.querySelector<HTMLElement>('.neighbors [rel=prev]')?.click(),
    h: () => document.querySelector<HTMLElement>('.bar [aria-current]')?.click(),
    '?': show,
  };
  document.addEventListener('keydown', (event) => {
    const action = actions[event.key];
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (action === undefined || isCommand || isTyping(event) || !areKeysOn()) return;
    event.preventDefault();
    action();
  });
  const language = new PageLanguage(() => {
    const { tag, text } = language;
    box.lang = tag;
    const label = html`<span>${text('docs-keys')}</span> <kbd aria-hidden="true">?</kbd>`;
    render(html`<button type="button" @click=${show}>${label}</button>${dialog(text)}`, box);
  });
  void language.load();
};
