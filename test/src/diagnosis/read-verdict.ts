import { diagnose } from '../../../src/diagnosis/diagnose.js';
import type { DiagnoseOptions, Inspectors } from '../../../src/diagnosis/diagnose-options.js';
import type { Verdict } from '../../../src/diagnosis/diagnosis.js';
import type { Inspection } from '../../../src/vast/inspect/inspection.js';
import type { Viewer } from '../../../src/viewer.js';
import { answering, hop, inspectionOf, wrapperVast } from './inspections.js';

/** A viewer on an https page. */
export const VIEWER: Viewer = {
  page: { url: 'https://news.example/story' },
  now: 1_700_000_000_000,
  random: 0.25,
};

export const verdictOf = async (input: string, options: DiagnoseOptions = {}): Promise<Verdict> =>
  (await diagnose(input, { viewer: VIEWER, ...options })).verdict;

/** A verdict as data: `facts` are its parameters that are known. */
type VerdictFacts = readonly [
  id: string,
  owner: string,
  facts: Readonly<Record<string, unknown>>,
  path: string,
];

/** The parameters of a verdict without those that are not known. */
export const factsOf = ({ params }: Verdict): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null && value !== ''));

export const readVerdict = async (
  input: string,
  inspect: Inspectors | null,
  options: DiagnoseOptions = {},
): Promise<VerdictFacts> => {
  const verdict = await verdictOf(input, { inspect, ...options });
  return [verdict.id, verdict.owner, factsOf(verdict), verdict.path];
};

/** An embed with this preroll for desktop and, unless it is null, one for mobile. */
export const embedOf = (tag: string, mobileTag: string | null = tag): string =>
  JSON.stringify({
    id: '7',
    video: { id: '9', available_video: '1' },
    preroll: [{ id: '1', adv_type: 'dart', type: 'linear', source_url: tag }],
    ...(mobileTag !== null && {
      mobile_preroll: [{ id: '2', adv_type: 'dart', type: 'linear', source_url: mobileTag }],
    }),
  });

export const NETWORK_TAG = 'https://network.example/vast?id=7';

/** The same kind of inspection for every URL. */
export const always = (inspection: (url: string) => Inspection): Inspectors =>
  answering((url) => inspection(url));

/** The chain of a tag, or of the pasted wrapper, to the network. */
export const wrapped = (
  last: Inspection['hops'][number],
  ads: Inspection['ads'] = [],
): Inspectors =>
  always((url) =>
    inspectionOf(
      [
        hop(url.startsWith('<') ? '' : url, { text: wrapperVast(NETWORK_TAG) }),
        { ...last, parent: 0 },
      ],
      ads,
    ),
  );
