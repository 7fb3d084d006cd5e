import { html, nothing, type TemplateResult } from 'lit';
import type { Hop, Inspection } from '../../../src/vast/inspect/inspection.js';
import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';
import { chainPicture } from './chain-picture.js';
import {
  badge,
  breakable,
  button,
  disclosure,
  fact,
  paged,
  reasonText,
  type ViewTemplate,
  type ViewContext,
} from './view-context.js';

/** Characters of a body that are shown at once; a longer line takes the browser long to wrap. */
const CHUNK_LENGTH = 4000;

/** The text of a response, as much of it as the person wants to see. */
const bodyText = (view: ViewContext, key: string, text: string): TemplateResult => {
  const count = Math.min(view.pages(key), Math.ceil(text.length / CHUNK_LENGTH));
  const shown = Math.min(text.length, count * CHUNK_LENGTH);
  const chunks = Array.from({ length: count }, (_, index) =>
    text.slice(index * CHUNK_LENGTH, (index + 1) * CHUNK_LENGTH),
  );
  const { translate } = view;
  const rest = text.length - shown;
  return html`<div class="body-text" role="group" tabindex="0" aria-label=${translate('chain-response')} translate="no">
      ${chunks.map((chunk) => html`<pre><code>${chunk}</code></pre>`)}
    </div>
    ${
      rest > 0
        ? html`<p class="actions">
            <span class="note">${translate('chain-truncated', { shown: String(shown), total: String(text.length) })}</span>
            ${button(translate('more', { next: Math.min(CHUNK_LENGTH, rest), rest }), () => view.showMore(key))}
          </p>`
        : nothing
    }`;
};

const statusBadge = ({ status, failure }: Hop, translate: DebuggerText): TemplateResult => {
  if (status === null) return badge(failure === null ? '' : 'bad', translate('chain-no-response'));
  return badge(status >= 200 && status < 300 ? 'good' : 'bad', String(status));
};

const macroText = ({ expansions }: Hop, translate: DebuggerText): string => {
  const kept = expansions.filter(({ encoded }) => encoded === null).length;
  return translate('chain-macros', { count: expansions.length - kept, kept });
};

const responseFacts = (hop: Hop, translate: DebuggerText): ViewTemplate => {
  const cors = fact(translate('chain-cors'), translate(`chain-cors-verdict-${hop.cors}`));
  if (hop.status === null) return cors;
  return html`${fact(translate('chain-type'), hop.contentType ?? '–')} ${cors}
  ${fact(translate('chain-cookies'), hop.sentCookies ? translate('chain-cookies-sent') : translate('chain-cookies-not-sent'))}
  ${['', hop.url].includes(hop.responseUrl) ? nothing : fact(translate('chain-redirected'), html`<code class="url">${breakable(hop.responseUrl)}</code>`)}`;
};

const documentFact = ({ root, version, adSystems }: Hop, translate: DebuggerText): ViewTemplate =>
  html`${root === null ? nothing : fact(translate('chain-document'), [root, version ?? ''].join(' ').trim())}
  ${adSystems.length === 0 ? nothing : fact(translate('chain-ad-systems'), adSystems.join(', '))}`;

const hopItem = (view: ViewContext, hop: Hop, index: number, totalMs: number): TemplateResult => {
  const { translate } = view;
  const isPasted = hop.url === '';
  const scale = Math.max(totalMs, 1);
  return html`<li class="hop ${hop.failure === null ? '' : 'stopped'}">
    <p class="hop-head ${isPasted ? 'pasted' : ''}">
      <strong>${isPasted ? translate('chain-pasted') : translate('chain-hop', { number: index + 1 })}</strong>
      ${
        isPasted
          ? nothing
          : html`${statusBadge(hop, translate)}
              <span class="note duration" dir="ltr">${Math.round(hop.durationMs).toLocaleString(view.language)} ms</span>
              <svg class="timeline" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="4" class="track"></rect>
                <rect x=${(100 * hop.startMs) / scale} width=${Math.max(1, (100 * hop.durationMs) / scale)} height="4"></rect>
              </svg>`
      }
    </p>
    ${isPasted ? nothing : html`<p class="url" translate="no"><code>${breakable(hop.url)}</code></p>`}
    <dl class="facts">
      ${isPasted ? nothing : responseFacts(hop, translate)} ${documentFact(hop, translate)}
      ${hop.expansions.length === 0 ? nothing : html`<div><dd>${macroText(hop, translate)}</dd></div>`}
    </dl>
    ${
      hop.failure === null
        ? nothing
        : html`<p class="stop">${badge('bad', translate('chain-stopped', { code: hop.failure.code }))} ${reasonText(view, hop.failure)}</p>`
    }
    ${
      hop.text === null || hop.text === ''
        ? nothing
        : disclosure(view, `body:${index}`, translate('chain-response'), () =>
            bodyText(view, `body:${index}`, hop.text ?? ''),
          )
    }
  </li>`;
};

/** The requests of an inspection in their order: what was sent, what came back, and what stopped it. */
export const chainView = (view: ViewContext, inspection: Inspection | null): ViewTemplate =>
  inspection === null
    ? html`<p class="note">${view.translate('chain-not-requested')}</p>`
    : html`${chainPicture(inspection, view.translate)}
      ${paged(
        view,
        'hops',
        inspection.hops,
        (shown) =>
          html`<ol role="list" class="hops">
            ${shown.map((hop, index) => hopItem(view, hop, index, inspection.durationMs))}
          </ol>`,
      )}`;
