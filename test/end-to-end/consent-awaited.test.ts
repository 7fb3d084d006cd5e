import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AT_ONCE, type Place } from './ad-scene.js';
import { changeEmbed, type WireEmbed } from './changed-embed.js';
import {
  CONSENT_ANSWERS,
  CONSENT_QUERY,
  type ConsentAnswers,
  type Sent,
  sentIn,
} from './consent-answers.js';
import { installPlatform } from './consent-platform.js';
import { demoPages } from './demo-pages.js';
import { FOLDER, frameDocument, playerDocument, serveElements } from './elements-page.js';
import { until } from './poll.js';

/** Name of an embed that starts by itself, with a preroll. */
const EMBED = '158';

/** Milliseconds that a platform takes to answer: long for a player, and within its patience. */
const LATE = 700;

/** The tag of the preroll asks for all that consent may decide, under a name of its own. */
const asking =
  (run: string) =>
  (embed: WireEmbed): WireEmbed => ({
    ...embed,
    preroll: (embed['preroll'] as readonly { readonly source_url: string }[]).map((ad) => ({
      ...ad,
      source_url: ad.source_url.replace(/run=[\w-]+/, `run=${run}`) + CONSENT_QUERY,
    })),
  });

/** TCF in all places, GPP in one of them; US privacy has nothing to ask, and is not waited for as long. */
const CASES: readonly (readonly [ConsentAnswers['api'], Place])[] = [
  ['__tcfapi', 'hosted'],
  ['__tcfapi', 'framed'],
  ['__tcfapi', 'player'],
  ['__gpp', 'hosted'],
];

const answersOf = (api: ConsentAnswers['api']): ConsentAnswers => {
  const found = CONSENT_ANSWERS.find((answers) => answers.api === api);
  if (found === undefined) throw new Error(`There are no answers of ${api}.`);
  return found;
};

describe('consent that is given late', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  /** What left in the requests of a run, once there is one. */
  const sentBy = async (run: string): Promise<readonly Sent[]> => {
    let sent: readonly Sent[] = [];
    await until(`the request of ${run}`, async () => {
      const reply = await fetch(`${pages.origin}/ads/requests.json`);
      const requests = (await reply.json()) as readonly { readonly url: string }[];
      sent = requests.flatMap(({ url }) => (url.includes(`run=${run}&`) ? [sentIn(url)] : []));
      return sent.length > 0;
    });
    return sent;
  };

  for (const [api, place] of CASES) {
    const { given, sentWhenGiven } = answersOf(api);
    it(`is waited for by ads that would start at once, and is in their tags: ${api}, ${place}`, async () => {
      const run = `awaited${api}-${place}`;
      const page = await pages.open('/ads/landing');
      await changeEmbed(page, EMBED, asking(run));
      await page.addInitScript(installPlatform, { api, answer: given, isThere: true, delay: LATE });
      const hosted = `${pages.origin.replace('127.0.0.1', 'localhost')}/proxy/iframe.php/${EMBED}/demo`;
      await serveElements(
        page,
        place === 'framed' ? frameDocument(hosted) : playerDocument(EMBED, ''),
      );
      await page.goto(place === 'hosted' ? hosted : pages.origin + FOLDER);
      assert.deepEqual(await sentBy(run), [sentWhenGiven]);
      await pages.closed(page);
    });
  }
});
