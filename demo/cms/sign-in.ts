import { html, nothing, type TemplateResult } from 'lit';
import { retryButton } from './retry-button.js';
import type { PageErrorCode, Texts } from './texts.js';

export interface SignInProps {
  readonly texts: Texts;
  readonly error: PageErrorCode | null;
  /** Whether the server has not responded yet. */
  readonly isBusy: boolean;
  readonly signIn: (name: string, password: string) => void;
}

/** Name and password of the user, unless the sandbox was started with another password. */
const DEFAULT = 'editor';

export interface StartProps extends SignInProps {
  /** Why it is not known who is signed in, or null. */
  readonly startError: PageErrorCode | null;
  readonly retry: () => void;
}

const signInForm = ({ texts, error, isBusy, signIn }: SignInProps): TemplateResult => {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const [name, password] = [data.get('name'), data.get('password')];
    if (typeof name === 'string' && typeof password === 'string') signIn(name, password);
  };
  return html`<form class="sign-in card" @submit=${submit}>
    <h2>${texts.signIn}</h2>
    <div class="field">
      <label for="name">${texts.userName}</label>
      <input
        id="name"
        name="name"
        value=${DEFAULT}
        autocomplete="username"
        autocapitalize="off"
        required
      />
    </div>
    <div class="field">
      <label for="password">${texts.password}</label>
      <input
        id="password"
        name="password"
        type="password"
        value=${DEFAULT}
        autocomplete="current-password"
        required
      />
    </div>
    ${error === null ? nothing : html`<p role="alert" class="failure">${texts.errors[error]}</p>`}
    <button class="button primary" type="submit" aria-disabled=${isBusy ? 'true' : 'false'}>
      ${isBusy ? texts.loading : texts.signIn}
    </button>
    <p class="note">${texts.signInNote}</p>
  </form>`;
};

/** Before everything else: the form, or why the page cannot start. */
export const startView = (props: StartProps): TemplateResult => {
  const { startError, texts, retry } = props;
  if (startError === null) return signInForm(props);
  return html`<div class="sign-in card">
    <p role="alert" class="failure">${texts.errors[startError]}</p>
    ${retryButton(texts, retry)}
  </div>`;
};

/** Who is signed in, and the choice of a language. */
export const accountBar = (
  languageChoice: TemplateResult,
  texts: Texts,
  editor: string,
  signOut: () => Promise<void>,
): TemplateResult =>
  html`<div class="account">
    <span>${texts.account(editor)}</span>
    ${languageChoice}
    <button class="button" type="button" @click=${() => void signOut()}>${texts.signOut}</button>
  </div>`;
