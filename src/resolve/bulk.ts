import type { SelectedBulk } from './player-config.js';
import type { ResolveOptions } from './resolve-options.js';
import type { Viewer } from '../viewer.js';
import { report, type Wire } from './wire.js';
import { objects } from './wire-lists.js';
import { text } from './wire-value.js';
import { texts } from './wire-format.js';

interface LayeredBulk {
  readonly bulk: SelectedBulk | null;
  /** The embed's settings with the bulk's laid over them. */
  readonly settings: Wire;
}

/** A bulk's label and rules, read once. */
interface Candidate {
  readonly wire: Wire;
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

const candidate = (wire: Wire): Candidate => {
  const rules = texts(wire, 'context_rules');
  for (const rule of rules) {
    // Not shown: it may hold a password.
    if (rule !== '*' && !ORIGIN_RULE.test(rule)) report(wire, 'context_rules', 'bulk-rule-form');
  }
  return { wire, label: text(wire, 'label'), rules };
};

/** The first that matches; each further one is told about at `field`. */
const first = (
  candidates: readonly Candidate[],
  field: string,
  matches: (candidate: Candidate) => boolean,
): Candidate | undefined => {
  const [winner, ...others] = candidates.filter(matches);
  for (const { wire } of others) report(wire, field, 'bulk-ambiguous');
  return winner;
};

/** Whether a rule names the origin: the same scheme, host and port, never a part of the host. */
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
 * The bulk in force: the one with the forced label, else the one whose rules name the page's origin,
 * else the one for any page, else none (platform facts 2). A label that no bulk has is reported and
 * then ignored (ours). All of a bulk's fields that are not null win over the embed's.
 */
export const layeredBulk = (
  embed: Wire,
  viewer: Viewer,
  { bulkLabel }: ResolveOptions,
): LayeredBulk => {
  const candidates = objects(embed, 'bulks').map(candidate);
  const label = bulkLabel === '' ? undefined : bulkLabel;
  const [by, winner] = selected(candidates, label, viewer.page?.url);
  if (label !== undefined && by !== 'label') report(embed, 'bulks', 'bulk-label-unknown', label);
  if (winner === undefined) return { bulk: null, settings: embed };
  const { wire } = winner;
  return {
    bulk: { id: text(wire, 'id'), label: winner.label, title: text(wire, 'title'), by },
    settings: { ...wire, under: embed },
  };
};
