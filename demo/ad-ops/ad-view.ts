import { html, nothing, type TemplateResult } from 'lit';
import type { UnknownAd, VideoAd } from '../../src/index.js';
import type { TagActions } from './answer-view.js';
import { differences } from './comparison.js';
import { findingList } from './finding-list.js';
import type { AdReport } from './slot-report.js';
import { tagView } from './tag-view.js';

const KINDS = { tag: 'ad tag', video: 'own video', unknown: 'unknown kind' } as const;

const address = (url: string | null): TemplateResult =>
  url === null
    ? html`<span class="note">none</span>`
    : html`<span class="url"><code>${url}</code></span>`;

const video = ({ url, destinationUrl, destinationTitle, poster }: VideoAd): TemplateResult =>
  html`<p class="note">A video of the service itself: nobody is asked for it.</p>
    <dl class="facts stacked">
      <div><dt>Creative</dt><dd>${address(url)}</dd></div>
      <div><dt>Click leads to</dt><dd>${address(destinationUrl)} ${destinationTitle === '' ? nothing : html`“${destinationTitle}”`}</dd></div>
      <div><dt>Poster</dt><dd>${address(poster)}</dd></div>
    </dl>`;

const unknown = ({ wire }: UnknownAd): TemplateResult =>
  html`<p class="note">No player knows this kind of ad. It came as:</p>
    <pre tabindex="0" role="group" aria-label="The ad object"><code>${JSON.stringify(wire, null, 2)}</code></pre>`;

const tags = ({ tags: all }: AdReport, twin: AdReport | undefined, actions: TagActions) => {
  if (all.length === 0) return html`<p class="refused">No tag that can be asked.</p>`;
  return all.map(
    (tag, index) =>
      html`<div class="tag">
        ${
          all.length === 1
            ? nothing
            : html`<p class="step"><span class="badge accent">${index + 1} of ${all.length}</span> ${index === 0 ? 'asked first' : 'asked when the one before gave no ad'}</p>`
        }
        ${tagView(tag, differences(tag.expansions, twin?.tags[index]?.expansions), actions)}
      </div>`,
  );
};

/** One ad. `twin` is the same ad on the other device, if it is the same. */
export const adView = (
  report: AdReport,
  twin: AdReport | undefined,
  actions: TagActions,
): TemplateResult => {
  const { ad, timing, findings } = report;
  return html`<article class="ad">
    <header>
      <h4 dir="auto">${ad.title === '' ? 'Without a title' : ad.title}</h4>
      <p class="facts">
        <span>${KINDS[ad.kind]}${ad.advType === '' ? nothing : html` <code>${ad.advType}</code>`}</span>
        <span>id <code>${ad.id}</code></span>
        <code>${ad.path}</code>
        ${timing === '' ? nothing : html`<span>${timing}</span>`}
      </p>
    </header>
    ${findingList(findings, 'Findings of the ad')}
    ${ad.kind === 'tag' ? tags(report, twin, actions) : ad.kind === 'video' ? video(ad) : unknown(ad)}
  </article>`;
};
