import type { CodeRequest } from './code-request.js';
import { hostedAddress } from './hosted-address.js';
import { type MissingField, missingField } from './missing-field.js';

/**
 * Address of the hosted player's frame. Only `standard`, `360` and `media-embed` can be written
 * without it.
 */
export const frameAddress = ({ config, options }: CodeRequest): string | MissingField => {
  const base = options.frame ?? config.hostedPlayerUrl;
  if (base === null) return missingField('player-address', '/code_iframe');
  return (
    hostedAddress(base, config.identity, options.label ?? '') ??
    missingField('bulk-label', '/bulks')
  );
};
