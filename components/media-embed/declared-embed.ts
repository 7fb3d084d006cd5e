import type { PropertyDeclarations } from '@lit/reactive-element';
import {
  flagAttribute,
  keywordAttribute,
  pixelsAttribute,
  secondsAttribute,
  textAttribute,
} from '../controllers/reflection.js';
import {
  type EmbedConsent,
  type EmbedFormat,
  type EmbedLoading,
  FORMATS,
  LOADINGS,
  parseConsent,
} from './attribute-values.js';
import { LazyPlaybackElement } from './lazy-playback-element.js';
import { playerOrigins, setPlayerOrigins, watchPlayerOrigins } from './player-origins.js';

/** Not in the specification; chosen so that a page with many embeds stays responsive. */
const MAX_FIRST_UPDATES_PER_TASK = 8;

let updateCount = 0;
let updateTask = Promise.resolve();

/** Resolves when an element may be updated for the first time: in order, a few in each task. */
export const firstUpdateTurn = (): Promise<void> =>
  ++updateCount % MAX_FIRST_UPDATES_PER_TASK
    ? updateTask
    : (updateTask = updateTask.then(() => new Promise((done) => setTimeout(done))));

/** The attributes of `<media-embed>` and their properties, and what the page trusts. */
export abstract class DeclaredEmbed extends LazyPlaybackElement {
  /**
   * Origins besides the page's own that `src` may point to, for example `https://embeds.example.com`. Nothing is
   * refused before the scripts of the document have run.
   */
  static allowedSources: readonly string[] = [];

  /**
   * Origins that the hosted player may have, for example `https://media.example.com`. Null allows every
   * https origin except the page's own, whose frame could access the page. While it is null, no player is framed
   * before the scripts of the document have run. A new list holds for all elements: players that it does not allow
   * are removed. The list is copied and frozen.
   */
  static get allowedPlayerOrigins(): readonly string[] | null {
    return playerOrigins();
  }

  static set allowedPlayerOrigins(origins: readonly string[] | null) {
    setPlayerOrigins(origins);
  }

  static override readonly properties: PropertyDeclarations = {
    embed: { attribute: false },
    src: textAttribute,
    format: keywordAttribute(FORMATS),
    loading: keywordAttribute(LOADINGS),
    consent: { ...textAttribute, converter: { fromAttribute: parseConsent } },
    width: pixelsAttribute,
    height: pixelsAttribute,
    label: textAttribute,
    start: secondsAttribute,
    end: secondsAttribute,
    loop: flagAttribute,
    captions: flagAttribute,
    // HTML reflects these itself; declared here, their changes update the element.
    titleAttribute: { attribute: 'title' },
    langAttribute: { attribute: 'lang' },
  };

  /** The embed itself, as the service or a published file provides it. Set a new object to change it. Never reflected. */
  declare embed: object | null;
  /** Reflects `src` as written, not resolved. */
  declare src: string;
  /** Reflects `format`. */
  declare format: EmbedFormat;
  /** Reflects `loading`. */
  declare loading: EmbedLoading;
  /** Reflects `consent`. */
  declare consent: EmbedConsent;
  /** Reflects `width`; 0 when it is not given. */
  declare width: number;
  /** Reflects `height`; 0 when it is not given. */
  declare height: number;
  /** Reflects `label`. */
  declare label: string;
  /** Reflects `start`: seconds; 0 when it is not given. */
  declare start: number;
  /** Reflects `end`: seconds; 0 when it is not given. */
  declare end: number;
  /** Reflects `loop`. */
  declare loop: boolean;
  /** Reflects `captions`. */
  declare captions: boolean;

  constructor() {
    super();
    watchPlayerOrigins(this);
    this.embed = null;
    this.src = '';
    this.format = 'iframe';
    this.loading = 'near';
    this.consent = '';
    this.width = 0;
    this.height = 0;
    this.label = '';
    this.start = 0;
    this.end = 0;
    this.loop = false;
    this.captions = false;
  }
}
