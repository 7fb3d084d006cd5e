/** Compares the trackers that are due with the requests that were counted. */
import { originalOf } from './addresses.mjs';

/** Elements whose URLs are requested to report something. */
export const TRACKERS = [
  'Impression',
  'Error',
  'Tracking',
  'Viewable',
  'NotViewable',
  'ViewUndetermined',
  'ClickTracking',
  'CustomClick',
  'NonLinearClickTracking',
  'CompanionClickTracking',
  'IconClickTracking',
  'IconViewTracking',
];

/** Elements whose URLs a player may load without running anything. */
const RESOURCES = [
  'MediaFile',
  'Mezzanine',
  'ClosedCaptionFile',
  'StaticResource',
  'VASTAdTagURI',
  'AdTagURI',
  'VASTAdData',
  'VASTData',
  'URL',
];

const isScript = (role, { destination }) =>
  ['script', 'iframe', 'frame', 'embed', 'object'].includes(destination) ||
  (role !== undefined && ![...TRACKERS, ...RESOURCES].includes(role.name)) ||
  (role?.name === 'MediaFile' && !/^(VAST)?$/i.test(role.attributes.apiFramework ?? ''));

/** The values of a macro in a counted request, by the template of its tracker. */
export const macroValues = (template, url, macro) => {
  const path = (text) => text.replace(/^https?:\/\/[^/]+/, '');
  const pattern = path(template)
    .split(new RegExp(`(\\[${macro}\\]|%5B${macro}%5D|\\[\\w+\\])`, 'i'))
    .map((part, index) => {
      if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return part.toUpperCase().includes(macro) ? '([^&/#]*)' : '[^&/#]*';
    })
    .join('');
  return new RegExp(`^${pattern}$`, 'i').exec(path(url))?.slice(1) ?? [];
};

const REASONS = ['1', '2', '3'];

/** What is wrong with the values of the macros that the standard requires. */
const macroFaults = ({ name, codes }, role, { url }) => {
  const values = (macro) => macroValues(role.text, url, macro);
  if (name === 'Error')
    return values('ERRORCODE').flatMap((code) =>
      codes.includes(Number(code))
        ? []
        : [`[ERRORCODE] is ${code}, expected ${codes.join(' or ')}`],
    );
  if (name === 'verificationNotExecuted')
    return values('REASON').flatMap((reason) =>
      REASONS.includes(reason) ? [] : [`[REASON] is ${reason}`],
    );
  return [];
};

const codesIn = (role, requests) =>
  requests.flatMap(({ url }) => macroValues(role.text, url, 'ERRORCODE')).map(Number);

const titleOf = ({ name, attributes, parents }) => {
  const event = attributes.event === undefined ? '' : ` ${attributes.event}`;
  const parent = parents.find((one) =>
    ['Companion', 'CompanionAds', 'NonLinearAds', 'Icon'].includes(one),
  );
  return `${name}${event}${parent === undefined ? '' : ` in ${parent}`}`;
};

export const requestsOf = (key, requests) => requests.get(key) ?? [];

/** The URLs of all trackers of a document that were requested. */
export const requestedTrackers = ({ roles }, requests) =>
  [...roles].flatMap(([key, { name }]) =>
    TRACKERS.includes(name)
      ? requestsOf(key, requests).map(({ url }) => originalOf(`http://host${url}`))
      : [],
  );

/** A wrapper of several ads reports each of them: its trackers are due as often as ads play. */
const dueByKey = (entries) => {
  const due = new Map();
  for (const entry of entries) {
    const times = (due.get(entry.key)?.times ?? 0) + 1;
    due.set(entry.key, { ...entry, times });
  }
  return due;
};

/** Faults of one tracker that is due. */
const faultsOfDue = (entry, role, counted) => {
  const what = entry.name === 'Error' ? `Error of ${entry.codes.join(' or ')}` : entry.name;
  const { url } = counted[0] ?? { url: role.text };
  const where = originalOf(url.startsWith('/') ? `http://host${url}` : url);
  if (counted.length > entry.times) return [`${what} fired ${counted.length} times: ${where}`];
  if (counted.length === 0 && entry.isOptional) return [];
  if (counted.length < entry.times)
    return [`${what} fired ${counted.length} times, expected ${entry.times}: ${where}`];
  const faults = counted.flatMap((request) => macroFaults(entry, role, request));
  return faults.map((fault) => `${fault}: ${where}`);
};

/** Counted requests for which nothing was due. */
const unexpectedOf = (due, roles, requests) =>
  [...roles].flatMap(([key, role]) => {
    const counted = requestsOf(key, requests);
    const isTracker = TRACKERS.includes(role.name);
    return isTracker && counted.length > 0 && !due.has(key)
      ? [`${titleOf(role)} fired, but was not due`]
      : [];
  });

/** The result of a document. */
export const compare = ({ expected, roles }, { events, isContentPlaying }, requests) => {
  const due = dueByKey(expected.due);
  const result = {
    due: 0,
    fired: 0,
    codes: [],
    scripts: 0,
    faults: [],
  };
  for (const [key, entry] of due) {
    const counted = requestsOf(key, requests);
    const role = roles.get(key);
    if (counted.length > 0 || !entry.isOptional) result.due += entry.times;
    if (counted.length <= entry.times) result.fired += counted.length;
    result.faults.push(...faultsOfDue(entry, role, counted));
    if (entry.name === 'Error') result.codes.push(...codesIn(role, counted));
  }
  result.faults.push(...unexpectedOf(due, roles, requests));
  for (const [key, role] of roles) {
    const scripts = requestsOf(key, requests).filter((request) => isScript(role, request));
    if (scripts.length > 0) result.faults.push(`${titleOf(role)} was requested`);
    result.scripts += scripts.length;
  }
  if (!isContentPlaying) result.faults.push('The content did not play after the ads.');
  const started = events.filter((name) => name === 'adstart').length;
  const { length } = expected.played;
  if (started < length || started > length + (expected.optional ?? 0))
    result.faults.push(`${started} ads played, expected ${length}`);
  return { ...result, started, events };
};
