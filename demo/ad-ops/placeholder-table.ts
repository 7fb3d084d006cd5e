import { html, nothing, type TemplateResult } from 'lit';
import type { Expansion } from '../../src/index.js';
import { originWords, outcomeWords } from './outcome.js';

const became = ({ encoded, raw }: Expansion): TemplateResult => {
  if (encoded === null) return html`<span class="note">stays as it is</span>`;
  const isEncoded = raw !== null && raw !== encoded;
  return html`${isEncoded ? html`<code class="raw" dir="auto">${raw}</code> <span class="arrow" role="img" aria-label="encoded">→</span> ` : nothing}<code>${encoded === '' ? '(empty)' : encoded}</code>`;
};

const row = (expansion: Expansion, index: number, isDifferent: boolean): TemplateResult => {
  const { tone, name, sentence } = outcomeWords(expansion);
  const origin = originWords(expansion);
  return html`<tr role="row">
    <th role="rowheader" scope="row"><span class="number">${index + 1}</span> <code>${expansion.placeholder}</code></th>
    <td role="cell">${became(expansion)}${isDifferent ? html` <span class="badge accent">differs</span>` : nothing}</td>
    <td role="cell">
      <span class="badge ${tone}">${name}</span>
      ${[origin, sentence].join(' ').trim()}
    </td>
  </tr>`;
};

/** What became of every placeholder, and why. Roles are written out: narrow pages lay the rows out anew. */
export const placeholderTable = (
  expansions: readonly Expansion[],
  different: readonly boolean[],
): TemplateResult =>
  expansions.length === 0
    ? html`<p class="note">The tag has no placeholder.</p>`
    : html`<table role="table" class="placeholders">
        <caption class="visually-hidden">What became of every placeholder</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">Placeholder</th>
            <th role="columnheader" scope="col">Became</th>
            <th role="columnheader" scope="col">Why</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${expansions.map((expansion, index) => row(expansion, index, different[index] ?? false))}
        </tbody>
      </table>`;
