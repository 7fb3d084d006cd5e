import type { Length, WatermarkOffset } from '../../src/resolve/player-config.js';
import type { DevicePreview, TimelineEntry } from './preview-model.js';

const lengthOf = ({ value, unit }: Length): string => `${value}${unit}`;

const rule = (selector: string, declarations: readonly (string | false | null)[]): string =>
  `${selector}{${declarations.filter(Boolean).join(';')}}`;

/** The offsets as CSS; an axis without one keeps that of the style sheet. */
const offsets = (offset: WatermarkOffset): readonly string[] =>
  (['top', 'right', 'bottom', 'left'] as const).flatMap((side) => {
    const length = offset[side];
    return length === null ? [] : [`${side}:${lengthOf(length)}`];
  });

/** Seconds that the timeline of a live or of content of unknown duration shows. */
const DEFAULT_SECONDS = 600;

/** Seconds that the timeline shows: the content, or at least the last entry. */
export const timelineSeconds = ({ config, timeline }: DevicePreview): number => {
  const times = timeline.flatMap(({ from, to }) => [from ?? 0, to ?? 0]);
  return Math.max(config.source?.duration ?? DEFAULT_SECONDS, ...times, 1);
};

/** Where an entry starts and how wide it is, in percent; entries after the end are at the end. */
const markRule = (selector: string, { from, to, kind }: TimelineEntry, total: number): string => {
  const start = kind === 'postroll' ? total : (from ?? 0);
  const end = kind === 'overlay' || kind === 'watermark' ? (to ?? total) : start;
  const percent = (seconds: number): number => Math.min(100, (100 * seconds) / total);
  return rule(selector, [
    `inset-inline-start:${percent(start)}%`,
    `inline-size:${percent(end) - percent(start)}%`,
  ]);
};

/**
 * The rules for one device, for a constructed style sheet: pages with a strict policy forbid style
 * attributes. The configuration holds only numbers and hexadecimal colors, which cannot end a rule.
 */
export const deviceRules = (preview: DevicePreview): string => {
  const { device, config, aspectRatio, timeline } = preview;
  const { look, watermark } = config;
  const total = timelineSeconds(preview);
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
    ...timeline.map((entry, index) =>
      markRule(within(`.mark:nth-child(${index + 1})`), entry, total),
    ),
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
