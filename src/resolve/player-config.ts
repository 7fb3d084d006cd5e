import type { Ads } from './ads-config.js';
import type { Length } from './read-format.js';
import type { DeviceType } from '../viewer.js';

export type * from './ads-config.js';
export type { Length } from './read-format.js';

/**
 * What a player has to do for one embed and one viewer: every field of the embed read, defaulted,
 * clamped and typed. `resolveEmbed` makes it from any JSON; renderers and elements need nothing else.
 *
 * It is plain JSON, and these invariants hold for every embed:
 * - every field is present; `null` means none, and `undefined` never occurs;
 * - every number is finite and within the bounds its field names; seconds read from the embed are at most 999999;
 * - every address is an absolute http(s) URL without user name and password, or null;
 * - every color is `#` and 3, 4, 6 or 8 hexadecimal digits, or null;
 * - `source` is null exactly when `state` is `empty`;
 * - it holds no secret of the embed: no stream user, password, name or entry point.
 */
export interface PlayerConfig {
  readonly identity: Identity;
  readonly title: string;
  /** The full description, else the short one, else the empty string. */
  readonly description: string;
  /** The comma-separated tags: trimmed, without empty ones. */
  readonly tags: readonly string[];
  /** Addresses that replace rules use (spec 2.5, `primary_url` and its two siblings). */
  readonly urls: EmbedUrls;
  /** Date and time as `YYYY-MM-DD hh:mm:ss`, unchanged and without a time zone; or null. */
  readonly createdAt: string | null;
  /** The bulk whose settings override the embed's own, or null. */
  readonly bulk: SelectedBulk | null;
  /** Which of the two sets of ad fields was read. */
  readonly device: DeviceType;
  readonly state: SourceState;
  readonly source: Source | null;
  /** Address of the service's hosted player for this embed, from `code_iframe`, or null. */
  readonly hostedPlayerUrl: string | null;
  readonly size: PlayerSize;
  readonly playback: PlaybackSettings;
  readonly controls: Controls;
  readonly look: Look;
  readonly watermark: Watermark | null;
  readonly scrollMode: ScrollMode;
  readonly ads: Ads;
  readonly subtitles: Subtitles;
  readonly categories: readonly Category[];
  /** The analytics configurations that are attached, in the order tracka, ama, trackb, trackc. */
  readonly analytics: readonly Analytics[];
}

/** Names of the embed. */
export interface Identity {
  /**
   * The name to use in every code, address and element: `public_id` when it is a non-empty
   * string, else the embed's id. Empty when the embed has neither.
   */
  readonly id: string;
  /** The object id of the embed, or the empty string. */
  readonly embedId: string;
  readonly publicId: string | null;
}

export interface EmbedUrls {
  readonly primary: string | null;
  readonly secondary: string | null;
  readonly tertiary: string | null;
}

/** The selected bulk (platform facts 2). */
export interface SelectedBulk {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  /** Why it was selected: its label was forced, a rule names the page's origin, or its rule is `*`. */
  readonly by: 'label' | 'origin' | 'any';
}

/**
 * `ready`: can be played. `processing`: the video is not converted yet. `failed`: its
 * conversion failed. `empty`: the embed has neither video nor live.
 */
export type SourceState = 'ready' | 'processing' | 'failed' | 'empty';

/** What plays (spec 2.1 and 2.3). */
export interface Source {
  readonly kind: 'video' | 'live';
  readonly id: string;
  readonly title: string;
  /** Address of the stream, or null when neither the reply nor `options.streamUrl` has one. */
  readonly url: string | null;
  /** MIME type by the address: HLS, MP4, WebM, or null when unknown. */
  readonly type: 'application/vnd.apple.mpegurl' | 'video/mp4' | 'video/webm' | null;
  /** Further addresses of the same content, best first. */
  readonly alternatives: readonly string[];
  /** Preview image. */
  readonly poster: string | null;
  /** Seconds, above 0; null for a live and when unknown. */
  readonly duration: number | null;
}

/** Default player size (spec 2.5). */
export interface PlayerSize {
  /** CSS pixels, 1 to 99999, or null when the embed names none. */
  readonly width: number | null;
  /** CSS pixels, 1 to 99999, or null when the embed names none. */
  readonly height: number | null;
  /** The player takes the width of its container. */
  readonly responsive: boolean;
  /** The video fills the box and is cropped. */
  readonly crop: boolean;
  /** Width divided by height; 16/9 by default. Always known, so that the page never shifts. */
  readonly aspectRatio: number;
}

export interface PlaybackSettings {
  readonly autoplay: boolean;
  /** The sound of the content, independent of `ads.volume`. */
  readonly muted: boolean;
  readonly preload: boolean;
  readonly pictureInPicture: boolean;
  /** `desktop_player`, unchanged; the empty string when none. */
  readonly desktopPlayer: string;
}

export interface Controls {
  readonly visible: boolean;
  readonly autoHide: boolean;
  /** Whether the viewer may seek. */
  readonly seekable: boolean;
}

export interface Look {
  /** Name of the player skin; the empty string when none. */
  readonly skin: string;
  readonly backgroundColor: string | null;
  readonly backgroundImage: string | null;
  readonly playerColor: string | null;
}

/** An image over the player (spec 2.5, `watermark_*`). */
export interface Watermark {
  readonly url: string;
  /** CSS pixels, or null for the image's own. */
  readonly width: number | null;
  /** CSS pixels, or null for the image's own. */
  readonly height: number | null;
  /** 0 (invisible) to 1. */
  readonly opacity: number;
  /** Seconds on display, above 0; null means always. */
  readonly displayTime: number | null;
  /** Disappears together with the controls. */
  readonly hidesWithControls: boolean;
  /** The page that a click opens. */
  readonly link: string | null;
  /**
   * At most one of `top` and `bottom`, and one of `left` and `right`, is not null. An axis with
   * neither is left to CSS; an embed that sets none of the four uses the top right corner.
   */
  readonly offset: WatermarkOffset;
}

export interface WatermarkOffset {
  readonly top: Length | null;
  readonly right: Length | null;
  readonly bottom: Length | null;
  readonly left: Length | null;
}

/** The player stays visible while the reader scrolls (spec 2.5, `scrollmode_*`). */
export interface ScrollMode {
  readonly enabled: boolean;
  readonly muteOnMouseOver: boolean;
  /** Events on which the player is destroyed. */
  readonly destroyOn: readonly ScrollModeDestroyEvent[];
}

/** One of the player's events, or an unknown name, unchanged. */
export type ScrollModeDestroyEvent =
  | { readonly known: true; readonly name: PlayerEventName }
  | { readonly known: false; readonly name: string };

/** Events of the service's player in the page (platform facts 5). */
export const PLAYER_EVENT_NAMES = [
  'READY',
  'LOADEDMETADATA',
  'ADS_MANAGER_READY',
  'AD_STARTED',
  'AD_ENDED',
  'AD_ERROR',
  'AD_EMPTY',
  'PLAY',
  'PAUSE',
  'ENDED',
] as const;

export type PlayerEventName = (typeof PLAYER_EVENT_NAMES)[number];

export interface Subtitles {
  readonly tracks: readonly SubtitleTrack[];
  /** Language that is shown at the start, or null. */
  readonly defaultLanguage: string | null;
}

/** One subtitles track. Its shape is not specified (spec 2.11), so all of it is kept. */
export interface SubtitleTrack {
  readonly url: string | null;
  /** BCP 47 language tag, or null. */
  readonly language: string | null;
  readonly label: string;
  /** The element as the service sent it. */
  readonly raw: unknown;
}

export interface Category {
  readonly id: string;
  readonly title: string;
  readonly parentId: string | null;
}

/** One audience-analytics configuration (spec 2.8). */
export interface Analytics {
  readonly provider: 'tracka' | 'ama' | 'trackb' | 'trackc';
  readonly id: string;
  readonly title: string;
  /** The provider's own settings by the service's field names, as text: `track_id`, `url_beacon`, … */
  readonly settings: Readonly<Record<string, string>>;
}
