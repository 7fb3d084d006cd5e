import { html, nothing, type TemplateResult } from 'lit';
import { type Answer, mayAsk } from './ad-server.js';

/** What a tag's buttons do, and what came of it. */
export interface TagActions {
  readonly answers: ReadonlyMap<string, Answer>;
  /** The address that was copied last, or null. */
  readonly copied: string | null;
  readonly ask: (url: string) => void;
  readonly copy: (url: string) => void;
}

const trackers = (counts: Readonly<Record<string, number>>): string => {
  const hits = Object.entries(counts).map(([event, count]) => `${event} ${count}`);
  return hits.length === 0 ? 'none yet' : hits.join(', ');
};

const answered = (answer: Answer & { readonly status: 'answered' }): TemplateResult =>
  html`<div class="answer">
    <dl class="facts">
      <div><dt>Status</dt><dd><code>${answer.code}</code></dd></div>
      <div><dt>Content type</dt><dd><code>${answer.contentType}</code></dd></div>
      <div><dt>The server got it</dt><dd>${answer.receivedAt ?? 'not as an ad request'}</dd></div>
      <div><dt>Trackers hit since its start</dt><dd>${trackers(answer.trackers)}</dd></div>
    </dl>
    <pre tabindex="0" role="group" aria-label="The ad server’s answer"><code>${answer.body}</code></pre>
  </div>`;

const answer = (given: Answer | undefined): TemplateResult | typeof nothing => {
  if (given === undefined) return nothing;
  if (given.status === 'answered') return answered(given);
  return html`<p class="note">${given.status === 'asking' ? 'Asking …' : given.message}</p>`;
};

/** The buttons of one expanded tag, and what the ad server answered. */
export const answerView = (url: string, actions: TagActions): TemplateResult => {
  const isOwn = mayAsk(url);
  return html`<div class="actions">
      ${
        isOwn
          ? html`<button class="button primary" type="button" @click=${() => actions.ask(url)}>Ask the ad server</button>`
          : nothing
      }
      <button class="button" type="button" @click=${() => actions.copy(url)}>Copy URL</button>
      <span class="note" role="status">${actions.copied === url ? 'Copied.' : nothing}</span>
    </div>
    ${
      isOwn
        ? nothing
        : html`<p class="note">Not asked from here: the address is another origin’s, and asking it would be a real ad request. Copy it instead.</p>`
    }
    <div aria-live="polite">${answer(actions.answers.get(url))}</div>`;
};
