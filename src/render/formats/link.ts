import { type CodeRequest, codeTitle, type CodeWriter } from '../code-request.js';
import { frameAddress } from '../frame-address.js';
import { element, textMarkup } from '../markup.js';
import type { MissingField } from '../missing-field.js';
import { withPlayerOptions } from '../player-options.js';

/** The page that shows the embed, else the hosted player with the options of playback. */
const watchAddress = (request: CodeRequest): string | MissingField => {
  const { options } = request;
  if (options.page !== undefined) return options.page;
  const address = frameAddress(request);
  return typeof address === 'string' ? withPlayerOptions(address, options) : address;
};

/** A link with the title as its text, or only its address. */
export const linkCode: CodeWriter = (request) => {
  const href = watchAddress(request);
  if (request.options.addressOnly === true) return href;
  return typeof href === 'string' ? element('a', { href }, textMarkup(codeTitle(request))) : href;
};
