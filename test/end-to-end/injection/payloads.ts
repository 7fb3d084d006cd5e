import { readShared } from '../../conformance/corpus.js';
import { sampled } from '../../sample.js';

/** A position in a careless page in which a text can run. */
export type Sink = 'doc' | 'innerHTML' | 'attrdq' | 'jsstr' | 'jsonscript' | 'iframesrc';

export interface Payload {
  readonly payload: string;
  /** Where it ran in Chromium; empty for one that ran nowhere. */
  readonly live: readonly Sink[];
}

const own = (sink: Sink, ...payloads: readonly string[]): readonly Payload[] =>
  payloads.map((payload) => ({ payload, live: [sink] }));

/** For a checkout without the shared corpus. */
const OWN: readonly Payload[] = [
  ...own(
    'doc',
    '<script>alert(1)</script>',
    '<svg onload=alert(1)>',
    '<body onload=alert(1)>',
    '</title></textarea></style><script>alert(1)</script>',
    '--!><script>alert(1)</script>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<svg><script>alert(1)</script></svg>',
  ),
  ...own(
    'innerHTML',
    '<img src=x onerror=alert(1)>',
    '"><img src=x onerror=alert(1)>',
    "'><img/src=x/onerror=alert`1`>",
    '<details open ontoggle=alert(1)>',
    '<video><source onerror=alert(1)></video>',
    '<a onclick=alert(1)>a</a>',
  ),
  ...own('attrdq', '" onmouseover="alert(1)', '" autofocus onfocus=alert(1) tabindex=0 x="'),
  ...own('jsstr', '"-alert(1)-"', '"; alert(1); //'),
  ...own('jsonscript', '</script><script>alert(1)</script>'),
  ...own('iframesrc', 'javascript:alert(1)'),
];

/** The file of the corpus, beside the checkout. */
export const CORPUS = 'corpora/xss-payloads.json';

/** One payload of this many is tried in a run. */
const STEP = 3;

/** The payloads of the corpus if it exists, else those of this file; live ones come first. */
export const payloads = (): readonly Payload[] => {
  const corpus = readShared(CORPUS) as readonly Payload[] | undefined;
  return [...(corpus ?? OWN)].sort((a, b) => Number(b.live.length > 0) - Number(a.live.length > 0));
};

/** Those of them that a run tries. */
export const triedPayloads = (): readonly Payload[] => sampled(payloads(), STEP);
