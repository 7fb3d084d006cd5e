/** Inspects documents before they are played, and compares the prediction with what the player did. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';
import { keyOf, originalOf } from './addresses.mjs';
import { macroValues, requestsOf, TRACKERS } from './comparison.mjs';
import { OVERLAY, TITLE } from './player-config.mjs';

const { inspectAdTag } = await import(
  pathToFileURL(join(root, '.build/src/vast/node/index.js')).href
);

/** The size of a player in the page. */
const PLAYER = { width: 416, height: 234 };

const percent = (text) => ({ value: Number.parseInt(text, 10), unit: '%' });

const inspect = (site, { server, canPlay, secondsOf }) =>
  inspectAdTag(site.root.url, {
    origin: server.page,
    canPlay,
    player: PLAYER,
    slot: site.expected.slot === 'overlay' ? 'overlay' : 'linear',
    // The overlays of VMAP breaks have no limits of an embed.
    ...(site.expected.slot === 'overlay' && {
      overlay: { maxWidth: percent(OVERLAY.max_width), maxHeight: percent(OVERLAY.max_height) },
    }),
    durationOf: ({ type }) => secondsOf(type),
  });

/** Inspects sites and returns the requests for trackers meanwhile; there have to be none. Forgets all other requests. */
export const inspectSites = async (sites, environment) => {
  const { requests } = environment.server;
  for (const site of sites) site.inspection = await inspect(site, environment);
  const trackers = sites.flatMap(({ roles }) =>
    [...roles].flatMap(([key, role]) =>
      TRACKERS.includes(role.name) ? requestsOf(key, requests).map(({ url }) => url) : [],
    ),
  );
  requests.clear();
  return trackers;
};

const count = (keys) => {
  const counts = new Map();
  for (const key of keys) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** The trackers that the inspector lists for an error, each as often as the break with it is due. */
const errorKeys = ({ ads, breaks = [], errorTrackers }, timeline) =>
  errorTrackers.flatMap(({ template }) => {
    const lists = (one) => one.trackers.some((tracker) => tracker.template === template);
    const index = breaks.findIndex(
      (one) => lists(one) || one.ads.some((position) => lists(ads[position])),
    );
    const times = index === -1 ? 1 : timeline.filter((due) => due.index === index).length;
    return Array.from({ length: times }, () => keyOf(template));
  });

/** What is predicted: all ads of a VAST document, or those of the breaks of a VMAP document at their times. */
const predictionOf = (inspection, timeline) => {
  const { ads, breaks } = inspection;
  const adsOf = (one) => one.ads.map((position) => ads[position]);
  const due = timeline.map(({ index }) => breaks[index]);
  const played = (breaks === undefined ? ads : due.flatMap(adsOf)).filter(
    ({ failure }) => failure === null,
  );
  const optional = timeline
    .filter(({ isOptional }) => isOptional)
    .map(({ index }) => breaks[index]);
  const trackers = [...played, ...due].flatMap((one) => one.trackers);
  return {
    played,
    trackers: count([
      ...trackers.filter(({ isDue }) => isDue).map(({ template }) => keyOf(template)),
      ...errorKeys(inspection, timeline),
    ]),
    // Whether these play is left to the player.
    optional: new Set(
      optional
        .flatMap((one) => [one, ...adsOf(one)])
        .flatMap((one) => one.trackers.map(({ template }) => keyOf(template))),
    ),
  };
};

const trackerFaults = ({ trackers: predicted, optional }, roles, requests) =>
  [...roles].flatMap(([key, role]) => {
    if (!TRACKERS.includes(role.name) || optional.has(key)) return [];
    const sent = requestsOf(key, requests).length;
    const expected = predicted.get(key) ?? 0;
    const what = `${role.name} ${role.attributes.event ?? ''}`.trim();
    return sent === expected
      ? []
      : [`The inspector predicts ${expected} requests of ${what}, the player sent ${sent}`];
  });

const codeFaults = ({ errorTrackers }, roles, requests) =>
  errorTrackers.flatMap(({ template, code }) => {
    const role = roles.get(keyOf(template));
    const sent = requestsOf(keyOf(template), requests)
      .flatMap(({ url }) => (role ? macroValues(role.text, url, 'ERRORCODE') : []))
      .map(Number);
    return sent.length === 0 || sent.includes(code)
      ? []
      : [
          `The inspector predicts the code ${code} for ${originalOf(template)}, the player sent ${sent.join()}`,
        ];
  });

const sameLists = (what, predicted, actual) =>
  predicted.join() === actual.join()
    ? []
    : [
        `The inspector predicts the ${what} ${predicted.join() || 'none'}, the player has ${actual.join() || 'none'}`,
      ];

const requestedFiles = (roles, requests) =>
  [...roles].flatMap(([key, role]) =>
    role.name === 'MediaFile' && requestsOf(key, requests).length > 0 ? [key] : [],
  );

const unique = (texts) => [...new Set(texts)].sort();

/** What the player reports: each ad that fails, and the last failure if none plays, unless it is that of the last ad. */
const predictedCodes = ({ ads, failure }) => {
  const codes = ads.flatMap((ad) => ad.failure?.code ?? []);
  return failure === null || failure.code === codes.at(-1) ? codes : [...codes, failure.code];
};

/** Differences between the inspection of a site and what the player did with it. */
export const predictionFaults = ({ inspection, roles, expected }, result, requests) => {
  const prediction = predictionOf(inspection, expected.timeline ?? []);
  const { played, optional } = prediction;
  const files = played.flatMap(({ media }) =>
    media.flatMap(({ isChosen, media: { url } }) => (isChosen ? [keyOf(url)] : [])),
  );
  const idOf = ({ id, title }) => `${id || '1'} ${title || TITLE}`;
  const faults = [
    ...trackerFaults(prediction, roles, requests),
    ...codeFaults(inspection, roles, requests),
    ...sameLists('files', unique(files), unique(requestedFiles(roles, requests))),
    ...(optional.size > 0
      ? []
      : sameLists(
          'ads',
          played.map(({ ad }) => idOf(ad)),
          result.started.map(idOf),
        )),
  ];
  const codes = result.events.flatMap((event) => /^ad(?:error|empty) (\d+)/.exec(event)?.[1] ?? []);
  return expected.slot === 'vmap'
    ? faults
    : [...faults, ...sameLists('codes', predictedCodes(inspection), codes)];
};
