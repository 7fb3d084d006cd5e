/** A field of the form for the viewer, the page, the player, consent and time. Values are text; empty means unknown. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly group: Group;
  /** Default value. URLs leave it out. */
  readonly value: string;
  readonly control: 'text' | 'choice' | 'long';
  /** Value and text of each option of a `choice`. */
  readonly options: readonly (readonly [string, string])[];
  readonly hint: string;
}

export type Group = 'Desktop' | 'Mobile' | 'Page' | 'Player' | 'Consent' | 'Time';

/** The groups of each column of the form. */
export const COLUMNS: readonly (readonly Group[])[] = [
  ['Desktop', 'Time'],
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
  const name = (suffix: string): string => `${group.toLowerCase()}-${suffix}`;
  return [
    long(group, [name('ua'), 'User agent', defaults.userAgent]),
    text(group, [name('size'), 'Player size, px', defaults.size, '640x360']),
    choice(group, [name('lmt'), 'Limit ad tracking', defaults.limitAdTracking]),
    long(group, [name('ifa'), 'Advertising id (IFA)', defaults.ifa, 'none in browsers']),
    text(group, [name('ifa-type'), 'IFA type', defaults.ifaType, 'aaid, idfa, …']),
    text(group, [name('ip'), 'IP address', '']),
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
  long('Page', ['page-url', 'Page URL', `${origin}/publisher/`]),
  long('Page', ['referrer', 'Referrer', '']),
  long('Page', ['page-title', 'Page title', 'The festival that waits for the tide']),
  text('Page', ['language', 'Language', 'en']),
  text('Page', ['correlator', 'Correlator', '7340217', 'one per page view']),
  long('Page', ['label', 'Bulk label', '', 'chosen by the page URL']),
];

const PLAYER: readonly Field[] = [
  text('Player', ['playhead', 'Playhead, s', '0']),
  choice('Player', ['muted', 'Muted', '0']),
  long('Player', ['mime', 'Supported media types', 'video/mp4, application/vnd.apple.mpegurl']),
];

const CONSENT: readonly Field[] = [
  choice('Consent', ['gdpr', 'TCF applies', '1']),
  choice('Consent', ['coppa', 'COPPA', '0']),
  long('Consent', ['tc-string', 'TCF string', 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA']),
  text('Consent', ['gpp', 'GPP string', '']),
  text('Consent', ['gpp-sid', 'GPP sections', '', '2, 6']),
  text('Consent', ['usp', 'US privacy', '', '1YNN']),
  text('Consent', ['addtl', 'Google AC string', '', '1~']),
];

const MOMENT: readonly Field[] = [
  choice(
    'Time',
    ['moment', 'Mode', 'live'],
    [
      ['live', 'Live'],
      ['fixed', 'Fixed'],
    ],
  ),
  text('Time', ['random', 'Random number', '0.42', '0 to 1']),
  long('Time', ['now', 'Time', '2026-08-29T20:15:00.000Z', 'ISO 8601']),
];

/** Every field. `origin` is the origin of the sandbox. */
export const fieldsFor = (origin: string): readonly Field[] => [
  ...DESKTOP,
  ...MOBILE,
  ...page(origin),
  ...PLAYER,
  ...CONSENT,
  ...MOMENT,
];

/** Macros with a checkbox to withhold them. */
export const WITHHOLDABLE = [
  'IFA',
  'DEVICEIP',
  'LATLONG',
  'DEVICEUA',
  'PAGEURL',
  'CONTENTID',
] as const;

/** Key of the withheld macros in a scenario. */
export const WITHHELD = 'withheld';

/** Values of the fields by name, and the withheld macros separated by commas. */
export type Scenario = Readonly<Record<string, string>>;

export const defaultScenario = (fields: readonly Field[]): Scenario => ({
  ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  [WITHHELD]: '',
});

export const withheldOf = (scenario: Scenario): readonly string[] =>
  (scenario[WITHHELD] ?? '').split(',').filter((name) => name !== '');
