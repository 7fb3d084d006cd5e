import type { IdAfter, MessageData } from '../messages/format.js';
import type { DebuggerPanelsMessages } from '../messages/generated/debugger-panels/index.js';
import { messageFactory } from '../messages/message-data.js';
import { type AdManagerGroup, adManagerGroup } from './google-ad-manager-names.js';

/** A parameter whose meaning is a message. */
export type AdManagerParameterName = IdAfter<'google-parameter-', DebuggerPanelsMessages>;

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

type Form = readonly [message: AdManagerForm, pattern: RegExp];

const message = messageFactory<DebuggerPanelsMessages>();

const oneOf = (...values: readonly string[]): Form => [
  message('google-form-values', { values }),
  new RegExp(`^(?:${values.join('|')})$`),
];

/** Less than a second is a number of seconds. */
const MILLISECONDS = /^(?:0|[1-9]\d{3,})$/;

/** The names of parameters by the form of their values. Those of all others are any text. */
const FORMS: readonly (readonly [form: Form, names: string])[] = [
  [oneOf('0', '1'), 'vpmute wta gdpr tfcd npa rdp ltd ad_rule nofb is_lat'],
  [oneOf('1'), 'gdfp_req unviewed_position_start'],
  [oneOf('0', '1', 'true', 'false'), 'lip'],
  [oneOf('s'), 'impl'],
  [oneOf('1', '2'), 'aconp'],
  [oneOf('1', '2', '3', '4'), 'plcmt'],
  [oneOf('vp', 'instream', 'outstream'), 'env'],
  [oneOf('auto', 'click', '0', '1'), 'vpa'],
  [oneOf('preroll', 'midroll', 'postroll'), 'vpos'],
  [oneOf('linear', 'nonlinear'), 'vad_type'],
  [[message('google-form-integer'), /^\d+$/], 'ott_placement dth cmsid trt mridx'],
  [[message('google-form-integers'), /^\d+(,\d+)*$/], 'gpp_sid'],
  [[message('google-form-positive'), /^[1-9]\d*$/], 'correlator pod ppos pmad scor'],
  [
    [message('google-form-milliseconds'), MILLISECONDS],
    'pmnd pmxd min_ad_duration max_ad_duration',
  ],
  [[message('google-form-seconds'), /^\d+$/], 'vid_d'],
  [[message('google-form-address'), /^https?:\/\/[^\s]+$/i], 'url description_url'],
  [[message('google-form-iu'), /^\/\d+(,\d+)?(\/[^\s]*)?$/], 'iu'],
  [[message('google-form-sz'), /^\d+x\d+(\|\d+x\d+)*$/], 'sz'],
  [[message('google-form-output'), /^(?:xml_)?(?:vast[2-4]?|vmap1?)(?:_xml)?$/], 'output'],
  [[message('google-form-vconp'), /^[12]$/], 'vconp'],
  [[message('google-form-hl'), /^[a-z]{2,3}([-_][a-z\d]+)*$/i], 'hl'],
  [[message('google-form-omid_p'), /^[^/\s]+\/[^\s]+$/], 'omid_p'],
  [[message('google-form-gdpr_consent'), /^C[\w-]{20,}(\.[\w-]*)*$/], 'gdpr_consent'],
  [[message('google-form-addtl_consent'), /^\d~[\d.]*(~[a-z.\d]*)*$/], 'addtl_consent'],
  [[message('google-form-us_privacy'), /^1[YN-]{3}$/i], 'us_privacy'],
  [[message('google-form-ciu_szs'), /^(?:\d+x\d+|fluid)(?:[,|](?:\d+x\d+|fluid))*$/i], 'ciu_szs'],
];

const forms: ReadonlyMap<string, Form> = new Map(
  FORMS.flatMap(([form, names]) => names.split(' ').map((name) => [name, form])),
);

export const findAdManagerParameter = (name: string): AdManagerParameterDefinition | undefined => {
  const group = adManagerGroup(name);
  const [form, pattern] = forms.get(name) ?? [null, null];
  return group && { name: name as AdManagerParameterName, group, form, pattern };
};
