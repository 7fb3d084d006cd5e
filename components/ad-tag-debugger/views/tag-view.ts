import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Expansion } from '../../../src/ad-tags/fill.js';
import { placeholderTable } from './placeholder-table.js';
import { moveTo, STATUS_TONES, type TagViewProps } from './tag-props.js';
import { breakable, copyButton, type ViewContext } from './view-context.js';

const mark = (
  view: ViewContext,
  props: TagViewProps,
  index: number,
  prefix: string,
  textOf: (expansion: Expansion) => string,
): TemplateResult | typeof nothing => {
  const expansion = props.tag.expansions[index];
  if (expansion === undefined) return nothing;
  const number = index + 1;
  const text = textOf(expansion);
  const classes = {
    mark: true,
    [STATUS_TONES[expansion.outcome] || 'plain']: true,
    linked: props.linked === index,
  };
  return html`<wbr /><a
      class=${classMap(classes)}
      id="${prefix}-${number}"
      href="#row-${number}"
      data-number=${number}
      aria-label=${view.messages.tag.toRow(number, text)}
      @click=${moveTo(props, index, `row-${number}`)}
      @focus=${() => props.link(index)}
      @pointerenter=${() => props.link(index)}
      >${text}</a
    >`;
};

/** The template as literal text and marked placeholders, each written as `textOf` says. */
const segments = (
  view: ViewContext,
  props: TagViewProps,
  prefix: string,
  textOf: (expansion: Expansion) => string,
) => {
  const { template, expansions } = props.tag;
  return [0, ...expansions.map(({ end }) => end)].map((start, index) => {
    const text = breakable(template.slice(start, expansions[index]?.start));
    return [text, mark(view, props, index, prefix, textOf)];
  });
};

const requestUrl = (view: ViewContext, props: TagViewProps): TemplateResult => {
  const { tag } = props;
  const text = segments(
    view,
    props,
    'request',
    ({ placeholder, encoded }) => encoded ?? placeholder,
  );
  return tag.url === ''
    ? html`<p class="refused">${view.messages.tag.noRequest}</p>
        <p class="url" translate="no"><code>${text}</code></p>`
    : html`<p class="url" translate="no" data-url=${tag.url}><code>${text}</code></p>`;
};

/** One tag: its template, its request and every placeholder, linked to each other. */
export const tagView = (view: ViewContext, props: TagViewProps): TemplateResult => {
  const { tag } = view.messages;
  return html`<h3>${tag.template}</h3>
    <p class="url" translate="no"><code>${segments(view, props, 'mark', ({ placeholder }) => placeholder)}</code></p>
    <h3>${tag.request}</h3>
    ${requestUrl(view, props)}
    <div class="actions">
      ${copyButton(view, 'template', tag.copyTemplate, () => props.tag.template)}
      ${props.tag.url === '' ? nothing : copyButton(view, 'url', tag.copyUrl, () => props.tag.url)}
    </div>
    ${placeholderTable(view, props)}`;
};
