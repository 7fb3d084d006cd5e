import { html, type TemplateResult } from 'lit';
import { type CatalogueEntry, nameOf } from '../catalogue/catalogue.js';

/** The choice of the embed whose ads are shown. */
export const embedChoice = (
  entries: readonly CatalogueEntry[],
  chosen: string,
  choose: (name: string) => void,
): TemplateResult =>
  html`<div class="field embed-choice">
    <label for="embed">Embed</label>
    <select id="embed" @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${entries.map(
        (entry) =>
          html`<option value=${nameOf(entry)} ?selected=${nameOf(entry) === chosen}>
            ${nameOf(entry)} – ${entry.title}
          </option>`,
      )}
    </select>
  </div>`;
