import { isOpenVerdict } from '../diagnosis/verdict-owner.js';
import type { DiagnosedTag, Diagnosis } from '../diagnosis/diagnosis.js';
import type { RecordedRequest } from '../diagnosis/input/recognized-input.js';
import type {
  Hop,
  InspectedAd,
  InspectedMedia,
  Inspection,
  InspectionFailure,
} from '../vast/inspect/inspection.js';
import type { VerdictsText } from '../messages/generated/verdicts/index.js';
import type { WriteReason } from '../vast/inspect/reason-messages.js';
import { columns, type Line, type Segment } from './colors.js';

const verdictLines = ({ verdict }: Diagnosis, text: VerdictsText): readonly Line[] => {
  const { owner, sentence, nextStep, note } = verdict;
  const isSound = owner === 'nobody' || isOpenVerdict(verdict);
  return [
    [[isSound ? 'bold' : 'red', sentence]],
    [nextStep],
    ...(note === '' ? [] : [[note]]),
    ...(isSound ? [] : [[['dim', `${text('report-owner')}: `], text(`owner-${owner}`)] as const]),
  ];
};

const milliseconds = (duration: number): string => `${Math.round(duration)} ms`;

const failureSegment = (failure: InspectionFailure, writeReason: WriteReason): Segment => [
  'red',
  `${failure.code}: ${writeReason(failure)}`,
];

const contentOf = ({ root, version, adSystems }: Hop): string =>
  [root ?? 'no XML', version ?? '', adSystems.join(', ')].filter((text) => text !== '').join(' ');

/** The first URL of a tag is above its requests. */
const urlOf = ({ url, parent }: Hop): string => (parent === null ? '' : url);

const hopColumns = (hop: Hop, index: number): Line => [
  `request ${index + 1}`,
  hop.status === null ? ['red', hop.url === '' ? 'given' : 'no response'] : String(hop.status),
  milliseconds(hop.durationMs),
  hop.status === null && hop.url !== '' ? '' : contentOf(hop),
  urlOf(hop),
];

const hopLines = (hops: readonly Hop[], writeReason: WriteReason): readonly Line[] => {
  const lines = columns(hops.map(hopColumns));
  return hops.flatMap(({ failure }, index) => [
    lines[index] ?? [],
    ...(failure === null ? [] : [['    ', failureSegment(failure, writeReason)]]),
  ]);
};

const sizeOf = ({ width, height, bitrateKbps }: InspectedMedia['media']): string =>
  [
    width === null || height === null ? '' : `${width}×${height}`,
    bitrateKbps === null ? '' : `${bitrateKbps} kbit/s`,
  ]
    .filter((text) => text !== '')
    .join(', ');

/** What the request for the file found: `status 200, video/mp4, 524288 bytes`. */
const checkOf = ({ check }: InspectedMedia): string => {
  if (check === undefined) return '';
  const { result, status, contentType, contentLength } = check;
  if (result === 'unreachable') return 'no connection';
  if (status === null) return result === 'mixed-content' ? 'not found with https' : 'not checked';
  const parts = [contentType ?? '', contentLength === null ? '' : `${contentLength} bytes`];
  return [`status ${status}`, ...parts.filter((part) => part !== '')].join(', ');
};

const mediaLine = (file: InspectedMedia, writeReason: WriteReason): Line => [
  file.isChosen ? ['bold', 'chosen'] : '',
  file.media.type,
  sizeOf(file.media),
  file.media.url,
  ['dim', writeReason(file.reason)],
  checkOf(file),
];

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

const adLines = (
  { ad, hop, media, trackers, refusedCode, failure }: InspectedAd,
  index: number,
  writeReason: WriteReason,
): readonly Line[] => {
  const due = trackers.filter(({ isDue }) => isDue).length;
  const name = [ad.title, ad.id].find((text) => text !== '') ?? '';
  return [
    [
      `  ad ${index + 1}  `,
      ...(failure === null
        ? [['bold', 'would play'] as const]
        : [failureSegment(failure, writeReason)]),
      `  ${name === '' ? '' : `"${name}", `}of request ${hop + 1}; ${count(trackers.length, 'tracker')}, ${due} due`,
      ...(refusedCode.length === 0 ? [] : [`; not run: ${refusedCode.join(', ')}`]),
    ],
    ...columns(
      media.map((file) => mediaLine(file, writeReason)),
      '    ',
    ),
  ];
};

const inspectionLines = ({ hops, ads }: Inspection, writeReason: WriteReason): readonly Line[] => [
  ...hopLines(hops, writeReason),
  ...ads.flatMap((ad, index) => adLines(ad, index, writeReason)),
];

const tagLines = (
  { slot, path, device, expanded, inspection }: DiagnosedTag,
  writeReason: WriteReason,
): readonly Line[] => {
  const heading = slot === null ? `ad tag (${device})` : `${slot} ${path} (${device})`;
  return [
    [],
    [['bold', heading]],
    [`  ${expanded.url === '' ? expanded.text : expanded.url}`],
    ...(inspection === null ? [] : inspectionLines(inspection, writeReason)),
  ];
};

const requestLine = ({ status, durationMs, error, url }: RecordedRequest): Line => [
  status === null ? ['red', error === '' ? 'no response' : error] : String(status),
  milliseconds(durationMs),
  url,
];

/** The verdicts of several ad tags; the one above them is about one of these. */
const tagVerdictLines = ({ tagVerdicts }: Diagnosis): readonly Line[] =>
  tagVerdicts.length === 0
    ? []
    : [
        [],
        ...columns(
          tagVerdicts.map(({ index, verdict }) => [
            `tag ${index + 1}`,
            [
              verdict.owner === 'nobody' || isOpenVerdict(verdict) ? 'bold' : 'red',
              verdict.sentence,
            ],
          ]),
        ),
      ];

/** A diagnosis for people: the verdict, then what was requested and what would play. */
export const diagnosisLines = (
  diagnosis: Diagnosis,
  text: VerdictsText,
  writeReason: WriteReason,
): readonly Line[] => {
  const { tags, inspection, input } = diagnosis;
  const requests = input.kind === 'har' ? input.requests : [];
  return [
    ...verdictLines(diagnosis, text),
    ...tagVerdictLines(diagnosis),
    ...tags.flatMap((tag) => tagLines(tag, writeReason)),
    ...(inspection === null ? [] : [[], ...inspectionLines(inspection, writeReason)]),
    ...(requests.length === 0 ? [] : [[], ...columns(requests.map(requestLine))]),
  ];
};
