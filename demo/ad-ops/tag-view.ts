import { html, type TemplateResult } from 'lit';
import type { ExpandedAdTag, Expansion } from '../../src/index.js';
import { tagActions, type TagActions } from './ad-response.js';
import { findingList } from './finding-list.js';
import { placeholderTable, statusWords } from './placeholder-table.js';

/** URLs break before a parameter where possible. */
const literal = (text: string): readonly (TemplateResult | string)[] =>
  text.split(/(?=[?&])/).map((part, index) => (index === 0 ? part : html`<wbr />${part}`));

const mark = (text: string, expansion: Expansion, index: number): TemplateResult =>
  html`<wbr /><mark class=${statusWords(expansion).tone} data-number=${index + 1}>${text}</mark>`;

/** The template as literal text and marked placeholders, each written as `textOf` says. */
const segments = (
  { template, expansions }: ExpandedAdTag,
  textOf: (expansion: Expansion) => string,
) => {
  const starts = [0, ...expansions.map(({ end }) => end)];
  return starts.map((start, index) => {
    const expansion = expansions[index];
    const text = literal(template.slice(start, expansion?.start));
    return expansion === undefined ? text : [text, mark(textOf(expansion), expansion, index)];
  });
};

const templateUrl = (tag: ExpandedAdTag): TemplateResult =>
  html`<p class="url"><code>${segments(tag, ({ placeholder }) => placeholder)}</code></p>`;

const requestUrl = (tag: ExpandedAdTag): TemplateResult => {
  const text = segments(tag, ({ placeholder, encoded }) => encoded ?? placeholder);
  return tag.url === ''
    ? html`<p class="refused">No request is sent: this is not a valid http or https URL.</p>
        <p class="url"><code>${text}</code></p>`
    : html`<p class="url" data-url=${tag.url}><code>${text}</code></p>`;
};

/** One tag: its template, its request, every placeholder, the findings and the response. */
export const tagView = (
  tag: ExpandedAdTag,
  otherDevice: readonly Expansion[],
  actions: TagActions,
): TemplateResult =>
  html`<h5>Template</h5>
    ${templateUrl(tag)}
    <h5>Request</h5>
    ${requestUrl(tag)} ${placeholderTable(tag.expansions, otherDevice)}
    ${findingList(tag.findings, 'Findings about the tag')}
    ${tag.url === '' ? '' : tagActions(tag.url, actions)}`;
