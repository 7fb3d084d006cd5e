/** VMAP documents that are made from plans, so that what is to be requested is known before anything reads them. */

/** How the ads of a break are written. */
type Form = 'element' | 'cdata' | 'split-cdata' | 'escaped' | 'old-name' | 'none' | Source;

/** A source without ads. */
interface Source {
  readonly xml: string;
  /** The code that the break reports, or null if an empty break is no error. */
  readonly code: number | null;
}

interface BreakPlan {
  readonly timeOffset: string;
  readonly form: Form;
  /** How often the break is due within the content of 6 seconds. */
  readonly times: number;
  readonly breakType?:
    'linear' | 'nonlinear' | 'linear,nonlinear' | 'display' | 'nonlinear,display';
  readonly repeatAfter?: string;
  /** The code of a break that cannot be scheduled. */
  readonly refused?: number;
}

export interface VmapDocument {
  readonly name: string;
  readonly text: string;
  /** Ads that play. */
  readonly ads: number;
  /** The trackers that are requested, sorted. */
  readonly trackers: readonly string[];
}

const ADS = 'https://ads.example';

const LINEAR = ['creativeView', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];

const tracking = (name: string, event: string, prefix = ''): string =>
  `<${prefix}Tracking event="${event}">${ADS}/${name}/${event}${event === 'error' ? '?[ERRORCODE]' : ''}</${prefix}Tracking>`;

const linear = (name: string): string =>
  `<Linear><Duration>00:00:30</Duration><TrackingEvents>${LINEAR.map((event) => tracking(name, event)).join('')}</TrackingEvents>` +
  '<MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360">https://media.example/ad.mp4?a=1&amp;b=2</MediaFile></MediaFiles></Linear>';

const overlay = (name: string): string =>
  `<NonLinearAds><TrackingEvents>${tracking(name, 'creativeView')}</TrackingEvents><NonLinear width="300" height="50">` +
  '<StaticResource creativeType="image/png">https://media.example/banner.png</StaticResource></NonLinear></NonLinearAds>';

const vast = (name: string, isOverlay: boolean): string =>
  `<VAST version="4.2"><Ad id="${name}"><InLine><AdSystem>Sample</AdSystem><AdTitle>${name}</AdTitle><Error>${ADS}/${name}/aderror?[ERRORCODE]</Error>` +
  `<Impression><![CDATA[${ADS}/${name}/impression]]></Impression><Creatives><Creative>${isOverlay ? overlay(name) : linear(name)}</Creative></Creatives></InLine></Ad></VAST>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const WRITERS: Readonly<Record<Exclude<Form, Source>, (document: string) => string>> = {
  element: (document) => `<vmap:VASTAdData>${document}</vmap:VASTAdData>`,
  'old-name': (document) => `<vmap:VASTData>${document}</vmap:VASTData>`,
  cdata: (document) =>
    `<vmap:VASTAdData><![CDATA[${document.replace(/<!\[CDATA\[(.*?)\]\]>/g, '$1')}]]></vmap:VASTAdData>`,
  'split-cdata': (document) =>
    `<vmap:VASTAdData>\n<![CDATA[${document.replaceAll(']]>', ']]]]><![CDATA[>')}]]>\n</vmap:VASTAdData>`,
  escaped: (document) => `<vmap:VASTAdData>${escaped(document)}</vmap:VASTAdData>`,
  none: () => '',
};

const isOverlayBreak = ({ breakType = 'linear' }: BreakPlan): boolean =>
  !breakType.startsWith('linear');

const writeBreak = (plan: BreakPlan, name: string): string => {
  const { timeOffset, breakType = 'linear', repeatAfter, form } = plan;
  const source =
    typeof form === 'object' ? form.xml : WRITERS[form](vast(`${name}-ad`, isOverlayBreak(plan)));
  return (
    `<vmap:AdBreak timeOffset="${timeOffset}" breakType="${breakType}"${repeatAfter === undefined ? '' : ` repeatAfter="${repeatAfter}"`}>` +
    `${source && `<vmap:AdSource>${source}</vmap:AdSource>`}<vmap:TrackingEvents>${[
      'breakStart',
      'breakEnd',
      'error',
    ]
      .map((event) => tracking(name, event, 'vmap:'))
      .join('')}</vmap:TrackingEvents></vmap:AdBreak>`
  );
};

/** What one occurrence of a break requests. */
const requestedBy = (plan: BreakPlan, name: string): readonly string[] => {
  const { form } = plan;
  const of = (owner: string, events: readonly string[]): readonly string[] =>
    events.map((event) => `${ADS}/${owner}/${event}`);
  const around = of(name, ['breakStart', 'breakEnd']);
  if (form === 'none') return around;
  if (typeof form === 'object')
    return form.code === null ? around : [...around, `${ADS}/${name}/error?${form.code}`];
  const events = isOverlayBreak(plan) ? ['creativeView'] : LINEAR;
  return [...around, ...of(`${name}-ad`, ['impression', ...events])];
};

const times = <T>(count: number, values: readonly T[]): readonly T[] =>
  Array.from({ length: count }, () => values).flat();

const documentOf = (
  name: string,
  plans: readonly BreakPlan[],
  version: string | null = '1.0',
): VmapDocument => {
  const names = plans.map((_, index) => `${name}-${index + 1}`);
  const breaks = plans.map((plan, index) => writeBreak(plan, names[index] ?? '')).join('\n');
  const trackers = plans.flatMap((plan, index) => {
    const owner = names[index] ?? '';
    return plan.refused === undefined
      ? times(plan.times, requestedBy(plan, owner))
      : [`${ADS}/${owner}/error?${plan.refused}`];
  });
  const playing = plans.filter(
    ({ form, refused }) => refused === undefined && typeof form === 'string' && form !== 'none',
  );
  return {
    name,
    text: `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap"${version === null ? '' : ` version="${version}"`}>\n${breaks}\n</vmap:VMAP>\n`,
    ads: playing.reduce((sum, plan) => sum + plan.times, 0),
    trackers: [...trackers].sort(),
  };
};

const at = (
  timeOffset: string,
  form: Form = 'element',
  more: Partial<BreakPlan> = {},
): BreakPlan => ({
  timeOffset,
  form,
  times: 1,
  ...more,
});

const tag = (templateType: string | null): string =>
  `<vmap:AdTagURI${templateType === null ? '' : ` templateType="${templateType}"`}><![CDATA[https://server.example/no-ad.xml]]></vmap:AdTagURI>`;

const empty = (xml: string): Source => ({ xml, code: null });
const failing = (xml: string, code: number): Source => ({ xml, code });

const VAST_IN_CDATA = `<![CDATA[${vast('custom', false).replace(/<!\[CDATA\[(.*?)\]\]>/g, '$1')}]]>`;

/** Breaks at the same times are written in the order in which they play. */
const offsets: readonly VmapDocument[] = [
  documentOf('repeat-of-seconds', [at('00:00:01', 'cdata', { repeatAfter: '00:00:02', times: 3 })]),
  documentOf('repeat-of-start', [
    at('start', 'element', { repeatAfter: '00:00:03.500', times: 2 }),
  ]),
  documentOf('repeat-of-percent', [at('50%', 'element', { repeatAfter: '00:00:02', times: 2 })]),
  documentOf('repeat-after-the-content', [at('00:00:02', 'element', { repeatAfter: '00:01:00' })]),
  documentOf('repeat-of-end', [at('end', 'element', { repeatAfter: '00:00:01' })]),
  documentOf('repeat-of-two', [
    at('00:00:01', 'element', { repeatAfter: '00:00:03', times: 2 }),
    at('00:00:02', 'none', { repeatAfter: '00:00:03', times: 2 }),
  ]),
  documentOf('after-the-content', [at('start'), at('00:01:00', 'element', { times: 0 })]),
];

const forms: readonly VmapDocument[] = (
  ['element', 'cdata', 'split-cdata', 'escaped', 'old-name', 'none'] as const
).map((form) => documentOf(`form-${form}`, [at('start', form)]));

const overlays: readonly VmapDocument[] = [
  documentOf('overlay-at-start', [at('start', 'element', { breakType: 'nonlinear' })]),
  documentOf('overlay-in-cdata', [at('00:00:01', 'cdata', { breakType: 'nonlinear' })]),
  documentOf('overlay-or-display', [at('00:00:02', 'element', { breakType: 'nonlinear,display' })]),
  documentOf('linear-and-overlay', [
    at('start', 'element', { breakType: 'linear,nonlinear' }),
    at('00:00:01', 'element', { breakType: 'nonlinear' }),
    at('end'),
  ]),
];

const sources: readonly VmapDocument[] = [
  ...[null, '', 'vast', 'vast2', 'vast3', 'vast4', 'VAST4.2'].map((type) =>
    documentOf(`template-${type === '' ? 'empty' : (type ?? 'missing')}`, [
      at('start', empty(tag(type))),
    ]),
  ),
  ...['proprietary', 'vast1', 'vmap', 'any'].map((type) =>
    documentOf(`template-${type}`, [at('start', failing(tag(type), 1005))]),
  ),
  documentOf('custom-ad-data', [
    at(
      'start',
      failing(`<vmap:CustomAdData templateType="vast">${VAST_IN_CDATA}</vmap:CustomAdData>`, 1005),
    ),
    at('00:00:01'),
  ]),
  documentOf('no-data', [at('start', failing(' ', 1000)), at('end')]),
  documentOf('data-not-xml', [
    at(
      'start',
      failing('<vmap:VASTAdData><![CDATA[<VAST version="4.2"><Ad>]]></vmap:VASTAdData>', 1006),
    ),
  ]),
  documentOf('data-empty', [
    at(
      'start',
      empty('<vmap:VASTAdData><![CDATA[<VAST version="4.2"></VAST>]]></vmap:VASTAdData>'),
    ),
  ]),
  documentOf('error-repeated', [
    at('00:00:01', failing(tag('proprietary'), 1005), { repeatAfter: '00:00:02', times: 3 }),
  ]),
];

const refused: readonly VmapDocument[] = [
  ...['2.0', '10', '0.9', 'one'].map((version) =>
    documentOf(
      `version-${version}`,
      [at('start', 'element', { refused: 1001 }), at('end', 'cdata', { refused: 1001 })],
      version,
    ),
  ),
  ...['1', '1.0.1', null].map((version) =>
    documentOf(`version-${version ?? 'missing'}`, [at('start')], version),
  ),
  documentOf('refused-and-played', [
    at('#1', 'element', { refused: 900 }),
    at('start', 'element', { breakType: 'display', refused: 1003 }),
    at('soon', 'element', { refused: 1000 }),
    at('start', 'cdata'),
  ]),
];

export const VMAP_DOCUMENTS: readonly VmapDocument[] = [
  ...offsets,
  ...forms,
  ...overlays,
  ...sources,
  ...refused,
];
