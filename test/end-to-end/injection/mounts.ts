import { bareEmbed, carriedEmbed } from './hostile-embed.js';

/** One way in which a page puts an embed into an element. A new format or element is a new row. */
export interface Mount {
  readonly name: string;
  readonly element: string;
  /** Attributes of the element; `src` is added when the embed is fetched. */
  readonly attributes: (payload: string) => Readonly<Record<string, string>>;
  readonly embed: ((payload: string) => object) | null;
  readonly input: 'inline' | 'fetched' | 'attributes';
  /** Whether it loads a frame immediately; slow, so it is used only for payloads that run somewhere. */
  readonly loads: boolean;
}

/** The origin of the hosted player. */
export type Player = string;

/** The frame of a hosted player, so that the element shows a frame or a facade. */
const shown = (player: Player): object => ({
  code_iframe: `<iframe src="${player}/proxy/iframe.php/7/client"></iframe>`,
});

/** An address of the allowed player whose path, query and fragment are the payload. */
const hostilePlayer = (player: Player, payload: string): object => ({
  code_iframe: `<iframe src="${player}/proxy/iframe.php/${payload}/${payload}?${payload}#${payload}"></iframe>`,
});

const named = (payload: string) => ({ title: payload, label: payload });

/** Every attribute of the element, and some unknown ones, each with the payload as its value. */
const everyAttribute = (payload: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    'src format loading width height title label autoplay muted consent lang dir role class id name slot part embed srcdoc'
      .split(' ')
      .map((name) => [name, payload]),
  );

const without = (
  name: string,
  attributes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(attributes).filter(([each]) => each !== name));

/** With the browser's controls, as in a page with a strict policy. */
const NATIVE_PLAYER = { format: 'player', loading: 'eager', controls: 'native' };

/** A video that is not played; the fields of the embed are shown around it. */
const PLAYABLE = { video: { id: '1', url_video_mp4: 'http://127.0.0.1/media.mp4' }, live: null };

/** All the ways. */
export const mounts = (player: Player): readonly Mount[] => [
  {
    name: 'inline, the payload alone',
    element: 'media-embed',
    attributes: () => ({}),
    embed: (payload) => bareEmbed(payload),
    input: 'inline',
    loads: false,
  },
  {
    name: 'inline, behind a click',
    element: 'media-embed',
    attributes: (payload) => ({ ...named(payload), loading: 'click' }),
    embed: (payload) => carriedEmbed(payload, shown(player)),
    input: 'inline',
    loads: false,
  },
  {
    name: 'inline, a frame',
    element: 'media-embed',
    attributes: named,
    embed: (payload) => bareEmbed(payload, hostilePlayer(player, payload)),
    input: 'inline',
    loads: true,
  },
  {
    name: 'fetched, behind a click',
    element: 'media-embed',
    attributes: () => ({ loading: 'click' }),
    embed: (payload) => bareEmbed(payload, shown(player)),
    input: 'fetched',
    loads: false,
  },
  {
    name: 'inline, the player of the page',
    element: 'media-embed',
    attributes: (payload) => ({ ...named(payload), ...NATIVE_PLAYER }),
    embed: (payload) => bareEmbed(payload, PLAYABLE),
    input: 'inline',
    loads: true,
  },
  {
    name: 'fetched, the player of the page',
    element: 'media-embed',
    attributes: () => NATIVE_PLAYER,
    embed: (payload) => carriedEmbed(payload, PLAYABLE),
    input: 'fetched',
    loads: true,
  },
  {
    name: 'attributes alone',
    element: 'media-embed',
    attributes: everyAttribute,
    embed: null,
    input: 'attributes',
    loads: false,
  },
  {
    name: 'attributes over an embed',
    element: 'media-embed',
    // With any value of `consent` nothing would be shown.
    attributes: (payload) => without('consent', { ...everyAttribute(payload), src: '' }),
    embed: (payload) => bareEmbed(payload, shown(player)),
    input: 'inline',
    loads: true,
  },
  {
    name: 'the code of all formats, as text',
    element: 'media-embed-code',
    attributes: named,
    embed: (payload) => carriedEmbed(payload, shown(player)),
    input: 'inline',
    loads: false,
  },
];
