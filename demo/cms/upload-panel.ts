import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { TrackedUpload } from './server/upload-tracker.js';
import type { Texts } from './texts.js';
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

const progress = ({ sent }: UploadQueue, texts: Texts): TemplateResult | typeof nothing => {
  if (sent === null) return nothing;
  const percent = Math.floor(sent * 100);
  return html`<progress max="1" .value=${sent} aria-label=${texts.uploadProgress(percent)}></progress>
    <span>${sent < 1 ? texts.uploadProgress(percent) : texts.uploadStoring}</span>`;
};

const form = (queue: UploadQueue, texts: Texts): TemplateResult => {
  const isSending = queue.sent !== null;
  return html`<form @submit=${submit(queue)}>
    <div class="field">
      <label for="upload-title">${texts.uploadTitle}</label>
      <input id="upload-title" name="title" maxlength="200" required ?disabled=${isSending} />
    </div>
    <div class="field">
      <label for="upload-file">${texts.uploadFile}</label>
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
              ${texts.uploadCancel}
            </button>`
          : html`<button class="button primary" type="submit">${texts.uploadStart}</button>`
      }
      ${progress(queue, texts)}
    </p>
    ${
      queue.error === null
        ? nothing
        : html`<p role="alert" class="failure">${texts.errors[queue.error]}</p>`
    }
  </form>`;
};

const uploadItem = (
  { embedId, title, state, ahead }: TrackedUpload,
  texts: Texts,
  choose: (name: string) => void,
): TemplateResult =>
  html`<li>
    <span class="title" dir="auto">${title}</span>
    <span class="facts">
      <code>${embedId}</code>
      <span class="badge ${TONES[state]}">${texts.uploadStates[state]}</span>
      ${ahead === null || ahead === 0 ? nothing : html`<span>${texts.ahead(ahead)}</span>`}
      ${state === 'failed' ? html`<span class="reason">${texts.uploadFailed}</span>` : nothing}
    </span>
    <button
      class="button"
      type="button"
      aria-label="${texts.show}: ${title}"
      @click=${() => choose(embedId)}
    >
      ${texts.show}
    </button>
  </li>`;

/** A form for a video, and the encoder queue. */
export const uploadPanel = (
  queue: UploadQueue,
  texts: Texts,
  choose: (name: string) => void,
): TemplateResult =>
  html`<details class="upload">
    <summary>${texts.upload}</summary>
    ${keyed(queue.finished, form(queue, texts))}
    ${
      queue.uploads.length === 0
        ? nothing
        : html`<h2>${texts.queue}</h2>
            <ul role="list" aria-live="polite">
              ${queue.uploads.map((upload) => uploadItem(upload, texts, choose))}
            </ul>`
    }
  </details>`;
