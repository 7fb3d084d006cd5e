import { BitReader } from '../../../src/consent-strings/bit-reader.js';
import { MAX_PURPOSES, MAX_SPECIAL_FEATURES } from '../../../src/consent-strings/tcf-lists.js';
import { UnexpectedText } from '../../../src/consent-strings/unexpected-text.js';
import type {
  Consent,
  Device,
  DeviceType,
  Page,
  PlayerContext,
  Viewer,
} from '../../../src/viewer.js';
import { type DebuggerContext, withheldIn } from './fields.js';

/** Bits of the core segment before `SpecialFeatureOptIns`. Source: Consent string and vendor list formats v2. */
const BITS_BEFORE_CHOICES = 140;

/** The purposes and special features that a TC string allows, as a player reads them; empty if it cannot be read. */
export const tcfChoices = (
  tcString: string,
): Pick<Consent, 'tcfPurposes' | 'tcfSpecialFeatures'> => {
  const bits = new BitReader(tcString.split('.', 1)[0] ?? '', 0);
  try {
    bits.bitField(BITS_BEFORE_CHOICES, 'Version');
    const tcfSpecialFeatures = bits.bitField(MAX_SPECIAL_FEATURES, 'SpecialFeatureOptIns');
    return { tcfSpecialFeatures, tcfPurposes: bits.bitField(MAX_PURPOSES, 'PurposesConsent') };
  } catch (error) {
    if (error instanceof UnexpectedText) return {};
    throw error;
  }
};

/** The time and random number of one run, the same for both devices. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** At least 0, below 1. */
  readonly random: number;
}

export const liveMoment = (): Moment => ({ now: Date.now(), random: Math.random() });

export type Viewers = Readonly<Record<DeviceType, Viewer>>;

type Known<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

const known = <T extends object>(fields: T): Known<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Known<T>;

const text = (context: DebuggerContext, name: string): string | undefined =>
  context[name]?.trim() || undefined;

const number = (context: DebuggerContext, name: string): number | undefined => {
  const value = text(context, name);
  return value === undefined || !Number.isFinite(Number(value)) ? undefined : Number(value);
};

const flag = (context: DebuggerContext, name: string): boolean | undefined => {
  const value = text(context, name);
  return value === undefined ? undefined : value === '1';
};

const list = (context: DebuggerContext, name: string): readonly string[] | undefined =>
  text(context, name)
    ?.split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const numbers = (context: DebuggerContext, name: string): readonly number[] | undefined =>
  list(context, name)?.map(Number).filter(Number.isFinite);

const latLong = (context: DebuggerContext, name: string): readonly [number, number] | undefined => {
  const [latitude, longitude] = numbers(context, name) ?? [];
  return latitude === undefined || longitude === undefined ? undefined : [latitude, longitude];
};

const size = (context: DebuggerContext, name: string): { width?: number; height?: number } => {
  const [, width, height] = /^(\d+)\s*[x×]\s*(\d+)$/i.exec(text(context, name) ?? '') ?? [];
  return width === undefined ? {} : { width: Number(width), height: Number(height) };
};

const device = (context: DebuggerContext, type: DeviceType): Device => ({
  type,
  ...known({
    userAgent: text(context, `${type}-ua`),
    ip: text(context, `${type}-ip`),
    ifa: text(context, `${type}-ifa`),
    ifaType: text(context, `${type}-ifa-type`),
    latLong: latLong(context, `${type}-lat-long`),
    limitAdTracking: flag(context, `${type}-lmt`),
  }),
});

const page = (context: DebuggerContext): Page =>
  known({
    url: text(context, 'page-url'),
    referrer: text(context, 'referrer'),
    title: text(context, 'page-title'),
    language: text(context, 'language'),
    correlator: number(context, 'correlator'),
  });

const player = (context: DebuggerContext, type: DeviceType): PlayerContext => ({
  ...size(context, `${type}-size`),
  ...known({
    playhead: number(context, 'playhead'),
    muted: flag(context, 'muted'),
    mimeTypes: list(context, 'mime'),
  }),
});

const consent = (context: DebuggerContext): Consent => ({
  withheld: withheldIn(context),
  ...tcfChoices(text(context, 'tc-string') ?? ''),
  ...known({
    gdprApplies: flag(context, 'gdpr'),
    coppa: flag(context, 'coppa'),
    tcString: text(context, 'tc-string'),
    addtlConsent: text(context, 'addtl'),
    gppString: text(context, 'gpp'),
    gppSectionIds: numbers(context, 'gpp-sid'),
    uspString: text(context, 'usp'),
  }),
});

const viewerOf = (context: DebuggerContext, type: DeviceType, moment: Moment): Viewer => ({
  device: device(context, type),
  page: page(context),
  player: player(context, type),
  consent: consent(context),
  ...moment,
});

/** Reads the viewers of a context. Values that cannot be read are unknown. */
export const viewersOf = (context: DebuggerContext, moment: Moment): Viewers => ({
  desktop: viewerOf(context, 'desktop', moment),
  mobile: viewerOf(context, 'mobile', moment),
});

/** The fixed time and random number of a context; `live` replaces what is not valid. */
export const momentOf = (context: DebuggerContext, live: Moment): Moment => {
  if (context['moment'] !== 'fixed') return live;
  const now = Date.parse(text(context, 'now') ?? '');
  const random = number(context, 'random') ?? -1;
  return {
    now: Number.isNaN(now) ? live.now : now,
    random: random >= 0 && random < 1 ? random : live.random,
  };
};
