import { html, nothing, type TemplateResult } from 'lit';
import type { UnknownAd, VideoAd } from '../../src/index.js';
import type { TagActions } from './ad-response.js';
import { type AdReport, compareAds, type Comparison, type Slot } from './embed-report.js';
import { findingList } from './finding-list.js';
import { tagView } from './tag-view.js';

type DeviceName = 'desktop' | 'mobile';

const KINDS = { tag: 'ad tag', video: 'hosted video ad', unknown: 'unknown kind' } as const;

const urlOrNone = (url: string | null): TemplateResult =>
  url === null
    ? html`<span class="note">none</span>`
    : html`<span class="url"><code>${url}</code></span>`;

const videoAd = ({ url, destinationUrl, destinationTitle, poster }: VideoAd): TemplateResult =>
  html`<p class="note">This ad is a video of the service. No ad server is requested.</p>
    <dl class="facts stacked">
      <div><dt>Video</dt><dd>${urlOrNone(url)}</dd></div>
      <div><dt>Click destination</dt><dd>${urlOrNone(destinationUrl)} ${destinationTitle === '' ? nothing : html`“${destinationTitle}”`}</dd></div>
      <div><dt>Poster</dt><dd>${urlOrNone(poster)}</dd></div>
    </dl>`;

const unknownAd = ({ raw }: UnknownAd): TemplateResult =>
  html`<p class="note">The player cannot play this kind of ad. The service sent:</p>
    <pre tabindex="0" role="group" aria-label="The ad object"><code>${JSON.stringify(raw, null, 2)}</code></pre>`;

const waterfallStep = (index: number, count: number): TemplateResult | typeof nothing =>
  count === 1
    ? nothing
    : html`<p class="step"><span class="badge accent">${index + 1} of ${count}</span> ${index === 0 ? 'requested first' : 'requested when the previous tag returned no ad'}</p>`;

const tagAd = ({ tags }: AdReport, twin: AdReport | undefined, actions: TagActions) =>
  tags.length === 0
    ? html`<p class="refused">There is no tag to request.</p>`
    : tags.map(
        (tag, index) =>
          html`<div class="tag">
            ${waterfallStep(index, tags.length)}
            ${tagView(tag, twin?.tags[index]?.expansions ?? [], actions)}
          </div>`,
      );

/** One ad. `twin` is the same ad on the other device, if both devices have the same ads. */
const adView = (
  report: AdReport,
  twin: AdReport | undefined,
  actions: TagActions,
): TemplateResult => {
  const { ad, timing, findings } = report;
  return html`<article class="ad">
    <header>
      <h4 dir="auto">${ad.title === '' ? 'Untitled' : ad.title}</h4>
      <p class="facts">
        <span>${KINDS[ad.kind]}${ad.advType === '' ? nothing : html` <code>${ad.advType}</code>`}</span>
        <span>id <code>${ad.id}</code></span>
        <code>${ad.path}</code>
        ${timing === '' ? nothing : html`<span>${timing}</span>`}
      </p>
    </header>
    ${findingList(findings, 'Findings about the ad')}
    ${ad.kind === 'tag' ? tagAd(report, twin, actions) : ad.kind === 'video' ? videoAd(ad) : unknownAd(ad)}
  </article>`;
};

const deviceColumn = (
  slot: Slot,
  device: DeviceName,
  ads: readonly AdReport[],
  twins: readonly AdReport[],
  actions: TagActions,
): TemplateResult =>
  html`<section class="side card" aria-label="${slot.title}, ${device}">
    <h3>
      ${device === 'desktop' ? 'Desktop' : 'Mobile'}
      <code>${device === 'desktop' ? '' : 'mobile_'}${slot.field}</code>
    </h3>
    ${
      ads.length === 0
        ? html`<p class="note empty">Empty: no ad is requested. Ads of the other device are not used instead.</p>`
        : ads.map((report, index) => adView(report, twins[index], actions))
    }
  </section>`;

const COMPARISONS: Readonly<Record<Comparison, readonly [tone: string, text: string]>> = {
  none: ['', 'empty on both'],
  'desktop-only': ['doubt', 'desktop only'],
  'mobile-only': ['doubt', 'mobile only'],
  same: ['good', 'same on both'],
  different: ['accent', 'different'],
};

/** One slot, desktop beside mobile. */
export const slotView = (
  slot: Slot,
  desktop: readonly AdReport[],
  mobile: readonly AdReport[],
  actions: TagActions,
): TemplateResult => {
  const comparison = compareAds(desktop, mobile);
  const [tone, text] = COMPARISONS[comparison];
  const isSame = comparison === 'same';
  return html`<section class="slot" aria-labelledby="slot-${slot.name}">
    <h2 id="slot-${slot.name}" tabindex="-1">
      ${slot.title} <span class="badge ${tone}">${text}</span>
    </h2>
    ${
      comparison === 'none'
        ? nothing
        : html`<div class="sides">
            ${deviceColumn(slot, 'desktop', desktop, isSame ? mobile : [], actions)}
            ${deviceColumn(slot, 'mobile', mobile, isSame ? desktop : [], actions)}
          </div>`
    }
  </section>`;
};
