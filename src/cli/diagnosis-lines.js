import { columns } from './colors.js';
const verdictLines = ({ verdict }) => {
    const { owner, sentence, nextStep, note } = verdict;
    return [
        [[owner === 'nobody' ? 'bold' : 'red', sentence]],
        [nextStep],
        ...(note === '' ? [] : [[note]]),
        ...(owner === 'nobody' ? [] : [[['dim', 'To act: '], owner]]),
    ];
};
const milliseconds = (duration) => `${Math.round(duration)} ms`;
const failureSegment = (failure) => failure === null ? '' : ['red', `${failure.code}: ${failure.message}`];
const contentOf = ({ root, version, adSystems }) => [root ?? 'no XML', version ?? '', adSystems.join(', ')].filter((text) => text !== '').join(' ');
/** The first URL of a tag is above its requests. */
const urlOf = ({ url, parent }) => (parent === null ? '' : url);
const hopColumns = (hop, index) => [
    `hop ${index}`,
    hop.status === null ? ['red', hop.url === '' ? 'given' : 'no response'] : String(hop.status),
    milliseconds(hop.durationMs),
    hop.status === null && hop.url !== '' ? '' : contentOf(hop),
    urlOf(hop),
];
const hopLines = (hops) => {
    const lines = columns(hops.map(hopColumns));
    return hops.flatMap(({ failure }, index) => [
        lines[index] ?? [],
        ...(failure === null ? [] : [['    ', failureSegment(failure)]]),
    ]);
};
const sizeOf = ({ width, height, bitrateKbps }) => [
    width === null || height === null ? '' : `${width}×${height}`,
    bitrateKbps === null ? '' : `${bitrateKbps} kbit/s`,
]
    .filter((text) => text !== '')
    .join(', ');
const mediaLine = ({ media, isChosen, reason }) => [
    isChosen ? ['bold', 'plays'] : '',
    media.type,
    sizeOf(media),
    media.url,
    ['dim', reason],
];
const adLines = ({ ad, hop, media, trackers, refusedCode, failure }, index) => {
    const due = trackers.filter(({ isDue }) => isDue).length;
    const name = [ad.title, ad.id].find((text) => text !== '') ?? '';
    return [
        [
            `  ad ${index}  `,
            ...(failure === null ? [['bold', 'would play']] : [failureSegment(failure)]),
            `  ${name === '' ? '' : `"${name}", `}of hop ${hop}; ${trackers.length} trackers, ${due} due`,
            ...(refusedCode.length === 0 ? [] : [`; not run: ${refusedCode.join(', ')}`]),
        ],
        ...columns(media.map(mediaLine), '    '),
    ];
};
const inspectionLines = ({ hops, ads }) => [
    ...hopLines(hops),
    ...ads.flatMap(adLines),
];
const tagLines = ({ slot, path, device, expanded, inspection }) => {
    const heading = slot === null ? `ad tag (${device})` : `${slot} ${path} (${device})`;
    return [
        [],
        [['bold', heading]],
        [`  ${expanded.url === '' ? expanded.text : expanded.url}`],
        ...(inspection === null ? [] : inspectionLines(inspection)),
    ];
};
const requestLine = ({ status, durationMs, error, url }) => [
    status === null ? ['red', error === '' ? 'no response' : error] : String(status),
    milliseconds(durationMs),
    url,
];
/** A diagnosis for people: the verdict, then what was requested and what would play. */
export const diagnosisLines = (diagnosis) => {
    const { tags, inspection, requests } = diagnosis;
    return [
        ...verdictLines(diagnosis),
        ...tags.flatMap(tagLines),
        ...(inspection === null ? [] : [[], ...inspectionLines(inspection)]),
        ...(requests.length === 0 ? [] : [[], ...columns(requests.map(requestLine))]),
    ];
};
//# sourceMappingURL=diagnosis-lines.js.map