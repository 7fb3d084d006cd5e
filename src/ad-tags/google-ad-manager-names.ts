/**
 * When a parameter of Google Ad Manager is sent: `required` in every web request, `programmatic` for demand from
 * exchanges, `recommended`, `privacy`, `optional`, or `legacy` if it has no effect any more.
 */
export type AdManagerGroup =
  'required' | 'programmatic' | 'recommended' | 'privacy' | 'optional' | 'legacy';

/** Source: support.google.com/admanager/answer/10678356, and answer/10655276 (ad tags 1.3). */
const NAMES: Readonly<Record<AdManagerGroup, string>> = {
  required:
    'iu sz env gdfp_req output unviewed_position_start url description_url correlator vpmute',
  programmatic: 'plcmt vpa ott_placement',
  recommended: 'vpos vconp aconp vid_d hl omid_p dth givn wta',
  privacy: 'gdpr gdpr_consent addtl_consent us_privacy gpp gpp_sid tfcd npa rdp ltd',
  optional:
    'cust_params ad_rule ciu_szs cmsid vid vid_t ppid pod ppos mridx pmnd pmxd pmad min_ad_duration ' +
    'max_ad_duration excl_cat nofb vad_type allcues lip scor trt rdid idtype is_lat msid an',
  legacy: 'impl sdkv overlay',
};

const groups: ReadonlyMap<string, AdManagerGroup> = new Map(
  Object.entries(NAMES).flatMap(([group, names]) =>
    names.split(' ').map((name) => [name, group as AdManagerGroup]),
  ),
);

/** The group of a parameter of Google Ad Manager; undefined for all others. */
export const adManagerGroup = (name: string): AdManagerGroup | undefined => groups.get(name);
