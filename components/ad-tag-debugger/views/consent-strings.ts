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

const sectionView = ({ title, rows }: ConsentSection): TemplateResult =>
  html`<h4>${title}</h4>
    <dl class="facts stacked">${rows.map(({ label, value }) => fact(label, value))}</dl>`;

const stringView = (view: ViewContext, key: string, text: string): TemplateResult => {
  const { format, sections, fault } = decodeConsentString(text);
  const name = format === null ? text : NAMES[format];
  return disclosure(
    view,
    key,
    name,
    () =>
      html`<div lang="en">
        <p class="url"><code>${text}</code></p>
        ${sections.map(sectionView)}
        ${fault === null ? '' : html`<p class="refused">${fault.message}</p>`}
      </div>`,
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
