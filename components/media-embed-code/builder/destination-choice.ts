import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { CODE_FORMATS, type CodeFormat } from '../../../src/render/render-code.js';
import type { BuilderTexts, CodeDestination } from './builder-texts.js';
import { DESTINATIONS, formatsFor, isFirstChoice } from './destinations.js';

export interface DestinationProps {
  /** Null for a format that is for none of them. */
  readonly destination: CodeDestination | null;
  readonly format: CodeFormat;
  readonly texts: BuilderTexts;
  readonly chooseDestination: (destination: CodeDestination) => void;
  readonly choose: (format: CodeFormat) => void;
}

/** The first question: the destinations, and what to do with the code there. */
export const destinationChoice = (props: DestinationProps): TemplateResult => {
  const { texts, destination, chooseDestination } = props;
  return html`<fieldset part="destinations">
    <legend>${texts.destination}</legend>
    ${DESTINATIONS.map(
      (each) =>
        html`<label part="destination"
          ><input
            type="radio"
            name="destination"
            value=${each}
            .checked=${live(each === destination)}
            @change=${() => chooseDestination(each)}
          />${texts.destinations[each]}</label
        >`,
    )}
  </fieldset>`;
};

/** How to use the code: of the first format of the destination, else of the format itself. */
export const guideText = ({ destination, format, texts }: DestinationProps): string => {
  if (destination !== null && isFirstChoice(destination, format)) return texts.guides[destination];
  const isLegacy = CODE_FORMATS.some((row) => row.format === format && row.legacy);
  return `${isLegacy ? `${texts.legacy} ` : ''}${texts.notes[format]}`;
};

const optionsOf = (
  formats: readonly CodeFormat[],
  { format, texts }: DestinationProps,
): readonly TemplateResult[] =>
  formats.map(
    (each) =>
      html`<option value=${each} .selected=${live(each === format)}>${texts.formats[each]}</option>`,
  );

/** Every format, those of the destination first. */
export const formatChoice = (props: DestinationProps): TemplateResult => {
  const { destination, texts, choose } = props;
  const first = destination === null ? [] : formatsFor(destination);
  const others = CODE_FORMATS.map((row) => row.format).filter((format) => !first.includes(format));
  return html`<div part="format">
    <label for="format">${texts.format}</label>
    <select
      id="format"
      aria-describedby="note"
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as CodeFormat)}
    >
      ${
        destination === null
          ? null
          : html`<optgroup label=${texts.destinations[destination]}>${optionsOf(first, props)}</optgroup>`
      }
      <optgroup label=${texts.otherFormats}>${optionsOf(others, props)}</optgroup>
    </select>
  </div>`;
};
