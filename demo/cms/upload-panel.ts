import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { failure } from './page-parts.js';
import type { TrackedUpload } from './server/upload-tracker.js';
import type { DemoText } from '../../src/messages/generated/demo/index.js';
import type { UploadQueue } from './upload-queue.js';

const TONES: Readonly<Record<TrackedUpload['state'], string>> = {
  waiting: 'doubt',
  encoding: 'accent',
  available: 'good',
  failed: 'bad',
};

const submit =
  (queue: UploadQueue) =>
  (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const [title, file] = [data.get('title'), data.get('file')];
    if (typeof title === 'string' && file instanceof File) void queue.send(title, file);
  };

const progress = (
  { sent, isInterrupted }: UploadQueue,
  text: DemoText,
): TemplateResult | typeof nothing => {
  if (sent === null) return nothing;
  if (isInterrupted) return html`<span role="status">${text('cms-upload-interrupted')}</span>`;
  const percent = Math.floor(sent * 100);
  return html`<progress max="1" .value=${sent} aria-label=${text('cms-upload-progress', { percent })}></progress>
    <span>${sent < 1 ? text('cms-upload-progress', { percent }) : text('cms-upload-storing')}</span>`;
};

const form = (queue: UploadQueue, text: DemoText): TemplateResult => {
  const isSending = queue.sent !== null;
  return html`<form @submit=${submit(queue)}>
    <div class="field">
      <label for="upload-title">${text('cms-upload-title')}</label>
      <input id="upload-title" name="title" maxlength="200" required ?disabled=${isSending} />
    </div>
    <div class="field">
      <label for="upload-file">${text('cms-upload-file')}</label>
      <input
        id="upload-file"
        name="file"
        type="file"
        accept="video/*"
        required
        ?disabled=${isSending}
      />
    </div>
    <p class="sending">
      ${
        isSending
          ? html`<button class="button" type="button" @click=${() => queue.cancel()}>
              ${text('cms-upload-cancel')}
            </button>`
          : html`<button class="button primary" type="submit">${text('cms-upload-start')}</button>`
      }
      ${progress(queue, text)}
    </p>
    ${failure(text, queue.error)}
  </form>`;
};

const uploadItem = (
  { embedId, title, state, ahead }: TrackedUpload,
  text: DemoText,
  choose: (name: string) => void,
): TemplateResult =>
  html`<li>
    <span class="title" dir="auto">${title}</span>
    <span class="facts">
      <code>${embedId}</code>
      <span class="badge ${TONES[state]}">${text(`cms-upload-state-${state}`)}</span>
      ${ahead === null || ahead === 0 ? nothing : html`<span>${text('cms-ahead', { count: ahead })}</span>`}
      ${state === 'failed' ? html`<span class="reason">${text('cms-upload-failed')}</span>` : nothing}
    </span>
    <button
      class="button"
      type="button"
      aria-label="${text('cms-show')}: ${title}"
      @click=${() => choose(embedId)}
    >
      ${text('cms-show')}
    </button>
  </li>`;

export const uploadPanel = (
  queue: UploadQueue,
  text: DemoText,
  choose: (name: string) => void,
): TemplateResult =>
  html`<details class="upload">
    <summary>${text('cms-upload')}</summary>
    ${keyed(queue.finished, form(queue, text))}
    ${
      queue.uploads.length === 0
        ? nothing
        : html`<h2>${text('cms-queue')}</h2>
            <ul role="list" aria-live="polite">
              ${queue.uploads.map((upload) => uploadItem(upload, text, choose))}
            </ul>`
    }
  </details>`;
