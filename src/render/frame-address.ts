import type { CodeRequest, MissingField } from './code-request.js';
import { hostedAddress } from './hosted-address.js';

/**
 * Address of the hosted player's frame. Without it no format but `standard`, `360` and `media-embed`
 * can be written.
 */
export const frameAddress = ({ config, options }: CodeRequest): string | MissingField => {
  const base = options.frame ?? config.hostedPlayerUrl;
  if (base === null) {
    return {
      path: '/code_iframe',
      remedy: 'Give the address of the hosted player as options.frame.',
    };
  }
  return (
    hostedAddress(base, config.identity, options.label ?? '') ?? {
      path: '/bulks',
      remedy: 'Use a bulk whose label is not made of dots.',
    }
  );
};
