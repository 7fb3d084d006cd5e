import type { AdTagContext } from '../ad-tags/ad-tag-context.js';
import type { Viewer } from '../viewer.js';
import type { PlayerConfig } from './player-config.js';

/** A config says "none" of a text with the empty text, a context by leaving it out. */
const known = <Name extends string>(name: Name, text: string): Partial<Record<Name, string>> =>
  text === '' ? {} : ({ [name]: text } as Record<Name, string>);

const contentOf = ({ source, description }: PlayerConfig): Pick<AdTagContext, 'content'> =>
  source === null
    ? {}
    : {
        content: {
          ...known('id', source.id),
          ...known('title', source.title),
          ...known('description', description),
          url: source.url,
          duration: source.duration,
        },
      };

/**
 * The part of a context that is so of every request for a config: what the embed says, joined to
 * what the viewer is. Source: ours.
 */
export const embedContext = (config: PlayerConfig, viewer: Viewer): AdTagContext => ({
  ...viewer,
  ...contentOf(config),
  embed: {
    ...known('id', config.identity.id),
    ...known('title', config.title),
    tags: config.tags,
    primaryUrl: config.urls.primary,
    secondaryUrl: config.urls.secondary,
    tertiaryUrl: config.urls.tertiary,
  },
});
