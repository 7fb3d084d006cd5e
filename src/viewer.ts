/** A value, or a function that returns it: functions while playing, plain values to replay a request. */
export type ValueProvider<T> = T | (() => T);

/** Selects one of the two sets of ad fields (spec 2.5: `preroll` or `mobile_preroll`, and so on). */
export type DeviceType = 'desktop' | 'mobile';

/**
 * The viewer, the page and the player, as plain data. Everything that differs between two views of one
 * embed is in here; the core itself reads no clock, random number, page or device. All fields are
 * optional: a missing field is unknown and never guessed. The fields provide the values of the macros
 * of VAST 4.x section 6.1.
 */
export interface Viewer {
  /** The device, or only its type. Default: `desktop`. */
  readonly device?: Device | DeviceType;
  readonly page?: Page;
  readonly player?: PlayerContext;
  readonly app?: App;
  readonly consent?: Consent;
  /** Milliseconds since 1970, as `Date.now`. */
  readonly now?: ValueProvider<number>;
  /** At least 0 and below 1, as `Math.random`. */
  readonly random?: ValueProvider<number>;
}

/** The viewing device. */
export interface Device {
  /** Default: `desktop`. */
  readonly type?: DeviceType;
  readonly userAgent?: string;
  /** IP address; known only to a server. */
  readonly ip?: string;
  /** Resettable advertising id (a UUID). */
  readonly ifa?: string;
  /** Kind of `ifa`, as the IAB guidelines for IFA on OTT name it. */
  readonly ifaType?: string;
  /** Latitude and longitude in degrees. */
  readonly latLong?: readonly [number, number];
  /** The device's limit-ad-tracking setting. */
  readonly limitAdTracking?: boolean;
  /** The browser's Do Not Track setting. */
  readonly doNotTrack?: boolean;
  /** The browser's language, a BCP 47 tag. */
  readonly language?: string;
  readonly clientHints?: ClientHints;
}

/** User-agent client hints of the browser; absent if it has none. */
export interface ClientHints {
  /** Brands and versions, such as `Chromium` and `126`, including the browser's made-up ones. */
  readonly brands?: readonly { readonly brand: string; readonly version: string }[];
  readonly mobile?: boolean;
  /** Operating system, for example `Android`. */
  readonly platform?: string;
  readonly platformVersion?: string;
  /** Name of the device, for example `Pixel 8`. */
  readonly model?: string;
}

/** The page that holds the embed. */
export interface Page {
  /** Absolute address of the top page. If it cannot be read, as much as is known of the page around the frame. */
  readonly url?: string;
  readonly referrer?: string;
  readonly title?: string;
  /** BCP 47 language tag, for example `it`. */
  readonly language?: string;
  /** Positive integer, shared by all ad requests of one page view (Google Ad Manager's `correlator`). */
  readonly correlator?: number;
  /** Variables that tags may name as `{pageVariable.NAME}`; dots in the name read nested objects. */
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** The app that holds the embed, when it is not a web page. */
export interface App {
  /** Bundle or package name, not a store id. */
  readonly bundle?: string;
  readonly name?: string;
  readonly storeId?: string;
  readonly storeUrl?: string;
}

/** The player at the moment of the request. */
export interface PlayerContext {
  /** CSS pixels. */
  readonly width?: number;
  /** CSS pixels. */
  readonly height?: number;
  readonly muted?: boolean;
  readonly fullscreen?: boolean;
  /** Seconds into the content. */
  readonly playhead?: number;
  /** `name/version` of the player and of its VAST client, separated by a space (VAST macro CLIENTUA). */
  readonly userAgent?: string;
  /** Name and version of the server when a server requests the ad (VAST macro SERVERUA). */
  readonly serverUserAgent?: string;
  /** 0 = client, 1 = server on behalf of a client, 2 = only a server (VAST macro SERVERSIDE). */
  readonly serverSide?: 0 | 1 | 2;
  /** MIME types of media that can be played, for example `video/mp4`. */
  readonly mimeTypes?: readonly string[];
  /** Supported VAST versions, as AdCOM 1.0 creative subtypes (11 = VAST 4.1). */
  readonly vastVersions?: readonly number[];
  /** Supported API frameworks, as AdCOM 1.0 codes (7 = OMID 1.0). */
  readonly apiFrameworks?: readonly number[];
  /** Supported types of the VAST element `Extension`. */
  readonly extensions?: readonly string[];
  readonly verificationVendors?: readonly string[];
  /** `name/version` of the Open Measurement partner. */
  readonly omidPartner?: string;
  /** `skip`, `mute`, `autoplay`, `mautoplay`, `fullscreen`, `icon` (VAST macro PLAYERCAPABILITIES). */
  readonly capabilities?: readonly string[];
  /** `skippable`, `autoplayed`, `mautoplayed`, `optin` (VAST macro INVENTORYSTATE). */
  readonly inventoryState?: readonly string[];
  /** 0 = not clickable, 1 = whole video, 2 = a button or link, 3 = with confirmation. */
  readonly clickType?: 0 | 1 | 2 | 3;
  /** How playback starts, 1 to 7 (VAST macro PLAYBACKMETHODS). */
  readonly playbackMethod?: number;
  /** Whether further content follows without the viewer's doing (Google Ad Manager's `vconp`). */
  readonly continuousPlayback?: boolean;
}

/** What is known about the viewer's privacy choices at the moment of the request. */
export interface Consent {
  readonly gdprApplies?: boolean;
  /** TCF v2 string (base64url). */
  readonly tcString?: string;
  /** Google's additional consent string. */
  readonly addtlConsent?: string;
  readonly gppString?: string;
  readonly gppSectionIds?: readonly number[];
  /** US privacy string, for example `1YNN`. */
  readonly uspString?: string;
  /** Whether the content is directed at children (COPPA). */
  readonly coppa?: boolean;
  /** DSA transparency: 0 to 3 (VAST macro DSAREQUIRED). */
  readonly dsaRequired?: number;
  readonly dsaParams?: readonly number[];
  /** 1 to 3 (VAST macro DSAPUBRENDER). */
  readonly dsaPubRender?: number;
  /** TCF purposes with consent, 1 to 24; 1 is to store and read information on the device. */
  readonly tcfPurposes?: readonly number[];
  /** TCF special features with an opt-in, 1 to 12; 1 is precise location. */
  readonly tcfSpecialFeatures?: readonly number[];
  /** Ids of the vendors with consent, from the Global Vendor List. */
  readonly tcfVendors?: readonly number[];
  /** Whether a US section of the GPP opts out of sale, sharing or targeted ads, or Global Privacy Control is set. */
  readonly usOptOut?: boolean;
  /** Names of macros, for example `IFA`, whose values are known but may not be shared; they become `-2`. */
  readonly withheld?: readonly string[];
  /** Whether a consent dialog is open, in which the viewer is making these choices or changing them. */
  readonly dialogOpen?: boolean;
  /** When the latest of these choices became known, in milliseconds since 1970. Tags expanded earlier did not have it. */
  readonly knownAt?: number;
}
