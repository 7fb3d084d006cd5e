import type { ExpandedTemplate } from '../../../src/ad-tags/expand-template.js';
import type { Expansion } from '../../../src/ad-tags/fill.js';
import type {
  ConsentApiName,
  ConsentApiStatus,
} from '../../../src/player/consent/consent-reading.js';
import { withheldMacros } from '../../../src/player/consent/withholding-policy.js';
import type { Consent, Viewer } from '../../../src/viewer.js';
import type { DebuggerContext } from '../context/fields.js';

/** Choices of a viewer, and states of the consent platform, whose tags are compared. */
export type ConsentScenarioName =
  'page' | 'granted' | 'refused' | 'no-platform' | 'late' | 'us-opt-out' | 'child-directed';

export interface ConsentScenario {
  readonly name: ConsentScenarioName;
  readonly consent: Consent;
  readonly apis: Readonly<Partial<Record<ConsentApiName, ConsentApiStatus>>>;
}

/** Consent to all eleven purposes and both special features, and to nine vendors. */
const GRANTED =
  'CQdWToAQdWToAAKABBENCWEsAP_gAAPgAAAAGMwCQAFAAcABAADQAIoATAAtgLzAYyBjMAkABQAHAAQAA0ACKAEwALYC8wGMgAAA.YAAAAAAAAAAA';

const REFUSED = 'CQdWToAQdWToAAKABBENCWEgAAAAAAAAAAAAAAAAAAAA.YAAAAAAAAAAA';

/** The section `usnat` with an opt-out of sale, sharing and targeted ads, and Global Privacy Control. */
const US_OPT_OUT = 'DBABLA~CFQVAAAAAACA.YA';

/** Google's additional consent for two providers. */
const ADDITIONAL = '1~70.89';

const PURPOSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** The scenarios beside the context itself. The strings are valid examples; no viewer gave them. */
export const CONSENT_SCENARIOS: readonly ConsentScenario[] = [
  {
    name: 'granted',
    consent: {
      gdprApplies: true,
      tcString: GRANTED,
      addtlConsent: ADDITIONAL,
      tcfPurposes: PURPOSES,
      tcfSpecialFeatures: [1, 2],
      coppa: false,
    },
    apis: { tcf: 'answered' },
  },
  {
    name: 'refused',
    consent: {
      gdprApplies: true,
      tcString: REFUSED,
      tcfPurposes: [],
      tcfSpecialFeatures: [],
      coppa: false,
    },
    apis: { tcf: 'answered' },
  },
  { name: 'no-platform', consent: {}, apis: {} },
  { name: 'late', consent: {}, apis: { tcf: 'timed-out' } },
  {
    name: 'us-opt-out',
    consent: {
      gdprApplies: false,
      uspString: '1YYN',
      gppString: US_OPT_OUT,
      gppSectionIds: [7],
      usOptOut: true,
      coppa: false,
    },
    apis: { gpp: 'answered' },
  },
  { name: 'child-directed', consent: { coppa: true }, apis: {} },
];

/** The viewer under the consent of a scenario, with the macros withheld that the player would withhold. */
export const viewerUnder = (viewer: Viewer, { consent, apis }: ConsentScenario): Viewer => ({
  ...viewer,
  consent: { ...consent, withheld: withheldMacros({ consent, apis }) },
});

const flagText = (flag: boolean | undefined): string => {
  if (flag === undefined) return '';
  return flag ? '1' : '0';
};

export const contextUnder = ({ consent, apis }: ConsentScenario): DebuggerContext => ({
  gdpr: flagText(consent.gdprApplies),
  coppa: flagText(consent.coppa),
  'tc-string': consent.tcString ?? '',
  gpp: consent.gppString ?? '',
  'gpp-sid': (consent.gppSectionIds ?? []).join(', '),
  usp: consent.uspString ?? '',
  addtl: consent.addtlConsent ?? '',
  withheld: withheldMacros({ consent, apis }).join(','),
});

/** What a placeholder becomes in each of the compared tags; null when it is kept as it is. */
export interface ConsentRow {
  /** Name of the parameter that has the placeholder, or the placeholder. */
  readonly name: string;
  readonly placeholder: string;
  readonly values: readonly (string | null)[];
}

export type ComparedTag = Pick<ExpandedTemplate, 'template' | 'expansions'>;

/** Text before a placeholder that names its parameter, encoded or not. */
const PARAMETER = /(?:[?&;]|%26|%3F)([^?&;=%]+)(?:=|%3D)$/i;

const parameterOf = (template: string, { start, placeholder }: Expansion): string =>
  PARAMETER.exec(template.slice(Math.max(0, start - 80), start))?.[1] ?? placeholder;

const isAboutConsent = ({ source, outcome }: Expansion): boolean =>
  source === 'consent' || outcome === 'withheld';

/**
 * The placeholders of a tag that depend on consent: those whose values come from it, and those that differ between the
 * tags. All tags are expansions of the same template.
 */
export const consentRows = (tags: readonly ComparedTag[]): readonly ConsentRow[] => {
  const [first] = tags;
  if (first === undefined) return [];
  return first.expansions.flatMap((expansion, index) => {
    const all = tags.map((tag) => tag.expansions[index]);
    const values = all.map((tagExpansion) => tagExpansion?.encoded ?? null);
    const isRelevant =
      new Set(values).size > 1 ||
      all.some((tagExpansion) => tagExpansion !== undefined && isAboutConsent(tagExpansion));
    return isRelevant
      ? [
          {
            name: parameterOf(first.template, expansion),
            placeholder: expansion.placeholder,
            values,
          },
        ]
      : [];
  });
};
