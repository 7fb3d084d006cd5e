import { type Attributes, element, type Markup, startTag, text } from '../../src/render/markup.js';
import type { EmbedPreview } from '../../src/resolve/embed-preview.js';
import { boxStyles } from '../media-embed-player/box-styles.js';
import { sizeRule } from '../controllers/size-styles.js';
import { facadeTexts } from '../media-embed/facade.js';
import { styles } from '../media-embed/styles.js';
import type { Translated } from '../../src/locales/registry.js';

export interface FacadeInput {
  readonly config: EmbedPreview;
  /** Title of the video; may be empty. */
  readonly title: string;
  /** Accessible name of the player. */
  readonly name: string;
  readonly messages: Translated<'facade'>;
  /** Address of the hosted player, or null. */
  readonly frame: string | null;
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
    `${boxStyles.cssText}${styles.cssText}${FRAME_RULE}${sizeRule(size.width, size.height)}` as Markup,
  );

const posterOf = ({ config, isUrgent }: FacadeInput): readonly Markup[] => {
  const src = config.source?.poster ?? null;
  if (src === null) return [];
  const loading = isUrgent ? 'eager' : 'lazy';
  const fetchpriority = isUrgent ? 'high' : 'auto';
  return [
    startTag('img', { part: 'poster', alt: '', decoding: 'async', loading, fetchpriority, src }),
  ];
};

const ICON = element(
  'svg',
  { part: 'icon', viewbox: '0 0 48 48', 'aria-hidden': 'true' },
  element('circle', { cx: 24, cy: 24, r: 24 }),
  element('path', { d: 'M18 14v20l17-10z' }),
);

const span = (attributes: Attributes, content: string): readonly Markup[] =>
  content === '' ? [] : [element('span', attributes, text(content))];

const buttonOf = ({ config, title, messages }: FacadeInput): readonly Markup[] => {
  const { label, badge } = facadeTexts(config, title, messages);
  const button = { part: 'play', type: 'button', 'aria-label': label };
  return [
    element('button', button, ...span({ part: 'title', dir: 'auto' }, title), ICON),
    ...span({ part: 'badge', 'aria-hidden': 'true' }, badge),
  ];
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

/** The facade as the element renders it, with its styles, in a declarative shadow root. */
export const prerenderedFacade = (facade: FacadeInput): Markup =>
  element(
    'template',
    { shadowrootmode: 'open' },
    styleOf(facade),
    ...posterOf(facade),
    ...buttonOf(facade),
    ...frameOf(facade),
  );
