import { html, nothing, type TemplateResult } from 'lit';
import type { Hop, InspectedAd, Inspection } from '../../../src/vast/inspect/inspection.js';
import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';
import type { ViewTemplate } from './view-context.js';

/** Requests in the picture; the list below it has all. */
const MAX_HOPS = 30;

/** Ads of one response in the picture. */
const MAX_ADS = 3;

interface NumberedHop extends Hop {
  readonly index: number;
}

/** A request and what each led to next, without branches. */
interface Path {
  /** Index of the request whose response the path starts from, or null. */
  readonly from: number | null;
  readonly hops: readonly NumberedHop[];
}

/** Splits the requests into paths: a request that does not continue the one before it starts another path. */
const pathsOf = (hops: readonly Hop[]): readonly Path[] => {
  const paths: { from: number | null; hops: NumberedHop[] }[] = [];
  for (const [index, hop] of hops.slice(0, MAX_HOPS).entries()) {
    const last = paths.at(-1);
    if (last && hop.parent === index - 1) last.hops.push({ ...hop, index });
    else paths.push({ from: hop.parent, hops: [{ ...hop, index }] });
  }
  return paths;
};

/** The host and the last part of the path: enough to tell the requests of a chain apart. */
const namesOf = (url: string): readonly [host: string, file: string] => {
  if (!URL.canParse(url)) return [url.slice(0, 80), ''];
  const { host, pathname } = new URL(url);
  return [host, pathname.split('/').at(-1) ?? ''];
};

const failureMark = (failure: Hop['failure']): ViewTemplate =>
  failure === null ? nothing : html`<span class="outcome">✕ ${failure.code}</span>`;

const hopNode = (hop: NumberedHop, translate: DebuggerText): TemplateResult => {
  const [host, file] = namesOf(hop.url);
  const kind = [hop.root ?? '', hop.version ?? ''].join(' ').trim();
  return html`<li class="node ${hop.failure === null ? '' : 'failed'}">
    <span class="who"
      ><b>${hop.index + 1}</b> ${hop.url === '' ? translate('chain-pasted') : html`<bdi>${host}</bdi>`}</span
    >
    ${file === '' ? nothing : html`<bdi class="detail">${file}</bdi>`}
    <span class="detail">${kind}</span>
    ${failureMark(hop.failure)}
  </li>`;
};

const adNode = ({ ad, failure }: InspectedAd): TemplateResult =>
  html`<li class="node ad ${failure === null ? '' : 'failed'}">
    <span class="who"
      >${failure === null ? '▶' : nothing} <bdi>${ad.title || ad.id}</bdi></span
    >
    ${failureMark(failure)}
  </li>`;

const adNodes = (ads: readonly InspectedAd[]): readonly TemplateResult[] => [
  ...ads.slice(0, MAX_ADS).map(adNode),
  ...(ads.length > MAX_ADS
    ? [html`<li class="node ad"><span class="who">+${ads.length - MAX_ADS}</span></li>`]
    : []),
];

/**
 * The way from the ad tag to the ads: one path per branch, with the host of each request and what stopped it. The list
 * of requests says the same in words, so that assistive technology skips the picture.
 */
export const chainPicture = (
  { hops, ads }: Pick<Inspection, 'hops' | 'ads'>,
  translate: DebuggerText,
): TemplateResult =>
  html`<div class="paths" aria-hidden="true" translate="no">
    ${pathsOf(hops).map(
      ({ from, hops: nodes }) =>
        html`<ul class="path">
          ${from === null ? nothing : html`<li class="branch">${from + 1}</li>`}
          ${nodes.map((hop) => [
            hopNode(hop, translate),
            adNodes(ads.filter((ad) => ad.hop === hop.index)),
          ])}
        </ul>`,
    )}
  </div>`;
