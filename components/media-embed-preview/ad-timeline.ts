import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { clockTime as clockTimeOf } from '../../src/time/clock-time.js';
import type { PreviewText } from '../../src/messages/generated/preview/index.js';
import type { PlayerConfig } from '../../src/resolve/player-config.js';
import type { TimelineEntry } from './preview-model.js';

const clockTime = (seconds: number): string => clockTimeOf(Math.round(seconds));

const timeText = ({ kind, from, to }: TimelineEntry, translate: PreviewText): string => {
  if (kind === 'postroll') return translate('time-after-end');
  if (from === null) return translate('time-unknown');
  const start = clockTime(from);
  if (kind === 'preroll' || kind === 'midroll') return translate('time-at', { from: start });
  return to === null
    ? translate('time-until-end', { from: start })
    : translate('time-between', { from: start, to: clockTime(to) });
};

/** Seconds that the timeline of a live or of content of unknown duration shows. */
const DEFAULT_SECONDS = 600;

/** CSS pixels. */
const BADGE = { radius: 9, distance: 21 } as const;
const TRACK = { top: 24, height: 6 } as const;
const SPAN = { top: 36, height: 14, distance: 17 } as const;
const LABEL_HEIGHT = 16;

/** In percent, so that a short span stays visible. */
const MIN_SPAN = 1.5;

interface NumberedEntry extends TimelineEntry {
  /** From 1, as in the list. */
  readonly number: number;
}

const isSpan = ({ kind }: TimelineEntry): boolean => kind === 'overlay' || kind === 'watermark';

/** Seconds that the timeline shows: the content, or at least the last entry. */
const secondsOf = (duration: number | null, entries: readonly TimelineEntry[]): number =>
  entries.reduce(
    (latest, { from, to }) => Math.max(latest, from ?? 0, to ?? 0),
    Math.max(duration ?? DEFAULT_SECONDS, 1),
  );

const startOf = ({ kind, from }: TimelineEntry, total: number): number =>
  kind === 'postroll' ? total : (from ?? 0);

/** Breaks that are drawn beside each other when they are at the same time. */
const MAX_TOGETHER = 4;

/** A break: its number above the content, beside the `before` others at the same time. */
const breakMark = (entry: NumberedEntry, before: number, total: number): TemplateResult => {
  const start = startOf(entry, total);
  const x = `${(100 * start) / total}%`;
  const shift = before * BADGE.distance * (start >= total ? -1 : 1);
  return svg`<g class="mark ${entry.kind}">
    ${
      before > 0
        ? nothing
        : svg`<line x1=${x} x2=${x} y1=${BADGE.radius} y2=${TRACK.top + TRACK.height}></line>`
    }
    <g transform="translate(${shift} 0)">
      <circle cx=${x} cy=${BADGE.radius} r=${BADGE.radius}></circle>
      <text x=${x} y=${BADGE.radius + 4}>${before < MAX_TOGETHER ? entry.number : '…'}</text>
    </g>
  </g>`;
};

const breakMarks = (breaks: readonly NumberedEntry[], total: number): readonly TemplateResult[] => {
  const counts = new Map<number, number>();
  return breaks.flatMap((entry) => {
    const start = startOf(entry, total);
    const before = counts.get(start) ?? 0;
    counts.set(start, before + 1);
    return before > MAX_TOGETHER ? [] : [breakMark(entry, before, total)];
  });
};

/** Something that is visible for a while: a bar below the content, on a separate row. */
const spanMark = (entry: NumberedEntry, row: number, total: number): TemplateResult => {
  const start = (100 * startOf(entry, total)) / total;
  const end = (100 * (entry.to ?? total)) / total;
  const width = Math.min(Math.max(MIN_SPAN, end - start), 100);
  const left = Math.min(start, 100 - width);
  const top = SPAN.top + row * SPAN.distance;
  return svg`<rect
      class="mark ${entry.kind}" x="${left}%" y=${top} width="${width}%" height=${SPAN.height} rx="3"></rect>
    <text class="after" x="${left}%" y=${top + 11} dx="7">${entry.number}</text>`;
};

const picture = (
  source: PlayerConfig['source'],
  timeline: readonly TimelineEntry[],
): TemplateResult => {
  const entries = timeline.map((entry, index) => ({ ...entry, number: index + 1 }));
  const total = secondsOf(source?.duration ?? null, timeline);
  const spans = entries.filter(isSpan);
  const breaks = entries.filter((entry) => !isSpan(entry));
  // Without breaks, no row for their numbers.
  const up = breaks.length > 0 ? 0 : TRACK.top;
  const labelTop = SPAN.top + spans.length * SPAN.distance;
  return html`<svg class="timeline" direction="ltr" height=${labelTop + LABEL_HEIGHT - up} aria-hidden="true">
    <g transform="translate(0 ${-up})">
      <rect class="track" y=${TRACK.top} width="100%" height=${TRACK.height} rx="3"></rect>
      ${breakMarks(breaks, total)} ${spans.map((entry, row) => spanMark(entry, row, total))}
      <text class="time" y=${labelTop + 11}>${clockTime(0)}</text>
      ${
        source?.kind === 'live'
          ? nothing
          : svg`<text class="time end" x="100%" y=${labelTop + 11}>${clockTime(total)}</text>`
      }
    </g>
  </svg>`;
};

const entryText = (entry: TimelineEntry, index: number, translate: PreviewText): TemplateResult =>
  html`<li class=${entry.kind}>
    <span class="number" aria-hidden="true">${index + 1}</span>
    <span
      >${translate(`entry-${entry.kind}`)} ${timeText(entry, translate)}${
        entry.title === '' ? nothing : html`: <span dir="auto">${entry.title}</span>`
      }</span
    >
  </li>`;

/**
 * When ads and the watermark of an embed appear: a picture with numbers, and a list with the same numbers for
 * everybody. The picture has no style attributes, which strict policies forbid.
 */
export const adTimeline = (
  source: PlayerConfig['source'],
  timeline: readonly TimelineEntry[],
  translate: PreviewText,
): TemplateResult =>
  html`<div class="ad-timeline">
    ${picture(source, timeline)}
    <ol role="list">
      ${timeline.map((entry, index) => entryText(entry, index, translate))}
    </ol>
  </div>`;

export const adTimelineStyles = css`
  .ad-timeline {
    padding-inline: 10px;
  }
  .ad-timeline svg {
    display: block;
    inline-size: 100%;
    overflow: visible;
  }
  .ad-timeline .track {
    fill: currentcolor;
    opacity: 0.25;
  }
  .ad-timeline line {
    stroke-width: 2;
  }
  .ad-timeline text {
    fill: #fff;
    stroke: none;
    font-size: 11px;
    font-weight: 600;
    text-anchor: middle;
  }
  .ad-timeline .time {
    fill: currentcolor;
    font-weight: 400;
    text-anchor: start;
  }
  .ad-timeline .end {
    text-anchor: end;
  }
  .ad-timeline ol {
    display: grid;
    gap: 0.25em;
    margin: 0.5em -10px 0;
    padding: 0;
    font-size: 0.8125em;
    list-style: none;
    overflow-wrap: anywhere;
  }
  .ad-timeline li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.5em;
    padding: 0;
    border: 0;
  }
  .ad-timeline .number {
    min-inline-size: 1.5em;
    block-size: 1.5em;
    border-radius: 0.75em;
    color: #fff;
    font-size: 11px;
    font-weight: 600;
    line-height: 1.5;
    text-align: center;
  }
  .ad-timeline :is(.overlay, .watermark) .number {
    border-radius: 3px;
  }
  .ad-timeline .preroll {
    --kind: #b93c0b;
  }
  .ad-timeline .midroll {
    --kind: #7c5200;
  }
  .ad-timeline .postroll {
    --kind: #9d174d;
  }
  .ad-timeline .overlay {
    --kind: #2563eb;
  }
  .ad-timeline .watermark {
    --kind: #0f766e;
  }
  .ad-timeline .mark {
    fill: var(--kind);
    stroke: var(--kind);
  }
  .ad-timeline .number {
    background: var(--kind);
  }
`;
