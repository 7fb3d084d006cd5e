import { html, render, type TemplateResult } from 'lit';
import type { PageLanguage } from '../page-language/page-language.js';
import { storedSetting, storeSetting } from '../page-language/stored-setting.js';

const STORAGE_KEY = 'docs-keys';

const click = (selector: string) => (): void =>
  document.querySelector<HTMLElement>(selector)?.click();

const selectSearch = (): void => document.querySelector<HTMLInputElement>('#site-search')?.select();

const showKeys = (): void => document.querySelector<HTMLDialogElement>('.keys dialog')?.showModal();

/** The keys, and what they do besides what the browser does. */
const KEYS = [
  ['/', 'docs-key-search', selectSearch],
  ['n', 'docs-key-next', click('.neighbors [rel=next]')],
  ['p', 'docs-key-previous', click('.neighbors [rel=prev]')],
  ['h', 'docs-key-home', click('.bar [aria-current]')],
  ['?', 'docs-key-help', showKeys],
  ['Esc', 'docs-key-close', null],
] as const;

/** Speech and switches send single keys by accident, so that readers can turn them off. */
const areKeysOn = (): boolean => storedSetting(STORAGE_KEY) !== 'off';

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, dialog[open] *'));

const dialog = (text: PageLanguage['text']): TemplateResult =>
  html`<dialog aria-labelledby="site-keys" closedby="any">
    <h2 id="site-keys">${text('docs-keys-title')}</h2>
    <dl>
      ${KEYS.map(
        ([key, id]) =>
          html`<div>
            <dt><kbd>${key}</kbd></dt>
            <dd>${text(id)}</dd>
          </div>`,
      )}
    </dl>
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

/** Follows the keys. Returns what shows a button for their list in a language. */
export const startKeyboardHelp = (): ((language: PageLanguage) => void) => {
  document.addEventListener('keydown', (event) => {
    const [, , action] = KEYS.find(([key]) => key === event.key) ?? [];
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (!action || isCommand || isTyping(event) || !areKeysOn()) return;
    event.preventDefault();
    action();
  });
  return ({ tag, text }) => {
    const box = document.querySelector<HTMLElement>('.keys');
    if (box === null) return;
    box.lang = tag;
    const label = html`<span>${text('docs-keys')}</span> <kbd aria-hidden="true">?</kbd>`;
    render(html`<button type="button" @click=${showKeys}>${label}</button>${dialog(text)}`, box);
  };
};
