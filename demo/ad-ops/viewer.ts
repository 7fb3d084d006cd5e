import type { Consent, Device, DeviceType, Page, PlayerContext, Viewer } from '../../src/index.js';
import { type Scenario, withheldOf } from './scenario.js';

/** The time and random number of one run, the same for both devices. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** At least 0, below 1. */
  readonly random: number;
}

/** The fields that are known. */
type Known<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

const known = <T extends object>(fields: T): Known<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Known<T>;

const text = (scenario: Scenario, name: string): string | undefined =>
  scenario[name]?.trim() || undefined;

const number = (scenario: Scenario, name: string): number | undefined => {
  const value = text(scenario, name);
  return value === undefined || !Number.isFinite(Number(value)) ? undefined : Number(value);
};

const flag = (scenario: Scenario, name: string): boolean | undefined => {
  const value = text(scenario, name);
  return value === undefined ? undefined : value === '1';
};

const list = (scenario: Scenario, name: string): readonly string[] | undefined =>
  text(scenario, name)
    ?.split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const numbers = (scenario: Scenario, name: string): readonly number[] | undefined =>
  list(scenario, name)?.map(Number).filter(Number.isFinite);

const latLong = (scenario: Scenario, name: string): readonly [number, number] | undefined => {
  const [latitude, longitude] = numbers(scenario, name) ?? [];
  return latitude === undefined || longitude === undefined ? undefined : [latitude, longitude];
};

const size = (scenario: Scenario, name: string): { width?: number; height?: number } => {
  const [, width, height] = /^(\d+)\s*[x×]\s*(\d+)$/i.exec(text(scenario, name) ?? '') ?? [];
  return width === undefined ? {} : { width: Number(width), height: Number(height) };
};

const device = (scenario: Scenario, type: DeviceType): Device => ({
  type,
  ...known({
    userAgent: text(scenario, `${type}-ua`),
    ip: text(scenario, `${type}-ip`),
    ifa: text(scenario, `${type}-ifa`),
    ifaType: text(scenario, `${type}-ifa-type`),
    latLong: latLong(scenario, `${type}-lat-long`),
    limitAdTracking: flag(scenario, `${type}-lmt`),
  }),
});

const page = (scenario: Scenario): Page =>
  known({
    url: text(scenario, 'page-url'),
    referrer: text(scenario, 'referrer'),
    title: text(scenario, 'page-title'),
    language: text(scenario, 'language'),
    correlator: number(scenario, 'correlator'),
  });

const player = (scenario: Scenario, type: DeviceType): PlayerContext => ({
  ...size(scenario, `${type}-size`),
  ...known({
    playhead: number(scenario, 'playhead'),
    muted: flag(scenario, 'muted'),
    mimeTypes: list(scenario, 'mime'),
  }),
});

const consent = (scenario: Scenario): Consent => ({
  withheld: withheldOf(scenario),
  ...known({
    gdprApplies: flag(scenario, 'gdpr'),
    coppa: flag(scenario, 'coppa'),
    tcString: text(scenario, 'tc-string'),
    addtlConsent: text(scenario, 'addtl'),
    gppString: text(scenario, 'gpp'),
    gppSectionIds: numbers(scenario, 'gpp-sid'),
    uspString: text(scenario, 'usp'),
  }),
});

/** The viewer of a scenario on one of the two devices. */
export const viewerOf = (
  scenario: Scenario,
  type: DeviceType,
  { now, random }: Moment,
): Viewer => ({
  device: device(scenario, type),
  page: page(scenario),
  player: player(scenario, type),
  consent: consent(scenario),
  now,
  random,
});

/** The fixed time and random number of a scenario; `live` replaces what is not valid. */
export const momentOf = (scenario: Scenario, live: Moment): Moment => {
  if (scenario['moment'] !== 'fixed') return live;
  const now = Date.parse(text(scenario, 'now') ?? '');
  const random = number(scenario, 'random') ?? -1;
  return {
    now: Number.isNaN(now) ? live.now : now,
    random: random >= 0 && random < 1 ? random : live.random,
  };
};
