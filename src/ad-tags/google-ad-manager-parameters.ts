/**
 * When a parameter of Google Ad Manager is sent: `required` in every web request, `programmatic` for demand from
 * exchanges, `recommended`, `privacy`, `optional`, or `legacy` if it has no effect any more.
 */
export type AdManagerGroup =
  'required' | 'programmatic' | 'recommended' | 'privacy' | 'optional' | 'legacy';

/** What a parameter of Google Ad Manager means. */
export interface AdManagerParameterDefinition {
  readonly name: string;
  readonly group: AdManagerGroup;
  /** One sentence. */
  readonly meaning: string;
  /** The values that it takes, for people; empty for any text. */
  readonly form: string;
  /** Matches the decoded values of that form; null for any text. */
  readonly pattern: RegExp | null;
}

/** A form of values: for people, and as a pattern. */
type Form = readonly [description: string, pattern: RegExp | null];

const TEXT: Form = ['', null];
const FLAG: Form = ['0 or 1', /^[01]$/];
const INTEGER: Form = ['a whole number', /^\d+$/];
const MILLISECONDS: Form = ['a whole number of milliseconds', /^\d+$/];
const SECONDS: Form = ['a whole number of seconds', /^\d+$/];
const POSITIVE: Form = ['a positive whole number', /^[1-9]\d*$/];
const ADDRESS: Form = ['an http(s) URL', /^https?:\/\/[^\s]+$/i];
const INTEGERS: Form = ['whole numbers with commas between them', /^\d+(,\d+)*$/];

const oneOf = (...values: readonly string[]): Form => [
  values.join(', '),
  new RegExp(`^(?:${values.join('|')})$`),
];

type Row = readonly [name: string, form: Form, meaning: string];

/** Source: support.google.com/admanager/answer/10678356, and answer/10655276 (ad tags 1.3). */
const ROWS: Readonly<Record<AdManagerGroup, readonly Row[]>> = {
  required: [
    ['iu', ['/NETWORK/UNIT', /^\/\d+(,\d+)?(\/[^\s]*)?$/], 'The network and the ad unit.'],
    [
      'sz',
      ['WIDTHxHEIGHT, several with | between them', /^\d+x\d+(\|\d+x\d+)*$/],
      'The sizes of the player in pixels.',
    ],
    ['env', oneOf('vp', 'instream', 'outstream'), 'The environment of the request: vp is video.'],
    ['gdfp_req', ['1', /^1$/], 'The request is for Google Ad Manager.'],
    [
      'output',
      [
        'vast, xml_vast2 to xml_vast4, vmap, xml_vmap1',
        /^(?:xml_)?(?:vast[2-4]?|vmap1?)(?:_xml)?$/,
      ],
      'The format of the response.',
    ],
    ['unviewed_position_start', ['1', /^1$/], 'Counts an impression only when the ad is shown.'],
    ['url', ADDRESS, 'The page with the player.'],
    ['description_url', ADDRESS, 'The page that describes the video.'],
    [
      'correlator',
      POSITIVE,
      'A random number that all requests of one page view share, and no other page view has.',
    ],
    ['vpmute', FLAG, 'Whether the player starts without sound.'],
  ],
  programmatic: [
    ['plcmt', ['1 to 4', /^[1-4]$/], 'The placement of the video, as the IAB numbers it.'],
    ['vpa', oneOf('auto', 'click', '0', '1'), 'Whether the video starts by itself or by a click.'],
    ['ott_placement', INTEGER, 'The placement on a connected TV.'],
  ],
  recommended: [
    ['vpos', oneOf('preroll', 'midroll', 'postroll'), 'The position of the ad break.'],
    [
      'vconp',
      ['1 for continuous play, 2 for not', /^[12]$/],
      'Whether further content follows without the viewer’s doing.',
    ],
    ['aconp', ['1 or 2', /^[12]$/], 'Whether audio content plays continuously.'],
    ['vid_d', SECONDS, 'The duration of the content.'],
    ['hl', ['a language tag', /^[a-z]{2,3}([-_][a-z\d]+)*$/i], 'The language of the ads.'],
    ['omid_p', ['PARTNER/VERSION', /^[^/\s]+\/[^\s]+$/], 'The partner for Open Measurement.'],
    ['dth', INTEGER, 'The type of the device.'],
    ['givn', TEXT, 'The nonce of programmatic access libraries.'],
    ['wta', FLAG, 'Whether the player can show the AdChoices icon.'],
  ],
  privacy: [
    ['gdpr', FLAG, 'Whether the GDPR applies.'],
    [
      'gdpr_consent',
      ['a TCF version 2 string', /^C[\w-]{20,}(\.[\w-]*)*$/],
      'The consent of the viewer.',
    ],
    [
      'addtl_consent',
      ['VERSION~IDS', /^\d~[\d.]*(~[a-z.\d]*)*$/],
      'Consent to Google’s ad technology providers that are not in the Global Vendor List.',
    ],
    ['us_privacy', ['1, then three of Y, N or -', /^1[YN-]{3}$/i], 'The US privacy string.'],
    ['gpp', TEXT, 'The string of the Global Privacy Platform.'],
    ['gpp_sid', INTEGERS, 'The sections of the GPP string that apply.'],
    ['tfcd', FLAG, 'Whether the content is directed at children.'],
    ['npa', FLAG, 'Whether ads must not be personalized.'],
    ['rdp', FLAG, 'Whether data processing is restricted, for US states.'],
    ['ltd', FLAG, 'Whether only limited ads are allowed, without cookies.'],
  ],
  optional: [
    ['cust_params', ['an encoded list of key=value pairs', null], 'Key-values for targeting.'],
    ['ad_rule', FLAG, 'Whether the response is a playlist of ad breaks; needs output=vmap.'],
    ['ciu_szs', ['sizes with commas between them', /^[\dxa-z|,]+$/i], 'The sizes of companions.'],
    ['cmsid', INTEGER, 'The content source of the video.'],
    ['vid', TEXT, 'The id of the video in that content source.'],
    ['vid_t', TEXT, 'The title of the video.'],
    ['ppid', TEXT, 'An id of the viewer that the publisher provides.'],
    ['pod', POSITIVE, 'The number of the ad break.'],
    ['ppos', POSITIVE, 'The position of the ad in its break.'],
    ['mridx', POSITIVE, 'The number of the midroll.'],
    ['pmnd', MILLISECONDS, 'The shortest duration of an ad break.'],
    ['pmxd', MILLISECONDS, 'The longest duration of an ad break.'],
    ['pmad', POSITIVE, 'The most ads in a break.'],
    ['min_ad_duration', MILLISECONDS, 'The shortest duration of an ad.'],
    ['max_ad_duration', MILLISECONDS, 'The longest duration of an ad.'],
    ['excl_cat', TEXT, 'Labels of ads that are not wanted.'],
    ['nofb', FLAG, 'Whether fallback ads are off.'],
    ['vad_type', oneOf('linear', 'nonlinear'), 'The type of ads.'],
    ['allcues', TEXT, 'The positions of all ad breaks, in milliseconds.'],
    ['lip', FLAG, 'Whether this is the last break of the content.'],
    ['scor', POSITIVE, 'A number that all requests of one video stream share.'],
    ['trt', INTEGER, 'The type of traffic: purchased or organic.'],
    ['rdid', TEXT, 'The advertising id of the device.'],
    ['idtype', TEXT, 'The kind of the advertising id.'],
    ['is_lat', FLAG, 'Whether the device limits ad tracking.'],
    ['msid', TEXT, 'The id of the app.'],
    ['an', TEXT, 'The name of the app.'],
  ],
  legacy: [
    ['impl', TEXT, 'A parameter of old tags, which has no effect on video.'],
    ['sdkv', TEXT, 'The version of the IMA SDK, which sets it by itself.'],
    ['overlay', TEXT, 'A parameter of old tags for ads over the content.'],
  ],
};

const definitions: ReadonlyMap<string, AdManagerParameterDefinition> = new Map(
  Object.entries(ROWS).flatMap(([group, rows]) =>
    rows.map(([name, [form, pattern], meaning]) => [
      name,
      { name, group: group as AdManagerGroup, meaning, form, pattern },
    ]),
  ),
);

/** The definition of a parameter; undefined if it is not known. */
export const findAdManagerParameter = (name: string): AdManagerParameterDefinition | undefined =>
  definitions.get(name);
