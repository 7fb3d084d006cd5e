import type { AdSourceSubject, SourcePart } from '../ad-source-subject.js';
import type { PasteFault } from '../pasted-tag.js';
import type { LintRule, RuleHit } from '../../sentence-rule.js';

interface FaultText {
  /** What was found, in one sentence. */
  readonly message: string;
  /** What to do about it, if the remedy of the rule is not specific enough. */
  readonly remedy?: string;
  /** What the repair does. Missing if there is none. */
  readonly label?: string;
}

const ONLY_TAG = 'Keep only the URL of the ad tag.';

/** One rule for each way in which a text is pasted, with its faults. */
const RULES: readonly (readonly [
  name: string,
  remedy: string,
  faults: Partial<Readonly<Record<PasteFault, FaultText>>>,
])[] = [
  [
    'tag-surrounded',
    ONLY_TAG,
    {
      quotes: { message: 'The ad tag is in quotation marks or brackets.', label: ONLY_TAG },
      markup: { message: 'The ad tag is inside HTML or XML.', label: ONLY_TAG },
      code: { message: 'The ad tag is inside a script, JSON or a formula.', label: ONLY_TAG },
      'mail-quote': {
        message: 'Lines of the ad tag begin with >, as in a quoted mail.',
        remedy: 'Remove these characters.',
        label: 'Remove these characters.',
      },
      text: { message: 'Other text is in front of the ad tag or behind it.', label: ONLY_TAG },
      several: {
        message: 'The text has several ad tags, and *** does not separate them.',
        remedy: 'Separate the tags of a waterfall with ***, or keep one.',
        label: 'Separate the tags with ***.',
      },
      unclear: { message: 'The text has several URLs, and any of them may be the ad tag.' },
      computed: {
        message: 'The ad tag is inside a script that adds values to it.',
        remedy: 'Keep only the URL, and write a macro such as [CACHEBUSTING] for each value.',
      },
      'no-url': {
        message: 'The text is code, and has no URL of an ad tag.',
        remedy: 'Set the URL that the code requests. The network panel of the browser shows it.',
      },
    },
  ],
  [
    'tag-script-escaped',
    'Replace the escapes: the tag was copied from a script, JSON or Markdown.',
    {
      'script-escaped': {
        message:
          'The ad tag has characters that are escaped with a backslash, such as \\/ or \\u0026.',
        label: 'Replace the escapes by their characters.',
      },
    },
  ],
  [
    'tag-percent-encoded',
    'Decode it: the tag was copied from a parameter of another URL.',
    {
      'percent-encoded': {
        message:
          'The ad tag is percent-encoded as a whole, also its scheme or the signs between its parameters.',
        label: 'Decode the ad tag.',
      },
    },
  ],
  [
    'tag-mail-encoded',
    'Decode it: the tag was copied from the source of a mail.',
    {
      'mail-encoded': {
        message: 'The ad tag is encoded as in the source of a mail, with =3D instead of =.',
        label: 'Decode the ad tag.',
      },
    },
  ],
  [
    'tag-lookalike-chars',
    'Write these characters as in other URLs.',
    {
      'look-alikes': {
        message: 'The ad tag has full-width characters that look like :, /, ?, & or =.',
        label: 'Replace the characters by those of a URL.',
      },
    },
  ],
  [
    'tag-link-rewritten',
    'Use the address behind it: requests through this link fail.',
    {
      'rewritten-link': {
        message: 'The ad tag is a link that a mail program or another service rewrote.',
        label: 'Use the address behind the link.',
      },
    },
  ],
  [
    'tag-cut-off',
    'Copy the whole tag again from where it is edited.',
    {
      'cut-off': {
        message:
          'The ad tag ends with …, because the program that it was copied from shortened it.',
      },
    },
  ],
];

const hitIn = ({ source }: AdSourceSubject, part: SourcePart, text: FaultText): RuleHit => {
  const { start, pasted } = part;
  const end = start + part.text.length;
  const isRepairable = text.label !== undefined && pasted !== null && pasted.tag !== null;
  return {
    message: text.message,
    path: source.path,
    position: source.positionAt(start),
    repair: isRepairable ? source.repair(text.label, [{ start, end, text: pasted.tag }]) : null,
    ...(text.remedy !== undefined && { remedy: text.remedy }),
  };
};

/** Rules about texts that an ad tag was pasted in. As long as one applies, the tag cannot be read by the others. */
export const PASTED_TAG_RULES: readonly LintRule<AdSourceSubject>[] = RULES.map(
  ([name, remedy, faults]) => ({
    name,
    severity: 'error',
    stage: 'embed',
    remedy,
    test: (subject) =>
      subject.parts.flatMap((part) => {
        const text = part.pasted === null ? undefined : faults[part.pasted.fault];
        return text === undefined ? [] : hitIn(subject, part, text);
      }),
  }),
);
