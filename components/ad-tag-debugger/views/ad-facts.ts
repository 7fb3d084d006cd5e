import { html, nothing, type TemplateResult } from 'lit';
import type { UnknownAd, VideoAd } from '../../../src/resolve/player-config.js';
import type { Entry } from '../entries.js';
import type { AdTiming } from '../expand-input.js';
import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';
import { badge, breakable, fact, type ViewTemplate, type ViewContext } from './view-context.js';

const timingText = ({ midroll, skipAfter, overlay }: AdTiming, translate: DebuggerText): string => {
  if (midroll !== null)
    return midroll === ''
      ? translate('slot-midroll-unknown')
      : translate('slot-midroll-at', { time: midroll });
  if (skipAfter !== null) return translate('slot-skip-after', { seconds: skipAfter });
  if (overlay === null) return '';
  const stays =
    overlay.stays === null
      ? translate('slot-stays-until-end')
      : translate('slot-stays', { seconds: overlay.stays });
  return `${translate('slot-appears', { seconds: overlay.appears })}, ${stays}`;
};

const urlOrNone = (url: string | null, translate: DebuggerText): ViewTemplate =>
  url === null
    ? html`<span class="note">${translate('slot-none')}</span>`
    : html`<code class="url">${breakable(url)}</code>`;

const videoAd = (ad: VideoAd, translate: DebuggerText): TemplateResult =>
  html`<dl class="facts stacked">
    ${fact(translate('slot-video'), urlOrNone(ad.url, translate))}
    ${fact(
      translate('slot-click'),
      html`${urlOrNone(ad.destinationUrl, translate)} ${ad.destinationTitle === '' ? nothing : `“${ad.destinationTitle}”`}`,
    )}
    ${fact(translate('slot-poster'), urlOrNone(ad.poster, translate))}
  </dl>`;

const unknownAd = ({ raw }: UnknownAd, translate: DebuggerText): TemplateResult =>
  html`<pre tabindex="0" role="group" aria-label=${translate('slot-unknown-ad')}><code>${JSON.stringify(raw, null, 2)}</code></pre>`;

const stepText = ({ step, steps, isList }: Entry, translate: DebuggerText): ViewTemplate =>
  steps === 1
    ? nothing
    : html`<span class="step">
        ${badge('accent', translate('slot-step', { index: step, count: steps }))}
        ${isList ? nothing : step === 1 ? translate('slot-requested-first') : translate('slot-requested-next')}
      </span>`;

/** The ad object of an embed that holds a tag: its title, kind, path and time. */
export const adFacts = ({ translate }: ViewContext, entry: Entry): ViewTemplate => {
  if (entry.ad === null) return stepText(entry, translate);
  const { ad, timing } = entry.ad;
  const time = timingText(timing, translate);
  return html`<p class="facts">
      <strong dir="auto">${ad.title === '' ? translate('slot-untitled') : ad.title}</strong>
      ${ad.advType === '' ? nothing : html`<code>${ad.advType}</code>`}
      <span>id <code>${ad.id}</code></span>
      <code>${ad.path}</code>
      ${time === '' ? nothing : html`<span>${time}</span>`} ${stepText(entry, translate)}
    </p>
    ${ad.kind === 'video' ? videoAd(ad, translate) : nothing}
    ${ad.kind === 'unknown' ? unknownAd(ad, translate) : nothing}`;
};
