/// <reference types="google_interactive_media_ads_types" preserve="true" />
import { trustPolicy } from '../../../trusted-types.js';
import { isMixed, webAddress } from '../../../vast/web-address.js';

export type Ima = typeof google.ima;

const loadedIma = (): Ima | null =>
  (window as { readonly google?: { readonly ima?: Ima } }).google?.ima ?? null;

const scriptFor = (address: string): HTMLScriptElement => {
  const url = webAddress(address);
  if (url === null || isMixed(url, 'https:'))
    throw new TypeError('The address of the IMA SDK is not an https URL.');
  const policy = trustPolicy();
  const script = document.createElement('script');
  script.async = true;
  // Safe: the address comes from the page's own script, never from an embed.
  script.src = policy.createScriptURL(url.href);
  return script;
};

const load = (address: string, timeoutMs: number): Promise<Ima> =>
  new Promise((resolve, reject) => {
    const script = scriptFor(address);
    const fail = (message: string): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(message));
    };
    const timer = setTimeout(() => fail('The IMA SDK did not load in time.'), timeoutMs);
    script.addEventListener('error', () => fail('The IMA SDK is blocked.'));
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const ima = loadedIma();
      if (ima === null) fail('The script is not the IMA SDK.');
      else resolve(ima);
    });
    document.head.append(script);
  });

let loading: Promise<Ima> | null = null;

const DEFAULT_TIMEOUT_MS = 5_000;

/**
 * The SDK that the page has, else its script, which is loaded at most once per page, even if it fails. `address`
 * is https, or of the own machine. Rejects if the script fails, is blocked or too slow, or is not the SDK.
 */
export const loadImaSdk = async (address: string, timeoutMs = DEFAULT_TIMEOUT_MS): Promise<Ima> =>
  loadedIma() ?? (loading ??= load(address, timeoutMs));
