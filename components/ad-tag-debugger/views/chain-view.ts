import { html, nothing, type TemplateResult } from 'lit';
import type { Hop, Inspection } from '../../../src/vast/inspect/inspection.js';
import type { ChainMessages } from '../locales/messages.js';
import { chainPicture } from './chain-picture.js';
import {
  badge,
  breakable,
  disclosure,
  fact,
  sentence,
  type ViewTemplate,
  type ViewContext,
} from './view-context.js';

/** Characters of a body that are shown at once; a longer line takes the browser long to wrap. */
const CHUNK_LENGTH = 4000;

const wholeNumber = (value: number, language: string): string =>
  Math.round(value).toLocaleString(language);

/** The text of a response, as much of it as the person wants to see. */
const bodyText = (view: ViewContext, key: string, text: string): TemplateResult => {
  const count = Math.min(view.pages(key), Math.ceil(text.length / CHUNK_LENGTH));
  const shown = Math.min(text.length, count * CHUNK_LENGTH);
  const chunks = Array.from({ length: count }, (_, index) =>
    text.slice(index * CHUNK_LENGTH, (index + 1) * CHUNK_LENGTH),
  );
  const { chain } = view.messages;
  return html`<div class="body-text" role="group" tabindex="0" aria-label=${chain.response} translate="no">
      ${chunks.map((chunk) => html`<pre><code>${chunk}</code></pre>`)}
    </div>
    ${
      shown < text.length
        ? html`<p class="actions">
            <span class="note">${chain.truncated(String(shown), String(text.length))}</span>
            <button type="button" class="button" @click=${() => view.showMore(key)}>
              ${view.messages.more(Math.min(CHUNK_LENGTH, text.length - shown), text.length - shown)}
            </button>
          </p>`
        : nothing
    }`;
};

const statusBadge = ({ status, failure }: Hop, texts: ChainMessages): TemplateResult => {
  if (status === null) return badge(failure === null ? '' : 'bad', texts.noResponse);
  return badge(status >= 200 && status < 300 ? 'good' : 'bad', String(status));
};

const macroText = ({ expansions }: Hop, texts: ChainMessages): string => {
  const kept = expansions.filter(({ encoded }) => encoded === null).length;
  return texts.macros(expansions.length - kept, kept);
};

const responseFacts = (hop: Hop, texts: ChainMessages): ViewTemplate => {
  if (hop.status === null) return fact(texts.cors, texts.corsVerdicts[hop.cors]);
  return html`${fact(texts.type, hop.contentType ?? '–')}
  ${fact(texts.cors, texts.corsVerdicts[hop.cors])}
  ${fact(texts.cookies, hop.sentCookies ? texts.cookiesSent : texts.cookiesNotSent)}
  ${
    hop.responseUrl !== '' && hop.responseUrl !== hop.url
      ? fact(texts.redirected, html`<code class="url">${breakable(hop.responseUrl)}</code>`)
      : nothing
  }`;
};

const documentFact = ({ root, version, adSystems }: Hop, texts: ChainMessages): ViewTemplate =>
  html`${root === null ? nothing : fact(texts.document, [root, version ?? ''].join(' ').trim())}
  ${adSystems.length === 0 ? nothing : fact(texts.adSystems, adSystems.join(', '))}`;

const hopItem = (view: ViewContext, hop: Hop, index: number, totalMs: number): TemplateResult => {
  const { chain } = view.messages;
  const isPasted = hop.url === '';
  const scale = Math.max(totalMs, 1);
  return html`<li class="hop ${hop.failure === null ? '' : 'stopped'}">
    <p class="hop-head ${isPasted ? 'pasted' : ''}">
      <strong>${isPasted ? chain.pasted : chain.hop(index + 1)}</strong>
      ${
        isPasted
          ? nothing
          : html`${statusBadge(hop, chain)}
              <span class="note duration" dir="ltr">${wholeNumber(hop.durationMs, view.messages.language)} ms</span>
              <svg class="timeline" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="4" class="track"></rect>
                <rect x=${(100 * hop.startMs) / scale} width=${Math.max(1, (100 * hop.durationMs) / scale)} height="4"></rect>
              </svg>`
      }
    </p>
    ${isPasted ? nothing : html`<p class="url" translate="no"><code>${breakable(hop.url)}</code></p>`}
    <dl class="facts">
      ${isPasted ? nothing : responseFacts(hop, chain)} ${documentFact(hop, chain)}
      ${hop.expansions.length === 0 ? nothing : html`<div><dd>${macroText(hop, chain)}</dd></div>`}
    </dl>
    ${
      hop.failure === null
        ? nothing
        : html`<p class="stop">${badge('bad', chain.stopped(hop.failure.code))} ${sentence(view, hop.failure.message)}</p>`
    }
    ${
      hop.text === null || hop.text === ''
        ? nothing
        : disclosure(view, `body:${index}`, chain.response, () =>
            bodyText(view, `body:${index}`, hop.text ?? ''),
          )
    }
  </li>`;
};

/** The requests of an inspection in their order: what was sent, what came back, and what stopped it. */
export const chainView = (view: ViewContext, inspection: Inspection | null): ViewTemplate =>
  inspection === null
    ? html`<p class="note">${view.messages.chain.notRequested}</p>`
    : html`${chainPicture(inspection, view.messages.chain)}
        <ol role="list" class="hops">
        ${inspection.hops.map((hop, index) => hopItem(view, hop, index, inspection.durationMs))}
      </ol>`;
