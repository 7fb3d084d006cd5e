import { html, nothing, type TemplateResult } from 'lit';
import type { PlayerConfig } from '../../src/resolve/player-config.js';
import type { DevicePreview, TimelineEntry } from './preview-model.js';
import type { PreviewTexts } from './texts/preview-texts.js';

/** Seconds as `m:ss` or `h:mm:ss`. */
export const clockTime = (seconds: number): string => {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [first, ...others] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...others.map((part) => String(part).padStart(2, '0'))].join(':');
};

/** When an entry appears, in words. */
export const timeText = (
  { kind, from, to }: TimelineEntry,
  { at, between, until, afterEnd, unknownTime }: PreviewTexts,
): string => {
  if (kind === 'postroll') return afterEnd;
  if (from === null) return unknownTime;
  if (kind === 'preroll' || kind === 'midroll') return at(clockTime(from));
  return to === null ? until(clockTime(from)) : between(clockTime(from), clockTime(to));
};

const watermarkImage = ({ watermark }: PlayerConfig) =>
  watermark === null
    ? nothing
    : html`<img class="logo" src=${watermark.url} alt="" loading="lazy" />`;

const bar = ({ controls, source }: PlayerConfig, texts: PreviewTexts) =>
  controls.visible
    ? html`<div class="bar">
        <span class="played"></span>
        <span class="time"
          >${source?.kind === 'live' ? texts.live : clockTime(source?.duration ?? 0)}</span
        >
      </div>`
    : nothing;

/** The player as it looks before it plays. */
const screen = ({ config }: DevicePreview, title: string, texts: PreviewTexts) => {
  const image = config.source?.poster ?? config.look.backgroundImage;
  const { state } = config;
  return html`<div class="screen" part="screen">
    ${image === null ? nothing : html`<img class="poster" src=${image} alt="" loading="lazy" />`}
    <span class="title" dir="auto">${title}</span>
    ${
      state === 'ready'
        ? html`<span class="icon"></span>`
        : html`<span class="state">${texts.states[state]}</span>`
    }
    ${watermarkImage(config)} ${bar(config, texts)}
  </div>`;
};

/** The page on which the player floats. */
const scrollThumbnail = ({ scrollMode }: PlayerConfig) =>
  scrollMode.enabled
    ? html`<div class="scrolled" part="scroll-mode"><span class="floating"></span></div>`
    : nothing;

const entryText = (entry: TimelineEntry, texts: PreviewTexts): TemplateResult =>
  html`<li class=${entry.kind}>
    <span class="swatch"></span>${texts.kinds[entry.kind]} ${timeText(entry, texts)}${
      entry.title === '' ? nothing : html`: <span dir="auto">${entry.title}</span>`
    }
  </li>`;

const timeline = ({ timeline: entries }: DevicePreview, texts: PreviewTexts): TemplateResult =>
  entries.length === 0
    ? html`<p class="quiet">${texts.noAds}</p>`
    : html`<div class="timeline" aria-hidden="true">
          ${entries.map(({ kind }) => html`<span class="mark ${kind}"></span>`)}
        </div>
        <ul>
          ${entries.map((entry) => entryText(entry, texts))}
        </ul>`;

/** What one device shows, and when ads appear on it. */
export const deviceView = (
  preview: DevicePreview,
  title: string,
  texts: PreviewTexts,
): TemplateResult =>
  html`<section part="device" id=${preview.device} aria-labelledby="${preview.device}-name">
    <h3 id="${preview.device}-name">${texts.devices[preview.device]}</h3>
    <div class="stage" aria-hidden="true">
      ${screen(preview, title, texts)} ${scrollThumbnail(preview.config)}
    </div>
    <h4>${texts.timeline}</h4>
    ${timeline(preview, texts)}
  </section>`;
