import { html, type TemplateResult } from 'lit';
import { type PageErrorCode, readSession, signIn } from './cms-api.js';
import { failure, retryButton } from './page-parts.js';
import type { DemoText } from '../../src/messages/generated/demo/index.js';
import type { SessionReply } from './server/session-routes.js';

/** In the address of the page: asks for a name and a password instead of letting a guest in. */
export const SIGN_IN = '?sign-in';

/** The user without a password. */
export const GUEST = 'guest';

/** The session of who is signed in, else that of a guest if there may be any. */
export const openSession = async (): Promise<SessionReply> => {
  const session = await readSession();
  const isGuest = session.editor === null && session.hasGuests && location.search !== SIGN_IN;
  return isGuest ? signIn(GUEST, '') : session;
};

export interface StartProps {
  readonly text: DemoText;
  /** Why it is not known who is signed in, or null. */
  readonly startError: PageErrorCode | null;
  readonly retry: () => void;
  /** Why nobody is signed in, or null. */
  readonly error: PageErrorCode | null;
  /** Whether the server has not responded yet. */
  readonly isBusy: boolean;
  readonly signIn: (name: string, password: string) => void;
}

/** Name and password of the user, unless the sandbox was started with another password. */
const DEFAULT = 'editor';

const signInForm = ({ text, error, isBusy, signIn }: StartProps): TemplateResult => {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const [name, password] = [data.get('name'), data.get('password')];
    if (typeof name === 'string' && typeof password === 'string') signIn(name, password);
  };
  return html`<form class="sign-in card" @submit=${submit}>
    <h2>${text('cms-sign-in')}</h2>
    <div class="field">
      <label for="name">${text('cms-user-name')}</label>
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
      <label for="password">${text('cms-password')}</label>
      <input
        id="password"
        name="password"
        type="password"
        value=${DEFAULT}
        autocomplete="current-password"
        required
      />
    </div>
    ${failure(text, error)}
    <button class="button primary" type="submit" aria-disabled=${isBusy ? 'true' : 'false'}>
      ${isBusy ? text('loading') : text('cms-sign-in')}
    </button>
    <p class="note">${text('cms-sign-in-note')}</p>
  </form>`;
};

/** Before everything else: the form, or why the page cannot start. */
export const startView = (props: StartProps): TemplateResult => {
  const { startError, text, retry } = props;
  if (startError === null) return signInForm(props);
  return html`<div class="sign-in card">
    ${failure(text, startError)} ${retryButton(text, retry)}
  </div>`;
};

export const accountBar = (
  languageChoice: TemplateResult,
  text: DemoText,
  editor: string,
  signOut: () => Promise<void>,
): TemplateResult =>
  html`<div class="account">
    <span>${editor === GUEST ? text('cms-guest') : text('cms-account', { name: editor })}</span>
    ${languageChoice}
    <button class="button" type="button" @click=${() => void signOut()}>
      ${text(editor === GUEST ? 'cms-sign-in' : 'cms-sign-out')}
    </button>
  </div>`;
