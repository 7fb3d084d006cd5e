/** How the embed is shown. The first is the default. */
export const FORMATS = ['iframe', 'standard', 'player'] as const;
export type EmbedFormat = (typeof FORMATS)[number];

/** When the player is loaded. The first is the default. */
export const LOADINGS = ['near', 'visible', 'eager', 'click'] as const;
export type EmbedLoading = (typeof LOADINGS)[number];

/**
 * Whether the viewer has to allow the player before anything of another origin is requested. The empty
 * string: consent is not required.
 */
export type EmbedConsent = '' | 'required' | 'granted' | 'denied';

/** Reads the `consent` attribute. An unknown value requires consent, because a missed request for consent is worse than a needless one. */
export const parseConsent = (value: string | null): EmbedConsent => {
  const word = value?.toLowerCase() ?? '';
  return word === '' || word === 'granted' || word === 'denied' ? word : 'required';
};

/** Whether nothing of another origin may be requested. */
export const lacksConsent = (consent: EmbedConsent): boolean =>
  consent === 'required' || consent === 'denied';
