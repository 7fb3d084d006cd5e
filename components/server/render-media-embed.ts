import { element, json, type Markup, textMarkup } from '../../src/render/markup.js';
import type { CodeOptions } from '../../src/render/code-options.js';
import { hostedAddress } from '../../src/render/hosted-address.js';
import { publicEmbed } from '../../src/render/public-embed.js';
import { embedPreview } from '../../src/resolve/embed-preview.js';
import { hostedPlayerUrl } from '../../src/resolve/hosted-player.js';
import { readRoot } from '../../src/resolve/field-reader.js';
import type { Embed } from '../../src/schema/embed.js';
import {
  type EmbedConsent,
  type EmbedFormat,
  type EmbedLoading,
  lacksConsent,
} from '../media-embed/attribute-values.js';
import { facadeMessages } from '../../src/locales/facade-messages.js';
import { viewerTexts } from '../../src/messages/generated/viewer/all.js';
import { registerMessages } from '../../src/locales/registry.js';
import { prerenderedFacade } from './prerendered-facade.js';

/** The attributes of the element. Those that are not given are not written. */
export interface ElementAttributes {
  readonly src?: string;
  readonly format?: EmbedFormat;
  readonly loading?: EmbedLoading;
  readonly poster?: string;
  readonly consent?: EmbedConsent;
  /** CSS pixels. */
  readonly width?: number;
  /** CSS pixels. */
  readonly height?: number;
  readonly title?: string;
  readonly label?: string;
  readonly autoplay?: boolean;
  readonly muted?: boolean;
  /** Seconds. */
  readonly start?: number;
  /** Seconds. */
  readonly end?: number;
  readonly loop?: boolean;
  readonly captions?: boolean;
  readonly lang?: string;
  readonly id?: string;
  readonly class?: string;
}

export interface RenderOptions {
  /** Of the page's Content Security Policy, for the style sheet in the shadow root. */
  readonly nonce?: string;
  /** Whether the embed is in view when the page is opened: its poster is loaded first. Default: with `loading` `eager`. */
  readonly isInView?: boolean;
  /** BCP 47 tag of the page's language, where the element has no `lang`. Default: `en`. */
  readonly language?: string;
}

// Rendering is synchronous: every language is loaded from the start.
for (const [language, messages] of Object.entries(viewerTexts))
  registerMessages(language, messages);

const playerOf = (embed: Embed): string | null => hostedPlayerUrl(readRoot(embed));

const frameOf = (embed: Embed, label = ''): string | null => {
  const player = playerOf(embed);
  return player && hostedAddress(player, embedPreview(embed).identity, label);
};

/** The data if there is no `src`, and a link for readers without scripts or declarative shadow roots. */
const ownContent = (embed: Embed, attributes: ElementAttributes, name: string): Markup[] => {
  const frame = frameOf(embed, attributes.label);
  const data = element('script', { type: 'application/json' }, json(publicEmbed(embed)));
  const link = frame === null ? [] : [element('a', { href: frame }, textMarkup(name))];
  return attributes.src === undefined ? [data, ...link] : link;
};

const pressedOptions = ({ start, end, loop, captions, muted }: ElementAttributes): CodeOptions => ({
  autoplay: true,
  mute: muted,
  start: start || undefined,
  end,
  loop,
  captions,
});

/**
 * The HTML of `<media-embed>` with its facade in a declarative shadow root. It is shown before any script
 * runs; the element hydrates it without a request, a flash or a layout shift. Without scripts the
 * player's frame is shown. Contains only the element and its data when there is no embed or nothing to
 * play, and nothing of another origin without consent. Needs no DOM, depends on its input alone, and
 * escapes every value. Never throws.
 */
export const renderMediaEmbed = (
  embed: Embed | null,
  attributes: ElementAttributes = {},
  { nonce, isInView, language }: RenderOptions = {},
): string => {
  const { width, height, consent = '', format = 'iframe' } = attributes;
  const sized = { width: width || undefined, height: height || undefined };
  if (embed === null) return element('media-embed', { ...attributes, ...sized });
  const config = embedPreview(embed);
  const messages = facadeMessages(attributes.lang ?? language ?? 'en');
  const title = attributes.title || config.title;
  const name = title || messages.player;
  const isShown =
    !lacksConsent(consent) &&
    (config.state === 'ready' ||
      (config.state === 'empty' && format === 'iframe' && playerOf(embed) !== null));
  const facade = prerenderedFacade({
    config,
    poster: attributes.poster || (config.source?.poster ?? null),
    title,
    name,
    messages,
    frame: frameOf(embed, attributes.label),
    pressed:
      attributes.loading === 'click' && format === 'iframe' ? pressedOptions(attributes) : null,
    size: { width: width ?? 0, height: height ?? 0 },
    isUrgent: isInView ?? attributes.loading === 'eager',
    nonce,
  });
  return element(
    'media-embed',
    { ...attributes, ...sized },
    ...(isShown ? [facade] : []),
    ...ownContent(embed, attributes, name),
  );
};
