import { html, nothing, type TemplateResult } from 'lit';
import type { PageErrorCode, Texts } from './texts.js';

export interface SignInProps {
  readonly texts: Texts;
  readonly error: PageErrorCode | null;
  readonly signIn: (name: string, password: string) => void;
}

/** Name and password of the user, unless the sandbox was started with another password. */
const DEFAULT = 'editor';

/** The form before everything else. */
export const signInForm = ({ texts, error, signIn }: SignInProps): TemplateResult => {
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
    <button class="button primary" type="submit">${texts.signIn}</button>
    <p class="note">${texts.signInNote}</p>
  </form>`;
};
