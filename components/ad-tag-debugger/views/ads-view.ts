import { html, nothing, type TemplateResult } from 'lit';
import type {
  InspectedAd,
  InspectedMedia,
  Inspection,
} from '../../../src/vast/inspect/inspection.js';
import { leftToRight } from '../../../src/locales/left-to-right.js';
import { type TrackerGroup, trackerGroups, type TrackerTime } from '../tracker-time.js';
import { panelText } from '../panels/panel-text.js';
import {
  badge,
  breakable,
  disclosure,
  fact,
  PAGE_LENGTH,
  paged,
  reasonText,
  table,
  type ViewTemplate,
  type ViewContext,
} from './view-context.js';

const adName = (view: ViewContext, { ad }: InspectedAd, index: number): string =>
  panelText(view)('ad-name', { number: index + 1, title: ad.title || ad.id });

/** The same part of every ad, under a heading if there is more than one. */
const eachAd = (
  view: ViewContext,
  key: string,
  inspection: Inspection | null,
  body: (ad: InspectedAd, index: number) => ViewTemplate | readonly ViewTemplate[],
): readonly ViewTemplate[] => {
  const all = inspection?.ads ?? [];
  if (all.length === 0) return [html`<p class="note">${panelText(view)('ad-no-ads')}</p>`];
  return paged(
    view,
    key,
    all,
    (shown) =>
      html`${shown.map(
        (ad, index) =>
          html`${all.length === 1 ? nothing : html`<h3>${adName(view, ad, index)}</h3>`} ${body(ad, index)}`,
      )}`,
  );
};

const mediaBadge = (
  view: ViewContext,
  { isChosen, isPlayable }: InspectedMedia,
): TemplateResult => {
  if (isChosen) return badge('good', panelText(view)('ad-chosen'));
  return isPlayable
    ? badge('', panelText(view)('ad-playable'))
    : badge('bad', panelText(view)('ad-not-playable'));
};

const checkBadge = (view: ViewContext, { check }: InspectedMedia): ViewTemplate => {
  if (check === undefined || check.result === 'not-checked') return nothing;
  return check.result === 'missing'
    ? badge('bad', panelText(view)('ad-check-missing', { status: check.status ?? 0 }))
    : badge(check.result === 'found' ? 'good' : 'bad', panelText(view)(`ad-check-${check.result}`));
};

/** CSS pixels; `none` if a side is not known. */
const sizeText = (width: number | null, height: number | null, none = ''): string =>
  width === null || height === null ? none : leftToRight(`${width} × ${height}`);

const mediaRow = (view: ViewContext, file: InspectedMedia): TemplateResult => {
  const { url, type, width, height, bitrateKbps, apiFramework } = file.media;
  return html`<tr role="row">
    <th role="rowheader" scope="row"><code class="url">${breakable(url)}</code></th>
    <td role="cell">${[type || '–', apiFramework ?? ''].join(' ').trim()}</td>
    <td role="cell">${sizeText(width, height, '–')}</td>
    <td role="cell">${bitrateKbps === null ? '–' : leftToRight(`${bitrateKbps} kbit/s`)}</td>
    <td role="cell">${mediaBadge(view, file)} ${checkBadge(view, file)} ${reasonText(view, file.reason)}</td>
  </tr>`;
};

const numberText = (value: number, language: string): string =>
  value.toLocaleString(language, { maximumFractionDigits: 2 });

const seconds = (value: number | null): string =>
  value === null ? '–' : leftToRight(`${value} s`);

const MEDIA_COLUMNS = ['ad-file', 'ad-format', 'ad-size', 'ad-bitrate', 'ad-verdict'] as const;

const mediaOf = (
  view: ViewContext,
  inspected: InspectedAd,
  index: number,
): readonly ViewTemplate[] => {
  const { linear } = inspected.ad;
  return [
    linear === null
      ? nothing
      : html`<dl class="facts">
          ${fact(panelText(view)('ad-duration'), seconds(linear.durationSeconds))}
          ${linear.skipAfterSeconds === null ? nothing : fact(panelText(view)('ad-skippable'), seconds(linear.skipAfterSeconds))}
        </dl>`,
    ...inspected.refusedCode.map(
      (code) => html`<p class="refused">${panelText(view)('ad-refused', { code })}</p>`,
    ),
    inspected.failure === null
      ? nothing
      : html`<p class="stop">${badge('bad', String(inspected.failure.code))} ${reasonText(view, inspected.failure)}</p>`,
    ...(inspected.media.length === 0
      ? []
      : paged(view, `media:${index}`, inspected.media, (shown) =>
          table(
            'media',
            view.translate('section-media'),
            MEDIA_COLUMNS.map((id) => panelText(view)(id)),
            shown.map((file) => mediaRow(view, file)),
          ),
        )),
  ];
};

/** The media files of every ad, which of them would play, and why. */
export const mediaView = (
  view: ViewContext,
  inspection: Inspection | null,
): readonly ViewTemplate[] =>
  eachAd(view, 'media', inspection, (ad, index) => mediaOf(view, ad, index));

const urlList = (
  view: ViewContext,
  key: string,
  urls: readonly string[],
): readonly ViewTemplate[] =>
  paged(
    view,
    key,
    urls,
    (shown) =>
      html`<ul role="list" class="urls" translate="no">
        ${shown.map((url) => html`<li><code class="url">${breakable(url)}</code></li>`)}
      </ul>`,
  );

/** `at 3.75 s (25 %)`, `at 25 %`, `after 2 s in view`, … */
const timeText = (view: ViewContext, time: TrackerTime): string => {
  const { language } = view;
  if (time.kind === 'at') {
    const percent = time.fraction === null ? '' : `${numberText(100 * time.fraction, language)} %`;
    if (time.seconds === null) return panelText(view)('ad-time-at', { time: percent });
    const clock = `${numberText(time.seconds, language)} s`;
    return panelText(view)('ad-time-at', {
      time: percent === '' ? clock : `${clock} (${percent})`,
    });
  }
  if (time.kind === 'viewable')
    return panelText(view)('ad-time-viewable', { seconds: time.seconds });
  return panelText(view)(time.kind === 'never' ? 'ad-not-due' : `ad-time-${time.kind}`);
};

const trackerRow = (
  view: ViewContext,
  key: string,
  { event, time, templates }: TrackerGroup,
): TemplateResult => {
  const isDue = !['action', 'late', 'never'].includes(time.kind);
  return html`<tr role="row">
    <th role="rowheader" scope="row"><code>${event}</code></th>
    <td role="cell">${badge(isDue ? 'accent' : '', timeText(view, time))}</td>
    <td role="cell">
      ${disclosure(view, key, panelText(view)('ad-urls', { count: templates.length }), () => urlList(view, key, templates))}
    </td>
  </tr>`;
};

const trackersOf = (view: ViewContext, ad: InspectedAd, index: number): readonly ViewTemplate[] => {
  const text = panelText(view);
  if (ad.trackers.length === 0) return [html`<p class="note">${text('ad-no-trackers')}</p>`];
  return paged(view, `trackers:${index}`, trackerGroups(ad), (shown) =>
    table(
      'trackers',
      view.translate('section-trackers'),
      [text('ad-event'), text('ad-when'), text('ad-count')],
      shown.map((group, at) => trackerRow(view, `tracker:${index}:${at}`, group)),
    ),
  );
};

/** The trackers of every ad by event, and those of errors that a player would report. */
export const trackersView = (
  view: ViewContext,
  inspection: Inspection | null,
): readonly ViewTemplate[] => {
  const errors = inspection?.errorTrackers ?? [];
  return [
    ...(inspection?.ads.length === 0 && errors.length > 0
      ? []
      : eachAd(view, 'trackers', inspection, (ad, index) => trackersOf(view, ad, index))),
    errors.length === 0
      ? nothing
      : html`<h3>${panelText(view)('ad-error-trackers')}</h3>
          ${urlList(
            view,
            'errors',
            errors.map(({ template, code }) => `${code}: ${template}`),
          )}`,
  ];
};

/** The first items of a list under a heading; nothing if there are none. */
const additions = <Item>(
  heading: TemplateResult,
  items: readonly Item[],
  item: (item: Item) => TemplateResult,
): ViewTemplate =>
  items.length === 0
    ? nothing
    : html`${heading}
        <ul role="list" class="urls">${items.slice(0, PAGE_LENGTH).map((each) => html`<li>${item(each)}</li>`)}</ul>`;

const companionsOf = (view: ViewContext, { ad }: InspectedAd): ViewTemplate => {
  const { required, items } = ad.companions;
  const note = html`<p>${badge(required === 'none' ? '' : 'doubt', required)} ${panelText(view)(`ad-required-${required}`)}</p>`;
  return additions(
    html`<h3>${panelText(view)('ad-companions')}</h3>${note}`,
    items,
    ({ width, height, image, iframe, html: markup, adSlotId }) =>
      html`${sizeText(width, height)} ${adSlotId === '' ? nothing : html`<code>${adSlotId}</code>`}
        <code class="url">${breakable(image ?? iframe ?? (markup === '' ? '–' : 'HTML'))}</code>`,
  );
};

const iconsOf = (view: ViewContext, { ad }: InspectedAd): ViewTemplate =>
  additions(
    html`<h3>${panelText(view)('ad-icons')}</h3>`,
    ad.icons,
    ({ program, x, y, picture }) =>
      html`${program} <span class="note">${x}, ${y}</span> <code class="url">${breakable(picture.url)}</code>`,
  );

const captionsOf = (view: ViewContext, { ad }: InspectedAd): ViewTemplate =>
  additions(
    html`<h3>${panelText(view)('ad-captions')}</h3>`,
    ad.linear?.captions ?? [],
    ({ url, language, type }) =>
      html`${[language, type].join(' ').trim()} <code class="url">${breakable(url)}</code>`,
  );

export const additionsView = (
  view: ViewContext,
  inspection: Inspection | null,
): readonly ViewTemplate[] =>
  eachAd(view, 'additions', inspection, (ad) => {
    const parts: readonly ViewTemplate[] = [
      companionsOf(view, ad),
      iconsOf(view, ad),
      captionsOf(view, ad),
    ];
    return parts.some((part) => part !== nothing)
      ? parts
      : [html`<p class="note">${panelText(view)('ad-no-additions')}</p>`];
  });
