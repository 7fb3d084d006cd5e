/**
 * What the ad-ops page lets a person set: who watches, where, when and under which consent. A field
 * is text, as its control holds it; the empty string is unknown.
 */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly group: Group;
  /** Value at the start, and what the address leaves out. */
  readonly value: string;
  readonly control: 'text' | 'choice' | 'long';
  /** Of a `choice`: value and text of each option. */
  readonly options: readonly (readonly [string, string])[];
  readonly hint: string;
}

export type Group = 'Desktop' | 'Mobile' | 'Page' | 'Player' | 'Consent' | 'Moment';

/** The groups as they stand side by side. */
export const LANES: readonly (readonly Group[])[] = [
  ['Desktop', 'Moment'],
  ['Mobile', 'Player'],
  ['Page'],
  ['Consent'],
];

type Row = readonly [name: string, label: string, value: string, hint?: string];

const text = (group: Group, [name, label, value, hint = 'unknown']: Row): Field => ({
  name,
  label,
  group,
  value,
  control: 'text',
  options: [],
  hint,
});

const choice = (
  group: Group,
  [name, label, value]: Row,
  options: Field['options'] = [
    ['', 'Unknown'],
    ['1', 'Yes'],
    ['0', 'No'],
  ],
): Field => ({ name, label, group, value, control: 'choice', options, hint: '' });

const long = (group: Group, row: Row): Field => ({ ...text(group, row), control: 'long' });

interface DeviceDefaults {
  readonly userAgent: string;
  readonly size: string;
  readonly ifa: string;
  readonly ifaType: string;
  readonly limitAdTracking: string;
}

const device = (group: 'Desktop' | 'Mobile', defaults: DeviceDefaults): readonly Field[] => {
  const name = (end: string): string => `${group.toLowerCase()}-${end}`;
  return [
    long(group, [name('ua'), 'User agent', defaults.userAgent]),
    text(group, [name('size'), 'Player size, px', defaults.size, '640x360']),
    choice(group, [name('lmt'), 'Limits ad tracking', defaults.limitAdTracking]),
    long(group, [name('ifa'), 'Advertising id (IFA)', defaults.ifa, 'none: browsers have none']),
    text(group, [name('ifa-type'), 'IFA type', defaults.ifaType, 'aaid, idfa, …']),
    text(group, [name('ip'), 'IP address', '', 'servers know it']),
    text(group, [name('lat-long'), 'Latitude, longitude', '', '45.44, 12.33']),
  ];
};

const DESKTOP = device('Desktop', {
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  size: '640x360',
  ifa: '',
  ifaType: '',
  limitAdTracking: '',
});

const MOBILE = device('Mobile', {
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  size: '360x202',
  ifa: '3f1c8a52-6d0b-4e9a-9f27-5b8e0c41d7aa',
  ifaType: 'aaid',
  limitAdTracking: '0',
});

const page = (origin: string): readonly Field[] => [
  long('Page', ['page-url', 'Page address', `${origin}/publisher/`]),
  long('Page', ['referrer', 'Referrer', '']),
  long('Page', ['page-title', 'Page title', 'The festival that waits for the tide']),
  text('Page', ['language', 'Language', 'en']),
  text('Page', ['correlator', 'Correlator', '7340217', 'one a page view']),
  long('Page', ['label', 'Bulk label', '', 'chosen by the page address']),
];

const PLAYER: readonly Field[] = [
  text('Player', ['playhead', 'Playhead, s', '0']),
  choice('Player', ['muted', 'Muted', '0']),
  long('Player', ['mime', 'Media types', 'video/mp4, application/vnd.apple.mpegurl']),
];

const CONSENT: readonly Field[] = [
  choice('Consent', ['gdpr', 'TCF applies', '1']),
  choice('Consent', ['coppa', 'COPPA', '0']),
  long('Consent', ['tc-string', 'TCF string', 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA']),
  text('Consent', ['gpp', 'GPP string', '']),
  text('Consent', ['gpp-sid', 'GPP sections', '', '2, 6']),
  text('Consent', ['usp', 'US privacy', '', '1YNN']),
  text('Consent', ['addtl', 'Additional', '', '1~']),
];

const MOMENT: readonly Field[] = [
  choice(
    'Moment',
    ['moment', 'Clock and chance', 'live'],
    [
      ['live', 'Live'],
      ['fixed', 'Fixed'],
    ],
  ),
  text('Moment', ['random', 'Random, 0 to 1', '0.42']),
  long('Moment', ['now', 'Time', '2026-08-29T20:15:00.000Z', 'ISO 8601']),
];

/** Every field, group by group. `origin` is the sandbox's. */
export const fieldsFor = (origin: string): readonly Field[] => [
  ...DESKTOP,
  ...MOBILE,
  ...page(origin),
  ...PLAYER,
  ...CONSENT,
  ...MOMENT,
];

/** Macros that can be withheld with one click. */
export const WITHHOLDABLE = [
  'IFA',
  'DEVICEIP',
  'LATLONG',
  'DEVICEUA',
  'PAGEURL',
  'CONTENTID',
] as const;

/** Name of the list of withheld macros among the values. */
export const WITHHELD = 'withheld';

/** The fields' values by name, and the withheld macros separated by commas. */
export type Scenario = Readonly<Record<string, string>>;

/** The scenario at the start. */
export const startingScenario = (fields: readonly Field[]): Scenario => ({
  ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  [WITHHELD]: '',
});

/** The withheld macros of a scenario. */
export const withheldOf = (scenario: Scenario): readonly string[] =>
  (scenario[WITHHELD] ?? '').split(',').filter((name) => name !== '');
