import type { SelectedBulk } from './player-config.js';
import type { ResolveOptions } from './resolve-options.js';
import type { Viewer } from '../viewer.js';
import { report, type FieldReader } from './field-reader.js';
import { objects } from './read-list.js';
import { text } from './read-value.js';
import { texts } from './read-format.js';
import { shownText } from '../text/shown-text.js';

interface LayeredBulk {
  readonly bulk: SelectedBulk | null;
  /** The embed's settings, overridden by the bulk's. */
  readonly settings: FieldReader;
}

interface Candidate {
  readonly fields: FieldReader;
  readonly label: string;
  readonly rules: readonly string[];
}

/** Any rule but `*`: an origin, an optional slash and a star (platform facts 2.3). */
const ORIGIN_RULE = /^(https?:\/\/[^\s/\\?#@*]+)\/?\*$/i;

const originOf = (url: string | undefined): string | null => {
  try {
    return url === undefined ? null : new URL(url).origin;
  } catch {
    return null;
  }
};

const candidate = (fields: FieldReader): Candidate => {
  const rules = texts(fields, 'context_rules');
  for (const rule of rules) {
    // The rule is not shown, because it may hold a password.
    if (rule !== '*' && !ORIGIN_RULE.test(rule)) report(fields, 'context_rules', 'bulk-rule-form');
  }
  return { fields, label: text(fields, 'label'), rules };
};

/** Returns the first candidate that matches, and reports each further one at `field`. */
const first = (
  candidates: readonly Candidate[],
  field: string,
  matches: (candidate: Candidate) => boolean,
): Candidate | undefined => {
  const [winner, ...others] = candidates.filter(matches);
  for (const { fields } of others) report(fields, field, 'bulk-ambiguous');
  return winner;
};

/** Whether a rule names the origin: the same scheme, host and port, never only a part of the host. */
const namesOrigin = (rules: readonly string[], origin: string | null): boolean =>
  origin !== null &&
  rules.some((rule) => {
    const named = ORIGIN_RULE.exec(rule)?.[1];
    return named !== undefined && originOf(named) === origin;
  });

const selected = (
  candidates: readonly Candidate[],
  label: string | undefined,
  page: string | undefined,
): readonly [SelectedBulk['by'], Candidate | undefined] => {
  const forced =
    label === undefined ? undefined : first(candidates, 'label', (bulk) => bulk.label === label);
  if (forced !== undefined) return ['label', forced];
  const origin = originOf(page);
  const byOrigin = first(candidates, 'context_rules', ({ rules }) => namesOrigin(rules, origin));
  if (byOrigin !== undefined) return ['origin', byOrigin];
  return ['any', first(candidates, 'context_rules', ({ rules }) => rules.includes('*'))];
};

/**
 * The selected bulk: the one with the forced label, else the one whose rules name the page's origin,
 * else the one for any page, else none (platform facts 2). A label that no bulk has is reported and
 * ignored, because a page then still shows the embed. Every field of the bulk that is not null
 * overrides the embed's.
 */
export const layeredBulk = (
  embed: FieldReader,
  viewer: Viewer,
  { bulkLabel }: ResolveOptions,
): LayeredBulk => {
  const candidates = objects(embed, 'bulks').map(candidate);
  const label = bulkLabel === '' ? undefined : bulkLabel;
  const [by, winner] = selected(candidates, label, viewer.page?.url);
  if (label !== undefined && by !== 'label')
    report(embed, 'bulks', 'bulk-label-unknown', { label: shownText(label) });
  if (winner === undefined) return { bulk: null, settings: embed };
  const { fields } = winner;
  return {
    bulk: { id: text(fields, 'id'), label: winner.label, title: text(fields, 'title'), by },
    settings: { ...fields, fallback: embed },
  };
};
