type Fields = Readonly<Record<string, unknown>>;

/** Values that no field of a kind was made for, and the fields of an embed that they are put into. */
export interface HostileKind {
  readonly kind: string;
  /** All fields of the kind with that value. */
  readonly fields: (value: unknown) => Fields;
  /** Values that the kind does not take: what is seen is what is seen without the fields. */
  readonly refused: readonly unknown[];
  /** Odd values that it takes: the box and the page stay as sound as with any other. */
  readonly taken: readonly unknown[];
}

const each =
  (...names: readonly string[]) =>
  (value: unknown): Fields =>
    Object.fromEntries(names.map((name) => [name, value]));

const SCRIPTS = [
  'JaVaScRiPt:alert(1)',
  ' \tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\n:alert(1)',
  'javascript:/*--></title></style></textarea></script><svg onload=alert(1)>',
  'data:text/html,<script>alert(1)</script>',
];

const ODD_HOSTS = [
  'https://evil.test\\@good.test/',
  'https://xn--80ak6aa92e.com/',
  'https://evil.test/"><script>alert(1)</script>',
];

const setsOf = (name: string): string => `watermark_${name}`;

/** The kinds of fields that a configuration has. */
export const HOSTILE_KINDS: readonly HostileKind[] = [
  {
    kind: 'link',
    fields: each('watermark_link'),
    refused: [
      ...[...SCRIPTS, 'vbscript:msgbox(1)', 'blob:https://evil.test/x', 'about:blank', ' '],
      ...['intent://x#Intent;scheme=javascript;end', '//evil.test/x', '\u00a0'],
    ],
    taken: [
      ...[...ODD_HOSTS, 'https:/\\evil.test', 'https://evil.test/%0d%0aSet-Cookie:a=b'],
      'https://evil.test/\u202egnp.exe',
    ],
  },
  {
    kind: 'address of media',
    fields: (value) => ({
      ...each('background_image', 'watermark', 'primary_url', 'secondary_url')(value),
      ...each('tertiary_url', 'code_iframe')(value),
      ama_configuration: { id: '4', url_beacon: value },
      preroll: { id: '5', adv_type: 'dart', source_url: value },
      preview_image: value,
    }),
    refused: [
      ...[...SCRIPTS, 'filesystem:https://evil.test/x', 'view-source:https://evil.test'],
      ...['file:///etc/passwd', 'jar:javascript:alert(1)!/', '//evil.test/x', '\\\\evil.test\\x'],
      ...['/\\evil.test', 'https://a.b:99999/', 'https://', '#', '?x'],
    ],
    taken: [...[...ODD_HOSTS, 'https://good.test.evil.test/', 'https:evil.test', 'http://[::1]/']],
  },
  {
    kind: 'colour',
    fields: each('background_color', 'player_color'),
    refused: [
      'red;position:fixed;inset:0;z-index:2147483647',
      'red;background-image:url(https://evil.test/leak)',
      'image-set(url(https://evil.test/leak) 1x)',
      'red}*{background:url(https://evil.test/leak)}',
      ...['</style><script>alert(1)</script>', 'attr(data-token)', 'red !important', '\\72 ed'],
      ...['#12', '#12345', '#ggg', 'rgb(calc(1*255) 0 0)', 'inherit', '#fff\0', '#fff;', '\0'],
      '@import url(//evil.test)',
    ],
    taken: ['123456'],
  },
  {
    kind: 'length',
    fields: each(
      ...['width', 'height'],
      ...['top', 'right', 'bottom', 'left', 'width', 'height'].map(setsOf),
    ),
    refused: [
      ...['10px;background:url(https://evil.test/leak)', '10px}*{display:none}', 'NaNpx', '1e3'],
      ...['calc(100vh * 1000)', '10PX', '10 px', '10px ', 'var(--x)', 'max(1px,2px)'],
      ...['10px!important', '', 'inherit', '10\0px', {}, [], '1,5'],
    ],
    taken: ['10%', 1.5, '1.5', '99999'],
  },
  {
    kind: 'number',
    fields: each('watermark_opacity', 'watermark_displaytime', 'skip_time'),
    refused: ['1_000', '1,000', '٣', '1;', '1.7976931348623157e+309', [1], true],
    taken: ['010', '9007199254740993', '-0'],
  },
  {
    kind: 'flag',
    fields: (value) => ({
      ...each('responsive', 'crop', 'autoplay', 'mute', 'preload', 'pip', 'seekable')(value),
      ...each('controlbar_visible', 'controlbar_auto_hide', 'skip_preroll')(value),
      ...each('scrollmode_enabled', 'scrollmode_mute_on_mouse_over', 'watermark_hide')(value),
      ...each('application_published')(value),
      available_video: value,
      invalid_video: value,
    }),
    refused: ['true', 'false', 'yes', 'on', '', '1 ', '１', ['1'], 'null'],
    taken: ['1', '0', 0],
  },
  {
    kind: 'word',
    fields: each('setting_volume', 'adsdk_vpaid_mode', 'player_adv_manager', 'wmode'),
    refused: ['<script>alert(1)</script>', '__proto__', 'null', '[object Object]', ' ', {}],
    taken: [],
  },
  {
    kind: 'text',
    fields: each(
      ...['title', 'short_description', 'description', 'tags', 'skin', 'desktop_player', 'id'],
      ...['public_id', 'subtitles_default_lang'],
    ),
    refused: [],
    taken: [
      ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '${alert(1)}', '--!>'],
      ...['{{constructor.constructor("alert(1)")()}}', '</script><script>alert(1)</script>'],
      ...['&lt;script&gt;', 'a\u0300'.repeat(400), '__proto__', 'null', '[object Object]', ' '],
    ],
  },
];

/** Fields of an embed that its video or live has. */
const OF_SOURCE = ['preview_image', 'available_video', 'invalid_video'];

/** The fields laid over an embed, those of its source over its video or live. */
export const laidOver = (
  embed: Fields,
  fields: Fields,
  source: 'video' | 'live' = 'video',
): Fields => {
  const isOfSource = ([name]: readonly [string, unknown]): boolean => OF_SOURCE.includes(name);
  const all = Object.entries(fields);
  return {
    ...embed,
    ...Object.fromEntries(all.filter((field) => !isOfSource(field))),
    [source]: { ...(embed[source] as object), ...Object.fromEntries(all.filter(isOfSource)) },
  };
};

/** The beginning of a value as JSON, to name it in a failure. */
export const written = (value: unknown): string => JSON.stringify(value).slice(0, 60);
