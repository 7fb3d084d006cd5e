/**
 * Whether the viewer has to allow the player before anything of another origin is asked for:
 * the empty string, not at all.
 */
export type EmbedConsent = '' | 'required' | 'granted' | 'denied';

/**
 * Reads the `consent` attribute. A word that nobody knows asks for consent: to ask once too often
 * harms nobody.
 */
export const consentWord = (written: string | null): EmbedConsent => {
  const word = written?.toLowerCase() ?? '';
  return word === '' || word === 'granted' || word === 'denied' ? word : 'required';
};

/** Whether nothing of another origin may be asked for. */
export const lacksConsent = (consent: EmbedConsent): boolean =>
  consent === 'required' || consent === 'denied';

/**
 * Asks for the viewer's consent in place of the element, for example of the page's consent
 * platform: true grants it, false leaves the button. Asked once each time that an element which
 * requires consent comes into the page; the signal ends when the element leaves it.
 */
export type ConsentHook<Asking> = (element: Asking, signal: AbortSignal) => Promise<boolean>;
