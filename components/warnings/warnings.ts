import type { ReactiveElement } from 'lit';
import { nearest } from '../../src/text/edit-distance.js';
import type { ControlsKind } from '../../src/player/controls/show-controls.js';
import type { JsonObject } from '../../src/text/json.js';
import type { EmbedFormat, EmbedLoading } from '../media-embed/attribute-values.js';
import { warn } from '../controllers/warn.js';

/** An element of this package, as far as a page can make a mistake with it. */
export interface CheckedElement extends HTMLElement {
  readonly state: string;
}

/** The JSON of others that pages take for an embed: what it is, and what to do. */
const FOREIGN_JSON = {
  oembed: 'a reply of oEmbed. Set `src` to the JSON of the embed instead',
  youtube:
    'a reply of YouTube. Only embeds of the service can be shown; YouTube has a player of its own',
  list: 'a list of the REST interface. Publish one object of its `data`, and set `src` to that address',
  errors: 'an error of the REST interface. Check the access token, and publish the embed itself',
  video:
    'a video without its embed. Write it as `video` of an embed: `{ "id": …, "title": …, "video": { … } }`',
  unknown:
    'an object without `video`, `live` and `code_iframe`. Publish the embed object of the service with these fields',
};

type ForeignJson = keyof typeof FOREIGN_JSON;

/** The sentences of warnings, for developers: what was found, and what to do. */
const SENTENCES = {
  'no-source': () =>
    'There is nothing to show. Set the attribute `src` to the address of a published embed, put its JSON into a child `<script type="application/json">`, or set the property `embed`.',
  'unknown-attribute': ({ name, known }: { name: string; known: string }) =>
    `There is no attribute \`${name}\`. Use \`${known}\`.`,
  'property-only': ({ name }: { name: string }) =>
    `\`${name}\` is a property and no attribute. Set it in a script: \`element.${name} = …\`.`,
  'unknown-value': ({ name, value, known, used }: Readonly<Record<string, string>>) =>
    `\`${name}="${value}"\` is not one of ${known}, so it counts as \`${used}\`. Use one of them.`,
  'flag-value': ({ name, value }: { name: string; value: string }) =>
    `\`${name}="${value}"\` means yes, as with every boolean attribute. Remove the attribute \`${name}\`.`,
  'not-seconds': ({ name, value }: { name: string; value: string }) =>
    `\`${name}="${value}"\` is not a number of seconds. Write seconds, such as \`${name}="90"\`.`,
  'not-pixels': ({ name, value }: { name: string; value: string }) =>
    `\`${name}="${value}"\` is not a number of CSS pixels. Write pixels, such as \`${name}="640"\`, or set \`${name}: ${value}\` in your style sheet.`,
  'foreign-json': ({ kind }: { kind: ForeignJson }) =>
    `The JSON is no embed but ${FOREIGN_JSON[kind]}.`,
  'player-src': () =>
    '`<media-embed-player>` has no `src`. Use `<media-embed format="player" src="…">`, or set `config` to what `resolveEmbed` returns.',
  policy: ({ directive, origin }: { directive: string; origin: string }) =>
    `The page’s Content Security Policy blocks ${origin}. Add ${origin} to the directive \`${directive}\`.`,
};

/** What is probably a mistake of the page. `docs/errors.md` lists the ids. */
export type Warning = {
  readonly [Id in keyof typeof SENTENCES]: {
    readonly id: Id;
    readonly params: Parameters<(typeof SENTENCES)[Id]> extends [infer Params] ? Params : object;
  };
}[keyof typeof SENTENCES];

export const warningSentence = ({ id, params }: Warning): string =>
  (SENTENCES[id] as (params: object) => string)(params);

/** Time for the scripts of a page to set an embed. Not in the specification. */
const SOURCE_TIMEOUT_MS = 3000;

/**
 * The words of an attribute; what stands first is used for all others. Not imported: bundlers would make a file of what
 * the elements share with this module.
 */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  format: ['iframe', 'standard', 'player'] satisfies EmbedFormat[],
  loading: ['near', 'visible', 'eager', 'click'] satisfies EmbedLoading[],
  consent: ['required', 'granted', 'denied'],
  controls: ['auto', 'native', 'none'] satisfies ControlsKind[],
};

/** What other elements and players call an attribute. */
const OTHER_NAMES = {
  src: ['url', 'href', 'file', 'source', 'data-src'],
  format: ['type'],
  loading: ['preload', 'lazy'],
  poster: ['thumbnail', 'image'],
  captions: ['subtitles'],
};

const PROPERTIES = ['embed', 'config', 'viewer'];

const unknownAttribute = (name: string, known: readonly string[]): readonly Warning[] => {
  if (PROPERTIES.includes(name)) return [{ id: 'property-only', params: { name } }];
  const [meant = nearest(name, [...known, 'src'], name.length > 5 ? 2 : 1)] =
    Object.entries(OTHER_NAMES).find(([, names]) => names.includes(name)) ?? [];
  if (meant === undefined) return [];
  if (meant === 'src' && !known.includes('src')) return [{ id: 'player-src', params: {} }];
  return [{ id: 'unknown-attribute', params: { name, known: meant } }];
};

const unknownValue = (name: string, value: string): readonly Warning[] => {
  const words = WORDS[name];
  if (words !== undefined) {
    if (value === '' || words.includes(value.toLowerCase())) return [];
    const known = words.map((word) => `\`${word}\``).join(', ');
    return [{ id: 'unknown-value', params: { name, value, known, used: words[0] ?? '' } }];
  }
  if (/^(?:width|height|start|end)$/.test(name)) {
    if (/^(?:\+?[\d.]+(?:px|s)?|)$/.test(value.trim())) return [];
    const id = name === 'width' || name === 'height' ? 'not-pixels' : 'not-seconds';
    return [{ id, params: { name, value } }];
  }
  return value === 'false' && /^(?:autoplay|muted|loop|captions|coppa)$/.test(name)
    ? [{ id: 'flag-value', params: { name, value } }]
    : [];
};

const has = (value: object, ...names: readonly string[]): boolean =>
  names.some((name) => name in value);

/** What the JSON is if it is no embed, or null. */
const foreignJson = (json: object): ForeignJson | null => {
  if (has(json, 'video', 'live', 'code_iframe')) return null;
  const { kind, provider_name: provider } = json as JsonObject;
  if ([kind, provider].some((name) => /^youtube/i.test(typeof name === 'string' ? name : '')))
    return 'youtube';
  if (has(json, 'provider_name', 'html')) return 'oembed';
  if ('data' in json && Array.isArray(json.data)) return 'list';
  if (has(json, 'errors', 'error')) return 'errors';
  return has(json, 'url_video', 'url_video_mp4', 'available_video') ? 'video' : 'unknown';
};

/** What is probably a mistake in an element and in its embed. */
export const warningsAbout = (
  element: CheckedElement,
  embed: object | null,
): readonly Warning[] => {
  const { observedAttributes } = element.constructor as typeof ReactiveElement;
  const known = [...new Set([...observedAttributes, 'controls', 'coppa', 'referrerpolicy'])];
  const kind = embed !== null && element.state === 'empty' ? foreignJson(embed) : null;
  return [
    ...[...element.attributes].flatMap(({ name, value }) =>
      known.includes(name)
        ? unknownValue(name, value)
        : name in HTMLElement.prototype
          ? []
          : unknownAttribute(name, known),
    ),
    ...(kind === null ? [] : [{ id: 'foreign-json', params: { kind } } as const]),
  ];
};

const said = new WeakMap<Element, Set<string>>();

const warnOnce = (element: Element, warning: Warning): void => {
  const sentence = warningSentence(warning);
  const sentences = said.get(element) ?? new Set();
  said.set(element, sentences);
  if (!sentences.has(sentence)) warn(element, sentence);
  sentences.add(sentence);
};

const lacksSource = (element: CheckedElement): boolean =>
  element.isConnected &&
  element.state === 'empty' &&
  !Reflect.get(element, 'embed') &&
  !Reflect.get(element, 'src') &&
  element.querySelector(':scope > :is(script[type="application/json"], [slot=empty])') === null;

/** Warns about an element. That it has no embed is a mistake only if no script of the page sets one. */
export const warnAbout = async (element: CheckedElement, embed: object | null): Promise<void> => {
  for (const warning of warningsAbout(element, embed)) warnOnce(element, warning);
  if (embed !== null || !('src' in element)) return;
  await new Promise((resolve) => setTimeout(resolve, SOURCE_TIMEOUT_MS));
  if (lacksSource(element)) warnOnce(element, { id: 'no-source', params: {} });
};

const originOf = (address: unknown): string =>
  typeof address === 'string' && URL.canParse(address, document.baseURI)
    ? new URL(address, document.baseURI).origin
    : '';

/** Warns about the elements whose player or JSON the policy of the page has blocked. */
export const warnAboutPolicy = (reports: readonly Report[]): void => {
  for (const { body } of reports) {
    const { effectiveDirective, blockedURL, disposition } = body as unknown as JsonObject;
    const directive = String(effectiveDirective);
    const origin = originOf(blockedURL);
    if (disposition === 'report' || origin === '') continue;
    for (const element of document.querySelectorAll<HTMLElement & { src: string }>('media-embed')) {
      const frame = element.shadowRoot?.querySelector('iframe');
      const address = new Map([
        ['frame-src', frame?.src],
        ['connect-src', element.src || undefined],
      ]).get(directive);
      if (originOf(address) === origin)
        warnOnce(element, { id: 'policy', params: { directive, origin } });
    }
  }
};
