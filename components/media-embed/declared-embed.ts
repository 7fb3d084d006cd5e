import type { PropertyDeclarations } from 'lit';
import { keyword, pixels, text } from '../controllers/reflection.js';
import {
  type EmbedConsent,
  type EmbedFormat,
  type EmbedLoading,
  FORMATS,
  LOADINGS,
  parseConsent,
} from './attribute-values.js';
import { LazyPlaybackElement } from './lazy-playback-element.js';

/** Not in the specification; chosen so that a page with many embeds stays responsive. */
const MAX_FIRST_UPDATES_PER_TASK = 8;

let updateCount = 0;
let updateTask = Promise.resolve();

/** Resolves when an element may be updated for the first time: in order, a few in each task. */
export const firstUpdateTurn = (): Promise<void> =>
  ++updateCount % MAX_FIRST_UPDATES_PER_TASK
    ? updateTask
    : (updateTask = updateTask.then(() => new Promise((done) => setTimeout(done))));

/** The attributes of `<media-embed>` and their properties. */
export abstract class DeclaredEmbed extends LazyPlaybackElement {
  static override readonly properties: PropertyDeclarations = {
    embed: { attribute: false },
    src: text,
    format: keyword(FORMATS),
    loading: keyword(LOADINGS),
    consent: { ...text, converter: { fromAttribute: parseConsent } },
    width: pixels,
    height: pixels,
    label: text,
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

  constructor() {
    super();
    this.embed = null;
    this.src = '';
    this.format = 'iframe';
    this.loading = 'near';
    this.consent = '';
    this.width = 0;
    this.height = 0;
    this.label = '';
  }
}
