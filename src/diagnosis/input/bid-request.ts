import { isJsonObject, type JsonObject, objectOf } from '../../text/json.js';
import { judgedText } from './judged-text.js';
import type { UnknownInput } from './recognized-input.js';
import type { TextFinding } from './text-findings.js';

const MIN_TMAX_MS = 100;
/** Hardly any bid is higher; most such floors were meant in cents, or for one. Of other currencies nothing is known. */
const MAX_FLOOR = 50;
const STRONG_CURRENCIES = /^(?:USD|EUR|GBP|CHF|AUD|CAD)$/;
/** Documents that wrappers of VAST 1 cannot be: those of VAST 2 and later (List: Creative Subtypes). */
const MODERN_PROTOCOLS = [2, 3, 5, 6, 7, 8, 11, 12, 13, 14];
const MIN_WIDTH = 200;
/** No spot is shorter. */
const MIN_SECONDS = 5;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : NaN);
const textOf = (...values: readonly unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';

type Rule = (
  request: JsonObject,
  imp: JsonObject,
  video: JsonObject,
) => string | false | undefined | null;

const floorOf: Rule = (request, imp) => {
  const currency = textOf(imp['bidfloorcur'], listOf(request['cur'])[0]) || 'USD';
  const floor = numberOf(imp['bidfloor']);
  return STRONG_CURRENCIES.test(currency) && floor > MAX_FLOOR && `${floor} ${currency}`;
};

const consentOf: Rule = ({ regs, user }) => {
  const [ofRegs, ofUser] = [objectOf(regs), objectOf(user)];
  const applies = [ofRegs['gdpr'], objectOf(ofRegs['ext'])['gdpr']].includes(1);
  return (
    applies && textOf(ofUser['consent'], objectOf(ofUser['ext'])['consent']) === '' && 'gdpr=1'
  );
};

const channelOf: Rule = (request) => {
  const channels = ['site', 'app', 'dooh'].filter((name) => isJsonObject(request[name]));
  if (channels.length !== 1) return channels.join(', ') || 'site, app';
  const [site, app] = [objectOf(request['site']), objectOf(request['app'])];
  if (channels[0] === 'site') return textOf(site['page'], site['domain']) === '' && 'site.page';
  return channels[0] === 'app' && textOf(app['bundle']) === '' && 'app.bundle';
};

/** What bidders look at, the faults that leave no bid at all first (OpenRTB 2.6, section 3.2). */
const RULES: readonly (readonly [TextFinding['finding'], Rule])[] = [
  ['request-floor', floorOf],
  ['request-tmax', ({ tmax }) => numberOf(tmax) < MIN_TMAX_MS && `${numberOf(tmax)}`],
  [
    'request-mimes',
    (_, __, { mimes }) =>
      !listOf(mimes).includes('video/mp4') && (listOf(mimes).join(', ') || 'mimes'),
  ],
  [
    'request-protocols',
    (_, __, { protocols }) =>
      !listOf(protocols).some((one) => MODERN_PROTOCOLS.includes(Number(one))) &&
      (listOf(protocols).join(', ') || 'protocols'),
  ],
  [
    'request-size',
    (_, __, { w, h }) =>
      !(numberOf(w) >= MIN_WIDTH && numberOf(h) > 0) && `w=${String(w)}, h=${String(h)}`,
  ],
  [
    'request-duration',
    (_, __, { minduration: min = 0, maxduration: max }) =>
      (numberOf(max) < MIN_SECONDS || numberOf(max) < numberOf(min)) &&
      `minduration=${String(min)}, maxduration=${String(max)}`,
  ],
  ['request-linearity', (_, __, { linearity }) => linearity === 2 && 'linearity=2'],
  ['request-consent', consentOf],
  ['request-restricted', ({ regs }) => (objectOf(regs)['coppa'] === 1 ? 'regs.coppa=1' : null)],
  [
    'request-deals',
    (_, { pmp }) =>
      objectOf(pmp)['private_auction'] === 1 &&
      listOf(objectOf(pmp)['deals']).length === 0 &&
      'private_auction=1',
  ],
  ['request-channel', channelOf],
  [
    'request-viewer',
    ({ device }) => {
      const { ua, sua, ip, ipv6 } = objectOf(device);
      const lacks = [!ua && !sua && 'ua', textOf(ip, ipv6) === '' && 'ip'].filter(Boolean);
      return lacks.map((name) => `device.${String(name)}`).join(', ');
    },
  ],
  [
    'request-placement',
    (_, __, { placement, plcmt }) => placement === undefined && plcmt === undefined && 'plcmt',
  ],
];

/** A bid request of OpenRTB, and what is wrong with its first impression for a video; null for other JSON. */
export const bidRequestInJson = (json: unknown): UnknownInput | null => {
  const request = isJsonObject(json) ? json : {};
  const imps = listOf(request['imp']).filter(isJsonObject);
  const isRequest = imps.some((imp) =>
    ['video', 'banner', 'audio', 'native'].some((name) => isJsonObject(imp[name])),
  );
  if (!isRequest || 'seatbid' in request) return null;
  const imp = imps.find((one) => isJsonObject(one['video']));
  if (imp === undefined) return judgedText([{ finding: 'request-without-video', detail: '' }]);
  const video = objectOf(imp['video']);
  const faults = RULES.flatMap(([finding, rule]): TextFinding[] => {
    const detail = rule(request, imp, video);
    return detail ? [{ finding, detail }] : [];
  });
  return judgedText(faults.length > 0 ? faults : [{ finding: 'request-sound', detail: '' }]);
};
