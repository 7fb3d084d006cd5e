import { percentDecode } from '../../../ad-tags/encoding.js';
import { shownText } from '../../../text/shown-text.js';
import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { adTagRule, type AdTagRule, type HitOf, type HitsOf } from '../tag-rule.js';

type Fault = HitOf<'param-implausible'>['params']['fault'];

/** A pattern for the name of a parameter, and one for its value. */
type Row = readonly [name: RegExp, value: RegExp];

const FLOOR: Row = [
  /^(?:(?:bid|price|cpm)?_?floor(?:_?(?:price|cpm))?|min_?(?:cpm|price|bid)|reserve(?:_?price)?)$/,
  /^[2-9]\d{2}(?:\.|$)|^[1-9]\d{3,8}(?:\.|$)/,
];
const WIDTH: Row = [
  /^(?:w|pw|(?:player|video|ad|slot)?_?width|(?:player|video)_?w)$/,
  /^[01](?:px)?$/,
];
const HEIGHT: Row = [
  /^(?:h|ph|(?:player|video|ad|slot)?_?height|(?:player|video)_?h)$/,
  /^[01](?:px)?$/,
];
const SIZE: Row = [/^(?:sz|(?:player|video)?_?size)$/, /^(?:0x\d+|\d+x0|1x1)$/i];
const AUTOPLAY: Row = [/^(?:auto_?(?:play|start)|play_?init|vpa)$/, /^(?:1|true|yes|on|auto)$/i];
const SOUND: readonly Row[] = [
  [/^(?:(?:start_?|ad_?|vp)?mute|(?:start_?|is_?)?muted)$/, /^(?:0|false|no|off|unmuted)$/i],
  [/^(?:sound|audio)$/, /^(?:1|true|yes|on)$/i],
  [/^(?:player_?)?vol(?:ume)?$/, /^(?:0?\.\d*[1-9]|[1-9]\d{0,2}(?:\.\d+)?)$/],
];
/** A list of OpenRTB: starts on page load, with sound. */
const METHOD: Row = [/^(?:play_?back_?methods?|pb_?m)$/, /^1$/];
const PAGE: Row = [
  /^(?:(?:content_?|video_?)?(?:page|site)?_?(?:url|uri)|description_url|page|site|loc(?:ation)?|ref(?:erer|errer)?(?:_?url)?)$/,
  /^https?:\/\/(?:(?:staging|stage|stg|preview|preprod|uat|dev|test|qa|cms)(?:\d{1,3}|-[\w-]{1,40})?(?:\.[\w-]+){2,}(?=[/:?#]|$)|[^?#]*\/wp-admin\/|[^?#]*[?&](?:preview(?:_id)?|draft)=)/i,
];
const FORMAT: Row = [
  /^(?:format|fmt|(?:out|output|resp|response)(?:_?(?:format|fmt|type))?)$/,
  /^(?:jsonp?|openrtb|js|javascript|x?html|iframe)$/i,
];

/** SmartXML, a format of FreeWheel. */
const SMART_XML: Row = [/^resp$/, /^smrx$/i];

const LINEARITY = /^(?:vad_type|(?:ad_?)?linearity)$/;
const LINEAR: Row = [LINEARITY, /^(?:linear|1)$/i];
const NON_LINEAR: Row = [LINEARITY, /^(?:non-?_?linear|2)$/i];

/** The audio ads of Google Ad Manager have this size. */
const isAudio = ({ parameters }: AdTagSubject): boolean =>
  parameters.some(({ key, value }) => key === 'ad_type' && value.includes('audio'));

/** In-stream tags of Campaign Manager all have the size 0x0: the creative has its own. */
const isCampaignManager = ({ template }: AdTagSubject): boolean =>
  /\/(?:ddm\/)?pfadx\//i.test(template);

/** Currencies in which such a price is high; all others may be worth less. */
const HIGH = /^(?:AUD|CAD|CHF|EUR|GBP|USD|)$/i;

const isInHighCurrency = ({ parameters }: AdTagSubject): boolean =>
  parameters.every(
    ({ key, value }) => !/^(?:bid_?floor_?)?cur(?:rency)?$/.test(key) || HIGH.test(value),
  );

const withValue = (tag: AdTagSubject, [name, value]: Row): readonly AdTagParameter[] =>
  tag.parameters.filter(
    ({ key, isLiteral, filled }) =>
      isLiteral && name.test(key) && value.test(percentDecode(filled).trim()),
  );

/** One parameter that has each of these values; none if one is missing. */
const together = (tag: AdTagSubject, ...rows: readonly Row[]): readonly AdTagParameter[] => {
  const parameters = rows.map((row) => withValue(tag, row)[0]);
  return parameters.every((parameter) => parameter !== undefined) ? parameters : [];
};

/** A kind of ad that the slot, or the one that the tag names, does not show. */
const ofOtherSlot = (tag: AdTagSubject): readonly AdTagParameter[] => {
  const named = tag.parameters.find(({ key }) => key === 'vpos')?.filled ?? '';
  const position = tag.context.slot?.position ?? named;
  if (position === 'overlay') return withValue(tag, LINEAR);
  return /^(?:pre|mid|post)roll$/i.test(position) ? withValue(tag, NON_LINEAR) : [];
};

const TESTS: readonly (readonly [
  fault: Fault,
  test: (tag: AdTagSubject) => readonly AdTagParameter[],
])[] = [
  ['floor', (tag) => (isInHighCurrency(tag) ? withValue(tag, FLOOR) : [])],
  [
    'size',
    (tag) =>
      isAudio(tag) || isCampaignManager(tag)
        ? []
        : [...withValue(tag, SIZE), ...together(tag, WIDTH, HEIGHT)],
  ],
  [
    'sound',
    (tag) => [
      ...SOUND.flatMap((sound) => together(tag, AUTOPLAY, sound)),
      ...withValue(tag, METHOD),
    ],
  ],
  ['page', (tag) => withValue(tag, PAGE)],
  ['slot', ofOtherSlot],
  // Another rule is about the output of Google Ad Manager.
  ['freewheel', (tag) => withValue(tag, SMART_XML)],
  ['format', (tag) => (tag.isAdManager ? [] : withValue(tag, FORMAT))],
];

/** An address may hold a token. */
const settingOf =
  (fault: Fault) =>
  ({ name, filled }: AdTagParameter): string =>
    fault === 'page' ? shownText(name) : shownText(`${name}=${filled}`);

const test = (tag: AdTagSubject): HitsOf<'param-implausible'> =>
  TESTS.flatMap(([fault, find]) => {
    const parameters = find(tag);
    const [first] = parameters;
    const settings = [...new Set(parameters.map(settingOf(fault)))];
    return first === undefined ? [] : tag.hit({ fault, settings }, first.start);
  });

/** Rules about values that a script or a person wrote, and that no campaign is for. */
export const IMPLAUSIBLE_VALUE_RULES: readonly AdTagRule[] = [
  adTagRule('param-implausible', 'warning', 'expanded', test),
];
