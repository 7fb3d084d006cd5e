import { expandAdTag } from '../../src/ad-tags/expand-ad-tag.js';
import { compare } from './measure.js';

/** Four times as many are still scanned: see `MAX_TEMPLATE_LENGTH`. */
const SHORT_LENGTH = 60_000;

const tagOf = (head: string, unit: string, length: number): string =>
  head + unit.repeat(Math.floor(length / unit.length));

/** Texts that could make a scanner go back again and again. */
for (const [head, unit] of [
  ['https://ads.example/?', '[[a]]'],
  ['https://ads.example/?', '{{A'],
  ['https://pubads.g.doubleclick.net/gampad/ads?', '&correlator='],
] as const) {
  const short = tagOf(head, unit, SHORT_LENGTH);
  const long = tagOf(head, unit, 4 * SHORT_LENGTH);
  const context = { page: { correlator: 4711 } };
  compare({
    what: `An ad tag of ${long.length} characters, "${unit}" again and again`,
    baseline: { name: 'a quarter of it', run: () => expandAdTag(short, context).text.length },
    subject: { name: 'all of it', run: () => expandAdTag(long, context).text.length },
    most: 5,
  });
}
