import { html, nothing, type TemplateResult } from 'lit';
import { clockTime } from '../../src/time/clock-time.js';
import type { PreviewText } from '../../src/messages/generated/preview/index.js';
import type { PlayerConfig } from '../../src/resolve/player-config.js';
import { adTimeline } from './ad-timeline.js';
import type { DevicePreview } from './preview-model.js';

const watermarkImage = ({ watermark }: PlayerConfig) =>
  watermark === null
    ? nothing
    : html`<img class="logo" src=${watermark.url} alt="" loading="lazy" />`;

const bar = ({ controls, source }: PlayerConfig, translate: PreviewText) =>
  controls.visible
    ? html`<div class="bar">
        <span class="played"></span>
        <span class="time"
          >${source?.kind === 'live' ? translate('live') : clockTime(Math.round(source?.duration ?? 0))}</span
        >
      </div>`
    : nothing;

const screen = ({ config }: DevicePreview, title: string, translate: PreviewText) => {
  const image = config.source?.poster ?? config.look.backgroundImage;
  const { state } = config;
  return html`<div class="screen" part="screen">
    ${image === null ? nothing : html`<img class="poster" src=${image} alt="" loading="lazy" />`}
    <span class="title" dir="auto">${title}</span>
    ${
      state === 'ready'
        ? html`<span class="icon"></span>`
        : html`<span class="state">${translate(`state-${state}`)}</span>`
    }
    ${watermarkImage(config)} ${bar(config, translate)}
  </div>`;
};

const scrollThumbnail = ({ scrollMode }: PlayerConfig) =>
  scrollMode.enabled
    ? html`<div class="scrolled" part="scroll-mode"><span class="floating"></span></div>`
    : nothing;

const timelineView = (
  { config, timeline }: DevicePreview,
  translate: PreviewText,
): TemplateResult =>
  timeline.length === 0
    ? html`<p class="quiet">${translate('timeline-empty')}</p>`
    : adTimeline(config.source, timeline, translate);

export const deviceView = (
  preview: DevicePreview,
  title: string,
  translate: PreviewText,
): TemplateResult =>
  html`<section part="device" id=${preview.device} aria-labelledby="${preview.device}-name">
    <h3 id="${preview.device}-name">${translate(`device-${preview.device}`)}</h3>
    <div class="stage" aria-hidden="true">
      ${screen(preview, title, translate)} ${scrollThumbnail(preview.config)}
    </div>
    <h4>${translate('timeline')}</h4>
    ${timelineView(preview, translate)}
  </section>`;
