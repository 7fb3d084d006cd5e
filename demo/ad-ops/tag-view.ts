import { html, type TemplateResult } from 'lit';
import type { ExpandedAdTag } from '../../src/index.js';
import { answerView, type TagActions } from './answer-view.js';
import { findingList } from './finding-list.js';
import { outcomeWords } from './outcome.js';
import { expandedPieces, type Piece, templatePieces } from './pieces.js';
import { placeholderTable } from './placeholder-table.js';

/** An address breaks before a parameter sooner than anywhere else. */
const literal = (text: string): readonly (TemplateResult | string)[] =>
  text.split(/(?=[?&])/).map((part, index) => (index === 0 ? part : html`<wbr />${part}`));

const mark = (text: string, { expansion, index }: NonNullable<Piece['filled']>): TemplateResult =>
  html`<wbr /><mark class=${outcomeWords(expansion).tone} data-number=${index + 1}>${text}</mark>`;

const pieceViews = (pieces: readonly Piece[]) =>
  pieces.map(({ text, filled }) => (filled === null ? literal(text) : mark(text, filled)));

const request = (tag: ExpandedAdTag): TemplateResult =>
  tag.url === ''
    ? html`<p class="refused">No request: this is no address that may be asked.</p>
        <p class="url"><code>${pieceViews(expandedPieces(tag))}</code></p>`
    : html`<p class="url" data-url=${tag.url}><code>${pieceViews(expandedPieces(tag))}</code></p>`;

/** One tag: its template, what it became and why, what is wrong with it, and what the server says. */
export const tagView = (
  tag: ExpandedAdTag,
  different: readonly boolean[],
  actions: TagActions,
): TemplateResult =>
  html`<h5>Template</h5>
    <p class="url"><code>${pieceViews(templatePieces(tag))}</code></p>
    <h5>Request</h5>
    ${request(tag)} ${placeholderTable(tag.expansions, different)}
    ${findingList(tag.findings, 'Findings of the tag')}
    ${tag.url === '' ? '' : answerView(tag.url, actions)}`;
