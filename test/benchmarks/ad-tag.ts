import type { AdTagContext } from '../../src/ad-tags/ad-tag-context.js';

/** A typical ad request with eight macros. */
export const template =
  'https://ads.example/vast?sz=640x480&iu=%2F1234%2Fvideo&cb=[CACHEBUSTING]&ts=[TIMESTAMP]' +
  '&url=[PAGEURL]&ua=[DEVICEUA]&size=[PLAYERSIZE]&gdpr=[GDPRCONSENT]&ifa=[IFA]&type=[IFATYPE]&v=4';

/** The values that a page has when it requests an ad. */
interface Visit {
  readonly url: string;
  readonly userAgent: string;
  readonly ifa: string;
  readonly ifaType: string;
  readonly width: number;
  readonly height: number;
  readonly tcString: string;
  readonly now: number;
  readonly random: number;
}

const visits: readonly Visit[] = Array.from({ length: 16 }, (_, at) => ({
  url: `https://news.example/sport/${at}?ref=a&title=Città ${at}`,
  userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/15${at}.0 Safari/537.36`,
  ifa: `0a1b2c3d-0000-4000-8000-0000000000${10 + at}`,
  ifaType: 'aaid',
  width: 640 + at,
  height: 360 + at,
  tcString: `CPxxxxxxxxxxxAGABCENA${at}AAAAAAAA`,
  now: 1_700_000_000_000 + at * 86_400_000,
  random: at / 16,
}));

const context = (visit: Visit): AdTagContext => ({
  device: { userAgent: visit.userAgent, ifa: visit.ifa, ifaType: visit.ifaType },
  page: { url: visit.url },
  player: { width: visit.width, height: visit.height },
  consent: { gdprApplies: true, tcString: visit.tcString },
  now: visit.now,
  random: visit.random,
});

const contexts = visits.map(context);

const turned = <T>(list: readonly T[], turn: number): T => {
  const item = list[turn & 15];
  if (item === undefined) throw new Error('There are 16 visits.');
  return item;
};

export const contextOf = (turn: number): AdTagContext => turned(contexts, turn);

/** The same URL as a developer would write it by hand for this one tag. */
export const byHand = (turn: number): string => {
  const visit = turned(visits, turn);
  return (
    `https://ads.example/vast?sz=640x480&iu=%2F1234%2Fvideo&cb=${1e7 + Math.floor(visit.random * 9e7)}` +
    `&ts=${encodeURIComponent(new Date(visit.now).toISOString())}` +
    `&url=${encodeURIComponent(visit.url)}&ua=${encodeURIComponent(visit.userAgent)}` +
    `&size=${visit.width},${visit.height}&gdpr=${encodeURIComponent(visit.tcString)}` +
    `&ifa=${encodeURIComponent(visit.ifa)}&type=${encodeURIComponent(visit.ifaType)}&v=4`
  );
};

/** An ad request whose values come from the six replace rules that the platform documents. */
export const templateOfRules =
  'https://ads.example/vast?sz=640x480&iu=%2F1234%2Fvideo&cb=[random-number]&video=[video]' +
  '&url=[page]&first=[primary]&second=[secondary]&third=[tertiary]&v=4';

const replaceRules = [
  { subject: '[random-number]', value: 'random-number' },
  { subject: '[video]', value: 'url-video' },
  { subject: '[page]', value: 'url-page' },
  { subject: '[primary]', value: 'url-primary' },
  { subject: '[secondary]', value: 'url-secondary' },
  { subject: '[tertiary]', value: 'url-tertiary' },
];

const contextsWithRules = visits.map((visit) => ({
  ...context(visit),
  replaceRules,
  content: { url: `${visit.url}&video=1` },
  embed: {
    primaryUrl: `${visit.url}&primary=1`,
    secondaryUrl: `${visit.url}&secondary=1`,
    tertiaryUrl: `${visit.url}&tertiary=1`,
  },
}));

export const contextWithRulesOf = (turn: number): AdTagContext => turned(contextsWithRules, turn);

/** The same URL as a developer would write it by hand. */
export const byHandWithRules = (turn: number): string => {
  const { content, embed } = turned(contextsWithRules, turn);
  const { url, random } = turned(visits, turn);
  return (
    `https://ads.example/vast?sz=640x480&iu=%2F1234%2Fvideo&cb=${1e7 + Math.floor(random * 9e7)}` +
    `&video=${encodeURIComponent(content.url)}&url=${encodeURIComponent(url)}` +
    `&first=${encodeURIComponent(embed.primaryUrl)}&second=${encodeURIComponent(embed.secondaryUrl)}` +
    `&third=${encodeURIComponent(embed.tertiaryUrl)}&v=4`
  );
};

/** Throws if `write` and `expected` return different URLs. */
export const checkSame = (
  write: (turn: number) => string,
  expected: (turn: number) => string = byHand,
): void => {
  for (let turn = 0; turn < visits.length; turn += 1) {
    if (write(turn) !== expected(turn)) {
      throw new Error(`Different URLs are compared:\n${write(turn)}\n${expected(turn)}`);
    }
  }
};
