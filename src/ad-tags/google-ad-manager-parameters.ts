import type { MessageData } from '../messages/format.js';
import type { DebuggerPanelsMessages } from '../messages/generated/debugger-panels/index.js';
import { messageFactory } from '../messages/message-data.js';

/**
 * When a parameter of Google Ad Manager is sent: `required` in every web request, `programmatic` for demand from
 * exchanges, `recommended`, `privacy`, `optional`, or `legacy` if it has no effect any more.
 */
export type AdManagerGroup =
  'required' | 'programmatic' | 'recommended' | 'privacy' | 'optional' | 'legacy';

type NameIn<Id> = Id extends `google-parameter-${infer Name}` ? Name : never;

/** A parameter whose meaning is a message. */
export type AdManagerParameterName = NameIn<keyof DebuggerPanelsMessages>;

export type AdManagerForm = MessageData<
  DebuggerPanelsMessages,
  Extract<keyof DebuggerPanelsMessages, `google-form-${string}`>
>;

export interface AdManagerParameterDefinition {
  readonly name: AdManagerParameterName;
  readonly group: AdManagerGroup;
  /** Null for any text. */
  readonly form: AdManagerForm | null;
  /** Matches the decoded values of that form; null for any text. */
  readonly pattern: RegExp | null;
}

type Form = readonly [message: AdManagerForm | null, pattern: RegExp | null];

const message = messageFactory<DebuggerPanelsMessages>();

const TEXT: Form = [null, null];
const INTEGER: Form = [message('google-form-integer'), /^\d+$/];
const MILLISECONDS: Form = [message('google-form-milliseconds'), /^\d+$/];
const SECONDS: Form = [message('google-form-seconds'), /^\d+$/];
const POSITIVE: Form = [message('google-form-positive'), /^[1-9]\d*$/];
const ADDRESS: Form = [message('google-form-address'), /^https?:\/\/[^\s]+$/i];
const INTEGERS: Form = [message('google-form-integers'), /^\d+(,\d+)*$/];

const oneOf = (...values: readonly string[]): Form => [
  message('google-form-values', { values }),
  new RegExp(`^(?:${values.join('|')})$`),
];

const FLAG = oneOf('0', '1');

type Row = readonly [name: AdManagerParameterName, form: Form];

/** Source: support.google.com/admanager/answer/10678356, and answer/10655276 (ad tags 1.3). */
const ROWS: Readonly<Record<AdManagerGroup, readonly Row[]>> = {
  required: [
    ['iu', [message('google-form-iu'), /^\/\d+(,\d+)?(\/[^\s]*)?$/]],
    ['sz', [message('google-form-sz'), /^\d+x\d+(\|\d+x\d+)*$/]],
    ['env', oneOf('vp', 'instream', 'outstream')],
    ['gdfp_req', oneOf('1')],
    ['output', [message('google-form-output'), /^(?:xml_)?(?:vast[2-4]?|vmap1?)(?:_xml)?$/]],
    ['unviewed_position_start', oneOf('1')],
    ['url', ADDRESS],
    ['description_url', ADDRESS],
    ['correlator', POSITIVE],
    ['vpmute', FLAG],
  ],
  programmatic: [
    ['plcmt', oneOf('1', '2', '3', '4')],
    ['vpa', oneOf('auto', 'click', '0', '1')],
    ['ott_placement', INTEGER],
  ],
  recommended: [
    ['vpos', oneOf('preroll', 'midroll', 'postroll')],
    ['vconp', [message('google-form-vconp'), /^[12]$/]],
    ['aconp', oneOf('1', '2')],
    ['vid_d', SECONDS],
    ['hl', [message('google-form-hl'), /^[a-z]{2,3}([-_][a-z\d]+)*$/i]],
    ['omid_p', [message('google-form-omid_p'), /^[^/\s]+\/[^\s]+$/]],
    ['dth', INTEGER],
    ['givn', TEXT],
    ['wta', FLAG],
  ],
  privacy: [
    ['gdpr', FLAG],
    ['gdpr_consent', [message('google-form-gdpr_consent'), /^C[\w-]{20,}(\.[\w-]*)*$/]],
    ['addtl_consent', [message('google-form-addtl_consent'), /^\d~[\d.]*(~[a-z.\d]*)*$/]],
    ['us_privacy', [message('google-form-us_privacy'), /^1[YN-]{3}$/i]],
    ['gpp', TEXT],
    ['gpp_sid', INTEGERS],
    ['tfcd', FLAG],
    ['npa', FLAG],
    ['rdp', FLAG],
    ['ltd', FLAG],
  ],
  optional: [
    ['cust_params', TEXT],
    ['ad_rule', FLAG],
    ['ciu_szs', [message('google-form-ciu_szs'), /^[\dxa-z|,]+$/i]],
    ['cmsid', INTEGER],
    ['vid', TEXT],
    ['vid_t', TEXT],
    ['ppid', TEXT],
    ['pod', POSITIVE],
    ['ppos', POSITIVE],
    ['mridx', POSITIVE],
    ['pmnd', MILLISECONDS],
    ['pmxd', MILLISECONDS],
    ['pmad', POSITIVE],
    ['min_ad_duration', MILLISECONDS],
    ['max_ad_duration', MILLISECONDS],
    ['excl_cat', TEXT],
    ['nofb', FLAG],
    ['vad_type', oneOf('linear', 'nonlinear')],
    ['allcues', TEXT],
    ['lip', FLAG],
    ['scor', POSITIVE],
    ['trt', INTEGER],
    ['rdid', TEXT],
    ['idtype', TEXT],
    ['is_lat', FLAG],
    ['msid', TEXT],
    ['an', TEXT],
  ],
  legacy: [
    ['impl', TEXT],
    ['sdkv', TEXT],
    ['overlay', TEXT],
  ],
};

const definitions: ReadonlyMap<string, AdManagerParameterDefinition> = new Map(
  Object.entries(ROWS).flatMap(([group, rows]) =>
    rows.map(([name, [form, pattern]]) => [
      name,
      { name, group: group as AdManagerGroup, form, pattern },
    ]),
  ),
);

export const findAdManagerParameter = (name: string): AdManagerParameterDefinition | undefined =>
  definitions.get(name);
