import { html, nothing, type TemplateResult } from 'lit';
import type { UnknownAd, VideoAd } from '../../../src/resolve/player-config.js';
import type { Entry } from '../entries.js';
import type { AdTiming } from '../expand-input.js';
import type { SlotMessages } from '../locales/messages.js';
import { badge, breakable, fact, type ViewTemplate, type ViewContext } from './view-context.js';

const timingText = ({ midroll, skipAfter, overlay }: AdTiming, texts: SlotMessages): string => {
  if (midroll !== null) return midroll === '' ? texts.midrollUnknown : texts.midrollAt(midroll);
  if (skipAfter !== null) return texts.skipAfter(skipAfter);
  if (overlay === null) return '';
  return `${texts.appears(overlay.appears)}, ${texts.stays(overlay.stays)}`;
};

const urlOrNone = (url: string | null, texts: SlotMessages): ViewTemplate =>
  url === null
    ? html`<span class="note">${texts.none}</span>`
    : html`<code class="url">${breakable(url)}</code>`;

const videoAd = (ad: VideoAd, texts: SlotMessages): TemplateResult =>
  html`<dl class="facts stacked">
    ${fact(texts.video, urlOrNone(ad.url, texts))}
    ${fact(
      texts.click,
      html`${urlOrNone(ad.destinationUrl, texts)} ${ad.destinationTitle === '' ? nothing : `“${ad.destinationTitle}”`}`,
    )}
    ${fact(texts.poster, urlOrNone(ad.poster, texts))}
  </dl>`;

const unknownAd = ({ raw }: UnknownAd, texts: SlotMessages): TemplateResult =>
  html`<pre tabindex="0" role="group" aria-label=${texts.unknownAd}><code>${JSON.stringify(raw, null, 2)}</code></pre>`;

const stepText = ({ step, steps, isList }: Entry, texts: SlotMessages): ViewTemplate =>
  steps === 1
    ? nothing
    : html`<span class="step">
        ${badge('accent', texts.step(step, steps))}
        ${isList ? nothing : step === 1 ? texts.requestedFirst : texts.requestedNext}
      </span>`;

/** The ad object of an embed that holds a tag: its title, kind, path and time. */
export const adFacts = (
  { messages: { slots: texts } }: ViewContext,
  entry: Entry,
): ViewTemplate => {
  if (entry.ad === null) return stepText(entry, texts);
  const { ad, timing } = entry.ad;
  const time = timingText(timing, texts);
  return html`<p class="facts">
      <strong dir="auto">${ad.title === '' ? texts.untitled : ad.title}</strong>
      ${ad.advType === '' ? nothing : html`<code>${ad.advType}</code>`}
      <span>id <code>${ad.id}</code></span>
      <code>${ad.path}</code>
      ${time === '' ? nothing : html`<span>${time}</span>`} ${stepText(entry, texts)}
    </p>
    ${ad.kind === 'video' ? videoAd(ad, texts) : nothing}
    ${ad.kind === 'unknown' ? unknownAd(ad, texts) : nothing}`;
};
