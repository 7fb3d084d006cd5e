import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import type { FindingParams } from '../../../src/finding.js';
import { applyRepair } from '../../../src/lint/apply-repair.js';
import type { RepairMessage } from '../../../src/lint/lint-finding.js';
import { lintAdTag } from '../../../src/lint/ad-tag/lint-ad-tag.js';
import { adManagerTag, difference, type ParameterChanges } from './ad-tag/ad-manager-tag.js';

/** An ad tag without a fault. */
export const TAG = 'https://ads.example/v?cb=[CACHEBUSTING]';

/** An input of `lintAdTag` with a line for each finding, as `reportsOf` writes it. */
export type ReportRow = readonly [tag: string, reports: readonly string[], context?: AdTagContext];

/** A tag; one that begins with `&` is what follows the tag without a fault. */
const whole = (tag: string): string => (tag.startsWith('&') ? TAG + tag : tag);

/** Changes of the parameters of a tag of Google Ad Manager, with a line for each finding. */
export type AdManagerRow = readonly [
  changes: ParameterChanges,
  reports: readonly string[],
  context?: AdTagContext,
];

/** The parameters of a message that are not empty, such as `names=a,b values=same`. */
const paramsText = (params: FindingParams): string =>
  Object.entries(params)
    .map(([name, value]) => [name, String(value)] as const)
    .filter(([, text]) => text !== '' && text !== '0')
    .map(([name, text]) => `${name}=${text}`)
    .join(' ');

const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

/** A message as data in one line: its id and its parameters. */
export const messageText = ({ id, params }: RepairMessage): string =>
  joined(id, paramsText(params));

const linesOf = (
  tag: string,
  context: AdTagContext | undefined,
  repairedText: (repaired: string) => string,
): readonly string[] =>
  lintAdTag(tag, context).map(({ id, params, position, repair }) => {
    const place = position === null ? '' : `${position.line}:${position.column}`;
    const found = joined(id, place, paramsText(params));
    return repair === null
      ? found
      : `${found} → ${messageText(repair)} → ${repairedText(applyRepair(tag, repair))}`;
  });

/**
 * The findings about an ad tag, a line each: the id, the line and column, the parameters, and behind arrows the id and
 * parameters of the repair and the repaired text. The text of a tag without a fault is left out.
 */
export const reportsOf = (text: string, context?: AdTagContext): readonly string[] =>
  linesOf(whole(text), context, (repaired) => repaired.replace(TAG, ''));

/** The same for a tag of Google Ad Manager, with the parameters that a repair writes or removes. */
export const adManagerReports = (
  changes: ParameterChanges,
  context?: AdTagContext,
): readonly string[] => {
  const tag = adManagerTag(changes);
  return linesOf(tag, context, (repaired) => difference(tag, repaired).join(' '));
};

/** The ids in the lines of reports, for the title of a test. */
export const idsIn = (reports: readonly string[]): string =>
  reports.length === 0
    ? 'nothing'
    : reports.map((report) => report.replace(/ .*/s, '')).join(' and ');
