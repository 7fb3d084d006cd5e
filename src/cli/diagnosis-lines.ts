import type { DiagnosedTag, Diagnosis } from '../diagnosis/diagnosis.js';
import type { RecordedRequest } from '../diagnosis/input/recognized-input.js';
import type { Hop, InspectedAd, InspectedMedia, Inspection } from '../vast/inspection.js';
import { columns, type Line, type Segment } from './colors.js';

const verdictLines = ({ verdict }: Diagnosis): readonly Line[] => {
  const { owner, sentence, nextStep, note } = verdict;
  return [
    [[owner === 'nobody' ? 'bold' : 'red', sentence]],
    [nextStep],
    ...(note === '' ? [] : [[note]]),
    ...(owner === 'nobody' ? [] : [[['dim', 'To act: '], owner] as const]),
  ];
};

const milliseconds = (duration: number): string => `${Math.round(duration)} ms`;

const failureSegment = (failure: Hop['failure']): Segment =>
  failure === null ? '' : ['red', `${failure.code}: ${failure.message}`];

const contentOf = ({ root, version, adSystems }: Hop): string =>
  [root ?? 'no XML', version ?? '', adSystems.join(', ')].filter((text) => text !== '').join(' ');

/** The first URL of a tag is above its requests. */
const urlOf = ({ url, parent }: Hop): string => (parent === null ? '' : url);

const hopColumns = (hop: Hop, index: number): Line => [
  `hop ${index}`,
  hop.status === null ? ['red', hop.url === '' ? 'given' : 'no response'] : String(hop.status),
  milliseconds(hop.durationMs),
  hop.status === null && hop.url !== '' ? '' : contentOf(hop),
  urlOf(hop),
];

const hopLines = (hops: readonly Hop[]): readonly Line[] => {
  const lines = columns(hops.map(hopColumns));
  return hops.flatMap(({ failure }, index) => [
    lines[index] ?? [],
    ...(failure === null ? [] : [['    ', failureSegment(failure)]]),
  ]);
};

const sizeOf = ({ width, height, bitrateKbps }: InspectedMedia['media']): string =>
  [
    width === null || height === null ? '' : `${width}×${height}`,
    bitrateKbps === null ? '' : `${bitrateKbps} kbit/s`,
  ]
    .filter((text) => text !== '')
    .join(', ');

const mediaLine = ({ media, isChosen, reason }: InspectedMedia): Line => [
  isChosen ? ['bold', 'plays'] : '',
  media.type,
  sizeOf(media),
  media.url,
  ['dim', reason],
];

const adLines = (
  { ad, hop, media, trackers, refusedCode, failure }: InspectedAd,
  index: number,
): readonly Line[] => {
  const due = trackers.filter(({ isDue }) => isDue).length;
  const name = [ad.title, ad.id].find((text) => text !== '') ?? '';
  return [
    [
      `  ad ${index}  `,
      ...(failure === null ? [['bold', 'would play'] as const] : [failureSegment(failure)]),
      `  ${name === '' ? '' : `"${name}", `}of hop ${hop}; ${trackers.length} trackers, ${due} due`,
      ...(refusedCode.length === 0 ? [] : [`; not run: ${refusedCode.join(', ')}`]),
    ],
    ...columns(media.map(mediaLine), '    '),
  ];
};

const inspectionLines = ({ hops, ads }: Inspection): readonly Line[] => [
  ...hopLines(hops),
  ...ads.flatMap(adLines),
];

const tagLines = ({ slot, path, device, expanded, inspection }: DiagnosedTag): readonly Line[] => {
  const heading = slot === null ? `ad tag (${device})` : `${slot} ${path} (${device})`;
  return [
    [],
    [['bold', heading]],
    [`  ${expanded.url === '' ? expanded.text : expanded.url}`],
    ...(inspection === null ? [] : inspectionLines(inspection)),
  ];
};

const requestLine = ({ status, durationMs, error, url }: RecordedRequest): Line => [
  status === null ? ['red', error === '' ? 'no response' : error] : String(status),
  milliseconds(durationMs),
  url,
];

/** A diagnosis for people: the verdict, then what was requested and what would play. */
export const diagnosisLines = (diagnosis: Diagnosis): readonly Line[] => {
  const { tags, inspection, input } = diagnosis;
  const requests = input.kind === 'har' ? input.requests : [];
  return [
    ...verdictLines(diagnosis),
    ...tags.flatMap(tagLines),
    ...(inspection === null ? [] : [[], ...inspectionLines(inspection)]),
    ...(requests.length === 0 ? [] : [[], ...columns(requests.map(requestLine))]),
  ];
};
