import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { EmbedCodeText } from '../../../src/messages/generated/embed-code/index.js';
import { CODE_FORMATS, type CodeFormat } from '../../../src/render/render-code.js';
import { type CodeDestination, DESTINATIONS, formatsFor, isFirstChoice } from './destinations.js';

export interface DestinationProps {
  /** Null for a format that is for none of them. */
  readonly destination: CodeDestination | null;
  readonly format: CodeFormat;
  readonly translate: EmbedCodeText;
  readonly chooseDestination: (destination: CodeDestination) => void;
  readonly choose: (format: CodeFormat) => void;
}

export const destinationChoice = (props: DestinationProps): TemplateResult => {
  const { translate, destination, chooseDestination } = props;
  return html`<fieldset part="destinations">
    <legend>${translate('destination')}</legend>
    ${DESTINATIONS.map(
      (each) =>
        html`<label part="destination"
          ><input
            type="radio"
            name="destination"
            value=${each}
            .checked=${live(each === destination)}
            @change=${() => chooseDestination(each)}
          />${translate(`destination-${each}`)}</label
        >`,
    )}
  </fieldset>`;
};

/** How to use the code: of the first format of the destination, else of the format itself. */
export const guideText = ({ destination, format, translate }: DestinationProps): string => {
  if (destination !== null && isFirstChoice(destination, format))
    return translate(`destination-${destination}.guide`);
  const isLegacy = CODE_FORMATS.some((row) => row.format === format && row.legacy);
  return `${isLegacy ? `${translate('legacy-format')} ` : ''}${translate(`format-${format}.note`)}`;
};

const optionsOf = (
  formats: readonly CodeFormat[],
  { format, translate }: DestinationProps,
): readonly TemplateResult[] =>
  formats.map(
    (each) =>
      html`<option value=${each} .selected=${live(each === format)}>${translate(`format-${each}`)}</option>`,
  );

export const formatChoice = (props: DestinationProps): TemplateResult => {
  const { destination, translate, choose } = props;
  const first = destination === null ? [] : formatsFor(destination);
  const others = CODE_FORMATS.map((row) => row.format).filter((format) => !first.includes(format));
  return html`<div part="format">
    <label for="format">${translate('format')}</label>
    <select
      id="format"
      aria-describedby="note"
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as CodeFormat)}
    >
      ${
        destination === null
          ? null
          : html`<optgroup label=${translate(`destination-${destination}`)}>${optionsOf(first, props)}</optgroup>`
      }
      <optgroup label=${translate('other-formats')}>${optionsOf(others, props)}</optgroup>
    </select>
  </div>`;
};
