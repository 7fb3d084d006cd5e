import { html, nothing, type TemplateResult } from 'lit';
import type { Expansion, ExpansionStatus } from '../../src/index.js';

interface StatusWords {
  /** Color of the badge. */
  readonly tone: 'good' | 'doubt' | 'private' | 'bad';
  readonly name: string;
  readonly sentence: string;
}

const STATUS_WORDS: Readonly<Record<ExpansionStatus, StatusWords>> = {
  replaced: { tone: 'good', name: 'filled in', sentence: '' },
  'unknown-value': {
    tone: 'doubt',
    name: 'unknown',
    sentence: 'The value is not known, so it is -1, as VAST requires.',
  },
  withheld: {
    tone: 'private',
    name: 'withheld',
    sentence: 'Consent does not allow sharing the value, so it is -2.',
  },
  'no-rule': {
    tone: 'bad',
    name: 'kept',
    sentence: 'No replace rule and no macro has this name.',
  },
  'unknown-rule': {
    tone: 'bad',
    name: 'kept',
    sentence: 'Its replace rule names an unknown rule.',
  },
  'no-value': {
    tone: 'doubt',
    name: 'kept',
    sentence: 'The name is known, but there is no value for it here.',
  },
  'ad-server': {
    tone: 'bad',
    name: 'kept',
    sentence: 'Only an ad server can fill it in.',
  },
  'not-allowed-here': {
    tone: 'bad',
    name: 'refused',
    sentence: 'A value here could send the request to another server or path.',
  },
};

/** What happened to a placeholder, in words. */
export const statusWords = (expansion: Expansion): StatusWords => STATUS_WORDS[expansion.outcome];

const SOURCES: Readonly<Record<NonNullable<Expansion['source']>, string>> = {
  time: 'the clock',
  random: 'the random number',
  page: 'the page',
  embed: 'the embed',
  content: 'the video or live',
  player: 'the player',
  slot: 'the ad break',
  device: 'the device',
  app: 'the app',
  consent: 'consent',
  event: 'an event of the ad',
  response: 'the ad response',
  template: 'the default in the placeholder',
  values: 'the given values',
};

/** The rule or macro and its source: `Replace rule url-page, from the page.` */
const originWords = ({ by, name, source }: Expansion): string => {
  const rule =
    by === null ? '' : `${by === 'replace-rule' ? 'Replace rule' : 'Macro'} ${name ?? ''}`.trim();
  const from = source === null ? '' : `from ${SOURCES[source]}`;
  const words = [rule, from].filter((part) => part !== '').join(', ');
  return words === '' ? '' : `${words}.`;
};

const value = ({ encoded, raw }: Expansion): TemplateResult => {
  if (encoded === null) return html`<span class="note">unchanged</span>`;
  const isEncoded = raw !== null && raw !== encoded;
  return html`${isEncoded ? html`<code class="raw" dir="auto">${raw}</code> <span class="arrow" role="img" aria-label="encoded as">→</span> ` : nothing}<code>${encoded === '' ? '(empty)' : encoded}</code>`;
};

const row = (expansion: Expansion, index: number, other: Expansion | undefined): TemplateResult => {
  const { tone, name, sentence } = statusWords(expansion);
  const isDifferent = other !== undefined && other.encoded !== expansion.encoded;
  return html`<tr role="row">
    <th role="rowheader" scope="row"><span class="number">${index + 1}</span> <code>${expansion.placeholder}</code></th>
    <td role="cell">${value(expansion)}${isDifferent ? html` <span class="badge accent">differs</span>` : nothing}</td>
    <td role="cell">
      <span class="badge ${tone}">${name}</span>
      ${[originWords(expansion), sentence].join(' ').trim()}
    </td>
  </tr>`;
};

/**
 * Every placeholder with its value and the reason. `otherDevice` has the expansions of the same
 * template on the other device. The roles are explicit because narrow pages change the layout.
 */
export const placeholderTable = (
  expansions: readonly Expansion[],
  otherDevice: readonly Expansion[],
): TemplateResult =>
  expansions.length === 0
    ? html`<p class="note">The tag has no placeholders.</p>`
    : html`<table role="table" class="placeholders">
        <caption class="visually-hidden">Every placeholder with its value and the reason</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">Placeholder</th>
            <th role="columnheader" scope="col">Value</th>
            <th role="columnheader" scope="col">Reason</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${expansions.map((expansion, index) => row(expansion, index, otherDevice[index]))}
        </tbody>
      </table>`;
