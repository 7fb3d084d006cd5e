import { html, type TemplateResult } from 'lit';
import { decodeConsentString } from '../../../src/consent-strings/decode-consent-string.js';
import type { ConsentSection } from '../../../src/consent-strings/decoded-consent.js';
import type { Consent } from '../../../src/viewer.js';
import { disclosure, fact, type View, type ViewContext } from './view-context.js';

const NAMES: Readonly<Record<'tcf' | 'gpp' | 'us-privacy', string>> = {
  tcf: 'TCF',
  gpp: 'GPP',
  'us-privacy': 'US Privacy',
};

const sectionView = (
  { messages: { consent } }: ViewContext,
  { title, rows }: ConsentSection,
): TemplateResult =>
  html`<h4>${consent.decodedText(title)}</h4>
    <dl class="facts stacked">
      ${rows.map(({ label, value }) => fact(consent.decodedText(label), consent.decodedText(value)))}
    </dl>`;

const stringView = (view: ViewContext, key: string, text: string): TemplateResult => {
  const { format, sections, fault } = decodeConsentString(text);
  const name = format === null ? text : NAMES[format];
  return disclosure(
    view,
    key,
    name,
    () =>
      html`<p class="url"><code>${text}</code></p>
        ${sections.map((one) => sectionView(view, one))}
        ${fault === null ? '' : html`<p class="refused">${view.messages.consent.decodedText(fault.message)}</p>`}`,
  );
};

/** The strings of a consent, each decoded when it is opened. */
export const consentStrings = (
  view: ViewContext,
  scenario: string,
  { tcString, gppString, uspString }: Consent,
): readonly View[] => {
  const strings = [tcString, gppString, uspString].filter(
    (text): text is string => text !== undefined && text !== '',
  );
  return strings.length === 0
    ? [html`<span class="note">${view.messages.consent.noStrings}</span>`]
    : strings.map((text, index) => stringView(view, `string:${scenario}:${index}`, text));
};
