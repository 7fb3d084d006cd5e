import type { AdTagContext } from './ad-tag-context.js';
import { findMacro } from './macro-registry.js';
import type { MacroDefinition, SharedValues } from './macro.js';

/**
 * Parameters of Google Ad Manager for video that describe the page, the player and consent, each with the
 * macro that has its value. Source: support.google.com/admanager/answer/10678356 (ad tags 1.3).
 */
const PARAMETERS: Readonly<Record<string, string>> = {
  correlator: 'correlator',
  url: 'page_url',
  description_url: 'page_url',
  vpmute: 'muted',
  vpa: 'vpa',
  plcmt: 'plcmt',
  vconp: 'vconp',
  vid_d: 'video_duration',
  gdpr: 'gdpr',
  gdpr_consent: 'gdpr_consent',
  addtl_consent: 'addtl_consent',
  us_privacy: 'us_privacy',
  gpp: 'gpp',
  gpp_sid: 'gpp_sid',
  tfcd: 'coppa',
};

const REQUEST = /^(?:https?:)?\/\/(?:[a-z0-9-]+\.)*doubleclick\.net\/gampad\/(?:live\/)?ads\?/i;

export const isAdManagerTag = (template: string): boolean =>
  template.includes('.doubleclick.net/gampad/') && REQUEST.test(template);

/** The macro with the value of a parameter of Google Ad Manager; undefined for all that it does not fill. */
export const adManagerMacro = (parameter: string): MacroDefinition | undefined =>
  Object.hasOwn(PARAMETERS, parameter) ? findMacro(PARAMETERS[parameter] ?? '') : undefined;

const NO_SHARED_VALUES: SharedValues = { cachebuster: () => undefined };

const isKnown = (parameter: string, context: AdTagContext): boolean => {
  const value = adManagerMacro(parameter)?.value?.(context, NO_SHARED_VALUES);
  return value !== undefined && value !== null;
};

/** The template with every parameter that it lacks and whose value is known, still empty. */
export const withAdManagerParameters = (template: string, context: AdTagContext): string => {
  const text = template.trim();
  if (!isAdManagerTag(text)) return template;
  const [, request = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(text) ?? [];
  const present = new Set(request.split(/[?&]/).map((parameter) => parameter.split('=', 1)[0]));
  const missing = Object.keys(PARAMETERS).filter(
    (parameter) => !present.has(parameter) && isKnown(parameter, context),
  );
  return request + missing.map((parameter) => `&${parameter}=`).join('') + fragment;
};
