import { element, type Markup, startTag, textMarkup } from '../../src/render/markup.js';
import type { EmbedPreview } from '../../src/resolve/embed-preview.js';
import { boxStyles } from '../media-embed-player/box-styles.js';
import { attributeSizeRule } from '../controllers/shadow-rules.js';
import { facade, facadeTexts, shadowContent } from '../media-embed/facade.js';
import type { ElementDescription } from '../media-embed/update-children.js';
import { styles } from '../media-embed/styles.js';
import { frameAttributes } from '../media-embed/mount/frame.js';
import { playbackParameters } from '../../src/render/player-options.js';
import type { CodeOptions } from '../../src/render/code-options.js';
import type { Translated } from '../../src/locales/registry.js';

export interface FacadeInput {
  readonly config: EmbedPreview;
  /** Null: there is none. */
  readonly poster: string | null;
  readonly title: string;
  readonly name: string;
  readonly messages: Translated<'facade'>;
  readonly frame: string | null;
  /** The options of the player that a press starts in a frame; null if a press does not make a frame. */
  readonly pressed: CodeOptions | null;
  /** CSS pixels, 0 = not given. */
  readonly size: { readonly width: number; readonly height: number };
  readonly isUrgent: boolean;
  readonly nonce: string | undefined;
}

const FRAME_RULE =
  'noscript,noscript>iframe{position:absolute;inset:0;inline-size:100%;block-size:100%;border:0}';

const styleOf = ({ nonce, size }: FacadeInput): Markup =>
  // Contains no value of the embed.
  element(
    'style',
    { nonce },
    `${boxStyles.cssText}${styles.cssText}${FRAME_RULE}${attributeSizeRule(size.width, size.height)}` as Markup,
  );

const markupOf = ({ name, attributes, content = [] }: ElementDescription): Markup => {
  // HTML parsers restore the upper case of SVG attributes.
  const written = Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value]),
  );
  if (name === 'img') return startTag(name, written);
  const children = typeof content === 'string' ? [textMarkup(content)] : content.map(markupOf);
  return element(name, written, ...children);
};

const facadeOf = (input: FacadeInput): readonly Markup[] => {
  const { config, poster: address, title, messages, isUrgent } = input;
  const cover = facade(facadeTexts(config, title, messages));
  return shadowContent({ address, isUrgent }, cover).map(markupOf);
};

const frameOf = ({ frame, name }: FacadeInput): readonly Markup[] =>
  frame === null
    ? []
    : [
        element(
          'noscript',
          {},
          element('iframe', {
            src: frame,
            title: name,
            allow: 'autoplay; encrypted-media; picture-in-picture',
            allowfullscreen: true,
            referrerpolicy: 'strict-origin-when-cross-origin',
            loading: 'lazy',
          }),
        ),
      ];

/** The frame that the loader makes of it, as the element would, when the facade is pressed. */
const pressedFrameOf = ({ frame, name, pressed }: FacadeInput): readonly Markup[] => {
  if (frame === null || pressed === null) return [];
  const attributes = frameAttributes('src', { title: name, referrerPolicy: null });
  const src = new URL(frame);
  src.hash = playbackParameters(pressed).join('&');
  return [element('template', {}, element('iframe', { ...attributes, src: src.href }))];
};

/** The facade as the element renders it, with its styles, in a declarative shadow root. */
export const prerenderedFacade = (input: FacadeInput): Markup =>
  element(
    'template',
    { shadowrootmode: 'open' },
    styleOf(input),
    ...facadeOf(input),
    ...frameOf(input),
    ...pressedFrameOf(input),
  );
