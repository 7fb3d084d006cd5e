import type { FieldReader } from './field-reader.js';
import type { PlayerConfig } from './player-config.js';
import type { ResolveOptions } from './resolve-options.js';
import { playable, previewOf } from './source-preview.js';
import { mediaType, streamAddresses } from './stream.js';

/**
 * The source with its stream. Of a live only the fields listed here are read: its user, password,
 * stream name and entry points never reach the configuration.
 */
export const source = (
  embed: FieldReader,
  options: ResolveOptions,
): Pick<PlayerConfig, 'state' | 'source'> => {
  const media = playable(embed);
  if (media === null) return { state: 'empty', source: null };
  const { kind, id, title, poster, duration } = previewOf(media);
  const [url = null, ...alternatives] = streamAddresses(media.fields, kind, options);
  const type = url === null ? null : mediaType(url);
  return {
    state: media.state,
    source: { kind, id, title, url, type, alternatives, poster, duration },
  };
};
