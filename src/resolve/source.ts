import type { Source, SourceState } from './player-config.js';
import type { ResolveOptions } from './resolve-options.js';
import { playable, previewOf } from './source-preview.js';
import { mediaType, streamAddresses } from './stream.js';
import type { Wire } from './wire.js';

/**
 * What plays, with its stream. Of a live only what is listed here is read: its user, password,
 * stream name and entry points stay on the wire.
 */
export const source = (
  embed: Wire,
  options: ResolveOptions,
): { readonly state: SourceState; readonly source: Source | null } => {
  const found = playable(embed);
  if (found === null) return { state: 'empty', source: null };
  const { kind, id, title, poster, duration } = previewOf(found);
  const [url = null, ...alternatives] = streamAddresses(found.wire, kind, options);
  const type = url === null ? null : mediaType(url);
  return {
    state: found.state,
    source: { kind, id, title, url, type, alternatives, poster, duration },
  };
};
