import { html, nothing, type TemplateResult } from 'lit';
import type {
  InspectedAd,
  InspectedMedia,
  Inspection,
} from '../../../src/vast/inspect/inspection.js';
import { leftToRight } from '../../../src/locales/left-to-right.js';
import type { AdMessages, DebuggerMessages } from '../locales/messages.js';
import { type TrackerGroup, trackerGroups, type TrackerTime } from '../tracker-time.js';
import {
  badge,
  breakable,
  disclosure,
  fact,
  headerRow,
  PAGE_LENGTH,
  paged,
  sentence,
  type ViewTemplate,
  type ViewContext,
} from './view-context.js';

const adName = ({ ad }: InspectedAd, index: number, texts: AdMessages): string =>
  texts.ad(index + 1, ad.title || ad.id);

/** The same part of every ad, under a heading if there is more than one. */
const eachAd = (
  { messages: { ads: texts } }: ViewContext,
  inspection: Inspection | null,
  body: (ad: InspectedAd, index: number) => ViewTemplate | readonly ViewTemplate[],
): readonly ViewTemplate[] => {
  const all = inspection?.ads ?? [];
  if (all.length === 0) return [html`<p class="note">${texts.noAds}</p>`];
  return all.map(
    (ad, index) =>
      html`${all.length === 1 ? nothing : html`<h3>${adName(ad, index, texts)}</h3>`} ${body(ad, index)}`,
  );
};

const mediaBadge = ({ isChosen, isPlayable }: InspectedMedia, texts: AdMessages) => {
  if (isChosen) return badge('good', texts.chosen);
  return isPlayable ? badge('', texts.playable) : badge('bad', texts.notPlayable);
};

const checkBadge = ({ check }: InspectedMedia, texts: AdMessages): ViewTemplate => {
  const text = check === undefined ? '' : texts.checks[check.result](check.status);
  return text === '' ? nothing : badge(check?.result === 'found' ? 'good' : 'bad', text);
};

const mediaRow = (view: ViewContext, file: InspectedMedia): TemplateResult => {
  const { ads: texts } = view.messages;
  const { url, type, width, height, bitrateKbps, apiFramework } = file.media;
  return html`<tr role="row">
    <th role="rowheader" scope="row"><code class="url">${breakable(url)}</code></th>
    <td role="cell">${[type || '–', apiFramework ?? ''].join(' ').trim()}</td>
    <td role="cell">${width === null || height === null ? '–' : leftToRight(`${width} × ${height}`)}</td>
    <td role="cell">${bitrateKbps === null ? '–' : leftToRight(`${bitrateKbps} kbit/s`)}</td>
    <td role="cell">${mediaBadge(file, texts)} ${checkBadge(file, texts)} ${sentence(view, file.reason)}</td>
  </tr>`;
};

/** A number with at most two decimals. */
const numberText = (value: number, language: string): string =>
  value.toLocaleString(language, { maximumFractionDigits: 2 });

const seconds = (value: number | null): string =>
  value === null ? '–' : leftToRight(`${value} s`);

const mediaOf = (
  view: ViewContext,
  inspected: InspectedAd,
  index: number,
): readonly ViewTemplate[] => {
  const { ads } = view.messages;
  const { linear } = inspected.ad;
  return [
    linear === null
      ? nothing
      : html`<dl class="facts">
          ${fact(ads.duration, seconds(linear.durationSeconds))}
          ${linear.skipAfterSeconds === null ? nothing : fact(ads.skippable, seconds(linear.skipAfterSeconds))}
        </dl>`,
    ...inspected.refusedCode.map((code) => html`<p class="refused">${ads.refused(code)}</p>`),
    inspected.failure === null
      ? nothing
      : html`<p class="stop">${badge('bad', String(inspected.failure.code))} ${sentence(view, inspected.failure.message)}</p>`,
    ...(inspected.media.length === 0
      ? []
      : paged(
          view,
          `media:${index}`,
          inspected.media,
          (shown) =>
            html`<table role="table" class="table media">
              <caption class="visually-hidden">${view.messages.sections.media}</caption>
              ${headerRow([ads.file, ads.format, ads.size, ads.bitrate, ads.verdict])}
              <tbody role="rowgroup">${shown.map((file) => mediaRow(view, file))}</tbody>
            </table>`,
        )),
  ];
};

/** The media files of every ad, which of them would play, and why. */
export const mediaView = (
  view: ViewContext,
  inspection: Inspection | null,
): readonly ViewTemplate[] => eachAd(view, inspection, (ad, index) => mediaOf(view, ad, index));

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
const timeText = (time: TrackerTime, { language, ads }: DebuggerMessages): string => {
  const { times, notDue } = ads;
  if (time.kind === 'at') {
    const percent = time.fraction === null ? '' : `${numberText(100 * time.fraction, language)} %`;
    if (time.seconds === null) return times.at(percent);
    const clock = `${numberText(time.seconds, language)} s`;
    return times.at(percent === '' ? clock : `${clock} (${percent})`);
  }
  if (time.kind === 'viewable') return times.viewable(time.seconds);
  return time.kind === 'never' ? notDue : times[time.kind];
};

const trackerRow = (
  view: ViewContext,
  key: string,
  { event, time, templates }: TrackerGroup,
): TemplateResult => {
  const { ads } = view.messages;
  const isDue = !['action', 'late', 'never'].includes(time.kind);
  return html`<tr role="row">
    <th role="rowheader" scope="row"><code>${event}</code></th>
    <td role="cell">${badge(isDue ? 'accent' : '', timeText(time, view.messages))}</td>
    <td role="cell">
      ${disclosure(view, key, ads.urls(templates.length), () => urlList(view, key, templates))}
    </td>
  </tr>`;
};

const trackersOf = (view: ViewContext, ad: InspectedAd, index: number): readonly ViewTemplate[] => {
  const { ads, sections } = view.messages;
  if (ad.trackers.length === 0) return [html`<p class="note">${ads.noTrackers}</p>`];
  return paged(
    view,
    `trackers:${index}`,
    trackerGroups(ad),
    (shown) =>
      html`<table role="table" class="table trackers">
        <caption class="visually-hidden">${sections.trackers}</caption>
        ${headerRow([ads.event, ads.when, ads.count])}
        <tbody role="rowgroup">
          ${shown.map((group, at) => trackerRow(view, `tracker:${index}:${at}`, group))}
        </tbody>
      </table>`,
  );
};

/** The trackers of every ad by event, and those of errors that a player would report. */
export const trackersView = (
  view: ViewContext,
  inspection: Inspection | null,
): readonly ViewTemplate[] => {
  const errors = inspection?.errorTrackers ?? [];
  return [
    ...(inspection !== null && inspection.ads.length === 0 && errors.length > 0
      ? []
      : eachAd(view, inspection, (ad, index) => trackersOf(view, ad, index))),
    errors.length === 0
      ? nothing
      : html`<h3>${view.messages.ads.errorTrackers}</h3>
          ${urlList(
            view,
            'errors',
            errors.map(({ template, code }) => `${code}: ${template}`),
          )}`,
  ];
};

const sizeText = (width: number | null, height: number | null): string =>
  width === null || height === null ? '' : leftToRight(`${width} × ${height}`);

const companionsOf = (view: ViewContext, { ad }: InspectedAd): ViewTemplate => {
  const { ads } = view.messages;
  const { required, items } = ad.companions;
  if (items.length === 0) return nothing;
  return html`<h3>${ads.companions}</h3>
    <p>${badge(required === 'none' ? '' : 'doubt', required)} ${ads.required[required]}</p>
    <ul role="list" class="urls">
      ${items.slice(0, PAGE_LENGTH).map(
        ({ width, height, image, iframe, html: markup, adSlotId }) =>
          html`<li>
            ${sizeText(width, height)} ${adSlotId === '' ? nothing : html`<code>${adSlotId}</code>`}
            <code class="url">${breakable(image ?? iframe ?? (markup === '' ? '–' : 'HTML'))}</code>
          </li>`,
      )}
    </ul>`;
};

const iconsOf = (view: ViewContext, { ad }: InspectedAd): ViewTemplate =>
  ad.icons.length === 0
    ? nothing
    : html`<h3>${view.messages.ads.icons}</h3>
        <ul role="list" class="urls">
          ${ad.icons.slice(0, PAGE_LENGTH).map(
            ({ program, x, y, picture }) =>
              html`<li>
                ${program} <span class="note">${x}, ${y}</span>
                <code class="url">${breakable(picture.url)}</code>
              </li>`,
          )}
        </ul>`;

const captionsOf = (view: ViewContext, { ad }: InspectedAd): ViewTemplate => {
  const captions = ad.linear?.captions ?? [];
  return captions.length === 0
    ? nothing
    : html`<h3>${view.messages.ads.captions}</h3>
        <ul role="list" class="urls">
          ${captions
            .slice(0, PAGE_LENGTH)
            .map(
              ({ url, language, type }) =>
                html`<li>${[language, type].join(' ').trim()} <code class="url">${breakable(url)}</code></li>`,
            )}
        </ul>`;
};

/** Companions, icons and captions of every ad. */
export const additionsView = (
  view: ViewContext,
  inspection: Inspection | null,
): readonly ViewTemplate[] =>
  eachAd(view, inspection, (ad) => {
    const parts: readonly ViewTemplate[] = [
      companionsOf(view, ad),
      iconsOf(view, ad),
      captionsOf(view, ad),
    ];
    return parts.some((part) => part !== nothing)
      ? parts
      : [html`<p class="note">${view.messages.ads.noAdditions}</p>`];
  });
