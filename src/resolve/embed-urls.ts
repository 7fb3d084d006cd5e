import { address } from './address.js';
import type { EmbedUrls } from './player-config.js';
import type { Wire } from './wire.js';

/** The embed's addresses for replace rules (spec 2.5). */
export const embedUrls = (embed: Wire): EmbedUrls => ({
  primary: address(embed, 'primary_url'),
  secondary: address(embed, 'secondary_url'),
  tertiary: address(embed, 'tertiary_url'),
});
