/// <reference types="google_interactive_media_ads_types" preserve="true" />
import { trustPolicy } from '../../trusted-types.js';
import { isMixed, webAddress } from '../../../vast/web-address.js';

/** The namespace `google.ima` of the SDK. */
export type Ima = typeof google.ima;

interface ImaWindow {
  readonly google?: { readonly ima?: Ima };
}

const present = (): Ima | null => (window as ImaWindow).google?.ima ?? null;

const scriptFor = (address: string): HTMLScriptElement => {
  const url = webAddress(address);
  if (url === null || isMixed(url, 'https:')) throw new TypeError('Not an https address.');
  const policy = trustPolicy();
  const script = document.createElement('script');
  script.async = true;
  // Safe: the page's own script names the address, never an embed.
  script.src = policy.createScriptURL(url.href);
  return script;
};

const load = (address: string, timeout: number): Promise<Ima> =>
  new Promise((resolve, reject) => {
    const script = scriptFor(address);
    const fail = (message: string): void => {
      script.remove();
      reject(new Error(message));
    };
    const timer = setTimeout(() => fail('The SDK is too slow.'), timeout);
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail('The SDK is blocked.');
    });
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const ima = present();
      if (ima === null) fail('The script is not the SDK.');
      else resolve(ima);
    });
    document.head.append(script);
  });

let loading: Promise<Ima> | null = null;

/**
 * The SDK: that of the page where there is one, else its script, loaded at most once a page
 * whatever comes of it. `address` is https (or of the own machine), `timeout` in milliseconds.
 * Rejects when the script fails, is blocked or too slow, or is not the SDK.
 */
export const loadImaSdk = async (address: string, timeout = 5000): Promise<Ima> =>
  present() ?? (loading ??= load(address, timeout));
