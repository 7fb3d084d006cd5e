/** The trackers that are due when an ad plays to its end (VAST 4.2 sections 3.4, 3.10, 3.11, 3.14 and 3.16). */
import { keyOf } from './addresses.mjs';
import { childrenOf, elementsAt, textsAt } from './xml-trees.mjs';

/** Events of a linear ad that happen once without the viewer. */
const LINEAR_EVENTS = [
  'loaded',
  'creativeView',
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
];

/** Events of a non-linear ad that happen once without the viewer. */
const NON_LINEAR_EVENTS = ['creativeView', 'overlayViewDuration'];

/** Events that the texts of VAST 2 to 4 define for linear ads only, and that players may report for others. */
const OPTIONAL_NON_LINEAR_EVENTS = ['loaded', 'start'];

const inCreatives = (content, ...path) => elementsAt(content, 'Creatives', 'Creative', ...path);

export const linearsOf = (content) => inCreatives(content, 'Linear');

export const nonLinearsOf = (content) => inCreatives(content, 'NonLinearAds', 'NonLinear');

const isPlainFile = ({ attributes: { apiFramework = '' } }) => /^(VAST)?$/i.test(apiFramework);

/** Elements with what a companion shows. */
const RESOURCES = ['StaticResource', 'HTMLResource', 'IFrameResource'];

/** Names that ad servers write for types of browsers. */
const ALIASES = {
  'video/x-mp4': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'video/x-webm': 'video/webm',
};

const TYPES_BY_ENDING = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
};

/** The type of a media file, by its path if it has none. */
export const typeOf = ({ attributes, text }) => {
  const type = (attributes.type ?? '').toLowerCase();
  const [, ending = ''] = /\.(\w+)(?:[?#]|$)/.exec(text.replace(/^[^?#]*\//, '')) ?? [];
  return type === '' ? (TYPES_BY_ENDING[ending.toLowerCase()] ?? '') : (ALIASES[type] ?? type);
};

const playableFiles = (linear, { canPlay }) =>
  elementsAt(linear, 'MediaFiles', 'MediaFile').filter(
    (file) => keyOf(file.text) !== null && isPlainFile(file) && canPlay(typeOf(file)),
  );

export const isPlayable = (linear, environment) => playableFiles(linear, environment).length > 0;

/** Whether a browser can show it without running markup or scripts of others. */
export const isShowable = (nonLinear) =>
  childrenOf(nonLinear, 'StaticResource').some(({ attributes: { creativeType = '' }, text }) =>
    /^image\//i.test(creativeType)
      ? keyOf(text) !== null
      : /^text\/plain$/i.test(creativeType) && text !== '' && keyOf(text) === null,
  );

const dueOf = (texts, name, more = {}) =>
  texts.flatMap((text) => {
    const key = keyOf(text);
    return key === null ? [] : [{ key, name, ...more }];
  });

const trackingOf = (parents, event) =>
  parents
    .flatMap((parent) => elementsAt(parent, 'TrackingEvents', 'Tracking'))
    .filter(({ attributes }) => attributes.event === event);

const textsOf = (elements) => elements.map(({ text }) => text);

const TIMECODE = /^(?:(\d+):([0-5]?\d):)?(\d+(?:\.\d+)?)$/;

const secondsIn = (timecode) => {
  const [, hours = '0', minutes = '0', seconds] = TIMECODE.exec(timecode) ?? [];
  return seconds === undefined
    ? null
    : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};

/** The seconds of an offset, or null if it is none. */
export const offsetSeconds = (offset = '', duration) => {
  const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(offset) ?? [];
  return percent === undefined ? secondsIn(offset) : (duration * Number(percent)) / 100;
};

/** Players may reach the very end of a file a little earlier or later. */
const END_TOLERANCE_SECONDS = 0.3;

const dueProgress = (linears, duration) =>
  trackingOf(linears, 'progress').flatMap(({ attributes, text }) => {
    const seconds = offsetSeconds(attributes.offset, duration);
    if (seconds === null || seconds > duration + END_TOLERANCE_SECONDS) return [];
    const isOptional = seconds > duration - END_TOLERANCE_SECONDS;
    return dueOf([text], `progress ${attributes.offset}`, { isOptional });
  });

/** `Verification` elements; VAST 2 and 3 have them in an extension. */
const verificationsOf = (content) =>
  [content, ...elementsAt(content, 'Extensions', 'Extension')].flatMap((parent) =>
    elementsAt(parent, 'AdVerifications', 'Verification'),
  );

/** Trackers of every ad that is shown: no verification script is run, and the player is in view. */
const dueOfContent = (content) => {
  const verifications = verificationsOf(content);
  return [
    ...dueOf(textsAt(content, 'Impression'), 'Impression'),
    ...[content, ...verifications].flatMap((parent) =>
      dueOf(textsAt(parent, 'ViewableImpression', 'Viewable'), 'Viewable'),
    ),
    ...dueOf(
      textsOf(trackingOf(verifications, 'verificationNotExecuted')),
      'verificationNotExecuted',
    ),
  ];
};

const isPicture = ({ attributes: { creativeType = '' }, text }) =>
  /^image\//i.test(creativeType) && keyOf(text) !== null;

/** Icons that are pictures; of those of one program, the one nearest to the media file. */
const dueIcons = (linears, duration) => {
  const icons = [...linears].reverse().flatMap((linear) => elementsAt(linear, 'Icons', 'Icon'));
  const programs = new Set();
  return icons.flatMap((icon) => {
    const { program = '', offset = '0' } = icon.attributes;
    const isRepeated = program !== '' && programs.has(program);
    programs.add(program);
    if (isRepeated || (secondsIn(offset) ?? 0) >= duration) return [];
    const isOptional = !childrenOf(icon, 'StaticResource').some(isPicture);
    return dueOf(textsAt(icon, 'IconViewTracking'), 'IconViewTracking', {
      isOptional,
    });
  });
};

/**
 * Companions, which the page shows. Those of the ad itself or else of the nearest wrapper are due; whether a page also
 * gets those of other wrappers is left to the player (VAST 4.2 section 3.13).
 */
const dueCompanions = (contents) => {
  const levels = [...contents]
    .reverse()
    .map((content) => inCreatives(content, 'CompanionAds', 'Companion'));
  const nearest = levels.find((companions) => companions.length > 0);
  return levels.flatMap((companions) =>
    companions.flatMap((companion) => {
      const hasResource = childrenOf(companion, ...RESOURCES).some(({ text }) => text !== '');
      const isOptional = companions !== nearest || !hasResource;
      const views = textsOf(trackingOf([companion], 'creativeView'));
      return dueOf(views, 'creativeView', { isOptional });
    }),
  );
};

/** The trackers of a linear creative and of the wrappers around it, the outermost first, and its seconds. */
export const dueOfLinear = (contents, linear, environment) => {
  const linears = [...contents.slice(0, -1).flatMap(linearsOf), linear];
  const lengths = playableFiles(linear, environment).map((file) =>
    environment.secondsOf(typeOf(file)),
  );
  const seconds = Math.min(...lengths);
  const events = LINEAR_EVENTS.flatMap((event) =>
    dueOf(textsOf(trackingOf(linears, event)), event),
  );
  return {
    seconds,
    due: [
      ...contents.flatMap(dueOfContent),
      ...events,
      ...dueProgress(linears, seconds),
      ...dueIcons(linears, seconds),
      ...dueCompanions(contents),
    ],
  };
};

/** The trackers of an overlay and of the wrappers around it. */
export const dueOfNonLinear = (contents) => {
  const parents = contents.flatMap((content) => inCreatives(content, 'NonLinearAds'));
  const events = (names, more = {}) =>
    names.flatMap((event) => dueOf(textsOf(trackingOf(parents, event)), event, more));
  return [
    ...contents.flatMap(dueOfContent),
    ...events(NON_LINEAR_EVENTS),
    ...events(OPTIONAL_NON_LINEAR_EVENTS, { isOptional: true }),
  ];
};
