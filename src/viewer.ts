/** A value, or the function that makes it: functions while playing, plain values to replay a run. */
export type Injected<T> = T | (() => T);

/** Which of the two sets of ad fields applies (spec 2.5: `preroll` or `mobile_preroll`, and so on). */
export type DeviceType = 'desktop' | 'mobile';

/**
 * Who watches, where and how, as plain data. Everything that differs between two
 * views of one embed is in here; the core reads no clock, random, page or device of its own.
 * Every field is optional: what is not given is unknown, and an unknown value
 * is never guessed. Source: ours; the fields feed the macros of VAST 4.x section 6.1.
 */
export interface Viewer {
  /** The device, or its type alone as a shorthand. Default: `desktop`. */
  readonly device?: Device | DeviceType;
  readonly page?: Page;
  readonly player?: PlayerContext;
  readonly app?: App;
  readonly consent?: Consent;
  /** Milliseconds since 1970, as `Date.now`. */
  readonly now?: Injected<number>;
  /** At least 0 and below 1, as `Math.random`. */
  readonly random?: Injected<number>;
}

/** The viewing device. */
export interface Device {
  /** Default: `desktop`. */
  readonly type?: DeviceType;
  readonly userAgent?: string;
  /** IP address; only a server-side request knows it. */
  readonly ip?: string;
  /** Resettable advertising id (a UUID). */
  readonly ifa?: string;
  /** Kind of `ifa`, as the IAB guidelines for IFA on OTT name it. */
  readonly ifaType?: string;
  /** Latitude and longitude in degrees. */
  readonly latLong?: readonly [number, number];
  /** The device's limit-ad-tracking setting. */
  readonly limitAdTracking?: boolean;
  readonly clientHints?: ClientHints;
}

/** What the browser says of itself in user-agent client hints; absent where it gives none. */
export interface ClientHints {
  /** Brands and their versions, the made-up ones included: `Chromium`, `126`. */
  readonly brands?: readonly { readonly brand: string; readonly version: string }[];
  readonly mobile?: boolean;
  /** Operating system: `Android`. */
  readonly platform?: string;
  readonly platformVersion?: string;
  /** Name of the device: `Pixel 8`. */
  readonly model?: string;
}

/** The page that holds the embed. */
export interface Page {
  /** Absolute address of the top page; when it cannot be read, of the page that holds the frame, as far as that is told. */
  readonly url?: string;
  readonly referrer?: string;
  readonly title?: string;
  /** BCP 47 language tag, for example `it`. */
  readonly language?: string;
  /** Positive integer shared by every ad request of one page view (Google Ad Manager's `correlator`). */
  readonly correlator?: number;
}

/** The app that holds the embed, when it is not a web page. */
export interface App {
  /** Bundle or package name, not a store id. */
  readonly bundle?: string;
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
  /** Name and version of the request's server when a server asks for the ad (VAST macro SERVERUA). */
  readonly serverUserAgent?: string;
  /** 0 = client, 1 = server asked by the client, 2 = server alone (VAST macro SERVERSIDE). */
  readonly serverSide?: 0 | 1 | 2;
  /** Media MIME types that play, for example `video/mp4`. */
  readonly mimeTypes?: readonly string[];
  /** VAST versions supported, as AdCOM 1.0 creative subtypes (11 = VAST 4.1). */
  readonly vastVersions?: readonly number[];
  /** API frameworks supported, as AdCOM 1.0 (7 = OMID 1.0). */
  readonly apiFrameworks?: readonly number[];
  /** Types of VAST `Extension` supported. */
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
}

/** What is known of the viewer's privacy choices at the moment of the request. */
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
  /** TCF purposes consented to, 1 to 24; 1 is to store and read information on the device. */
  readonly tcfPurposes?: readonly number[];
  /** TCF special features opted in to, 1 to 12; 1 is precise location. */
  readonly tcfSpecialFeatures?: readonly number[];
  /** Ids of the vendors consented to, as the Global Vendor List numbers them. */
  readonly tcfVendors?: readonly number[];
  /** Whether a US section of the GPP says no to sale, sharing or targeted ads (Global Privacy Control included). */
  readonly usOptOut?: boolean;
  /** Names of macros whose values are known but may not be shared, for example `IFA`: they become `-2`. */
  readonly withheld?: readonly string[];
  /** When the latest of these choices was learned, in milliseconds since 1970: a tag expanded before did not know it. */
  readonly knownAt?: number;
}
