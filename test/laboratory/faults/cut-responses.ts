import { documentAt } from '../chain.js';
import type { Fault } from '../fault.js';

/** Marks of logs and programs that leave out the rest of a text. */
const CUTS: readonly string[] = [
  '…',
  '...',
  '…[truncated 3121 bytes]',
  ' [truncated]',
  ' (truncated)',
  '… (1234 more characters)',
  '<...>',
  '<snip>',
  '[3,121 bytes omitted]',
  '... truncated',
  '\nShow more',
];

/** What a log writes before a response. */
const LOG = '2026-11-24T08:11:09.220Z INFO  [vast-proxy] resp body=';

/** A response that a log or a program cut off: nobody can say what its server sent. */
export const CUT_RESPONSES: readonly Fault[] = CUTS.flatMap((mark, index) =>
  ['', LOG].map((before, form): Fault => ({
    name: `response-cut-off-${index}-${form}`,
    part: 'paste',
    hops: 'alone',
    forms: ['tag', 'case'],
    inject: (chain) => {
      const text = documentAt(chain, 0);
      return { ...chain, paste: before + text.slice(0, text.indexOf('<MediaFile ') + 40) + mark };
    },
    expected: () => ({
      id: 'input-unknown',
      owner: 'unknown',
      facts: { reason: 'cut-off' },
      isAboutHost: false,
    }),
  })),
);
