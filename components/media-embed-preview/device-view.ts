import { html, nothing, type TemplateResult } from 'lit';
import type { PreviewText } from '../../src/messages/generated/preview/index.js';
import type { Length, PlayerConfig, WatermarkOffset } from '../../src/resolve/player-config.js';
import { clockTime } from '../../src/time/clock-time.js';
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

const lengthOf = ({ value, unit }: Length): string => `${value}${unit}`;

const rule = (selector: string, declarations: readonly (string | false | null)[]): string =>
  `${selector}{${declarations.filter(Boolean).join(';')}}`;

/** The offsets as CSS; an axis without one keeps that of the style sheet. */
const offsets = (offset: WatermarkOffset): readonly string[] =>
  (['top', 'right', 'bottom', 'left'] as const).flatMap((side) => {
    const length = offset[side];
    return length === null ? [] : [`${side}:${lengthOf(length)}`];
  });

/**
 * The rules for one device, for a constructed style sheet: pages with a strict policy forbid style
 * attributes. The configuration holds only numbers and hexadecimal colors, which cannot end a rule.
 */
export const deviceRules = (preview: DevicePreview): string => {
  const { device, config, aspectRatio } = preview;
  const { look, watermark } = config;
  const within = (selector: string): string => `#${device} ${selector}`;
  return [
    rule(within('.screen'), [
      `aspect-ratio:${aspectRatio}`,
      // A portrait player as high as a landscape one.
      aspectRatio < 1 && `flex:none;inline-size:min(100%, ${Math.round(320 * aspectRatio)}px)`,
      look.backgroundColor && `background-color:${look.backgroundColor}`,
    ]),
    look.playerColor === null
      ? ''
      : rule(within('.played'), [`background:${look.playerColor}`]) +
        rule(within('.icon'), [`border-color:${look.playerColor}`]),
    watermark === null
      ? ''
      : rule(within('.logo'), [
          ...offsets(watermark.offset),
          `opacity:${watermark.opacity}`,
          watermark.width !== null && `inline-size:${watermark.width}px`,
          watermark.height !== null && `block-size:${watermark.height}px`,
        ]),
  ].join('');
};

/** CSS pixels of the height of a portrait player. */
const PORTRAIT_HEIGHT = 480;

/** The rule for the player in place of the preview: the size of the embed, within the column. */
export const playerRule = ({ width, aspectRatio }: DevicePreview): string => {
  const widest = aspectRatio < 1 ? Math.round(PORTRAIT_HEIGHT * aspectRatio) : null;
  const inlineSize = width ?? widest;
  return rule('[part="player"]', [
    `aspect-ratio:${aspectRatio}`,
    inlineSize !== null && `inline-size:min(100%, ${inlineSize}px)`,
  ]);
};
