import type { LintMessages } from '../../../messages/generated/lint/messages.js';
import type { RepairData } from '../../lint-finding.js';
import type { AdSourceSubject, SourcePart } from '../ad-source-subject.js';
import type { AdTagRepair } from '../ad-tag-text.js';
import type { PasteFault } from '../pasted-tag.js';
import type { RuleHit } from '../../rule.js';
import { adSourceRule, type AdSourceRule, type HitOf } from '../tag-rule.js';

type SurroundingFault = HitOf<'tag-surrounded'>['params']['fault'];

const KEEP_TAG: AdTagRepair = 'repair-keep-tag';
const DECODE_TAG: AdTagRepair = 'repair-decode-tag';

/** What the repair of each of them does; null if there is none. */
const SURROUNDINGS: Readonly<Record<SurroundingFault, AdTagRepair | null>> = {
  quotes: KEEP_TAG,
  markup: KEEP_TAG,
  code: KEEP_TAG,
  'mail-quote': 'repair-remove-characters',
  text: KEEP_TAG,
  several: 'repair-separate-tags',
  joined: KEEP_TAG,
  unclear: null,
  computed: null,
  'no-url': null,
};

const isSurrounding = (fault: PasteFault): fault is SurroundingFault =>
  Object.hasOwn(SURROUNDINGS, fault);

/** The other faults: the rule and what its repair does. */
const RULES = [
  ['script-escaped', 'tag-script-escaped', 'repair-replace-escapes'],
  ['percent-encoded', 'tag-percent-encoded', DECODE_TAG],
  ['mail-encoded', 'tag-mail-encoded', DECODE_TAG],
  ['look-alikes', 'tag-lookalike-chars', 'repair-replace-lookalikes'],
  ['rewritten-link', 'tag-link-rewritten', 'repair-use-link-target'],
  ['cut-off', 'tag-cut-off', null],
] as const satisfies readonly (readonly [
  fault: Exclude<PasteFault, SurroundingFault>,
  rule: keyof LintMessages,
  repair: AdTagRepair | null,
])[];

const partRepair = (
  { source }: AdSourceSubject,
  { text, start, pasted }: SourcePart,
  repair: AdTagRepair | null,
): RepairData | null =>
  repair === null || typeof pasted?.tag !== 'string'
    ? null
    : source.repair(repair, [{ start, end: start + text.length, text: pasted.tag }]);

const hitIn = <Params>(
  subject: AdSourceSubject,
  part: SourcePart,
  [params, repair]: readonly [Params, AdTagRepair | null],
): RuleHit<Params> => ({
  params,
  path: subject.source.path,
  position: subject.source.positionAt(part.start),
  repair: partRepair(subject, part, repair),
});

/** Rules about texts that an ad tag was pasted in. As long as one applies, the tag cannot be read by the others. */
export const PASTED_TAG_RULES: readonly AdSourceRule[] = [
  adSourceRule('tag-surrounded', 'error', 'embed', (subject) =>
    subject.parts.flatMap((part) => {
      const fault = part.pasted?.fault;
      return fault === undefined || !isSurrounding(fault)
        ? []
        : hitIn(subject, part, [{ fault }, SURROUNDINGS[fault]]);
    }),
  ),
  ...RULES.map(([fault, name, repair]): AdSourceRule =>
    adSourceRule(name, 'error', 'embed', (subject) =>
      subject.parts.flatMap((part) =>
        part.pasted?.fault === fault ? hitIn(subject, part, [{}, repair]) : [],
      ),
    ),
  ),
];
