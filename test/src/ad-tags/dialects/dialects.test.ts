import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdTagContext } from '../../../../src/ad-tags/ad-tag-context.js';
import { expandAdTag } from '../../../../src/ad-tags/expand-ad-tag.js';
import { DIALECTS } from '../../../../src/ad-tags/dialects/dialect-tables.js';
import { writePlaceholder } from '../../../../src/ad-tags/placeholder-syntax.js';
import { readJson } from '../../../repository/project.js';
import { expansionRows } from '../expansion-rows.js';
import { fullContext } from '../full-context.js';

interface Vendor {
  readonly vendor: string;
  readonly source: string;
  /** By placeholder: what its vendor documents it to be. */
  readonly placeholders: Readonly<Record<string, string>>;
}

/** The text in the URL by meaning, for the context with every value. */
const MEANINGS: Readonly<Record<string, string>> = {
  'page URL': 'https%3A%2F%2Fnews.example%2Fa%3Fb%3D1',
  'page host': 'news.example',
  'page language': 'it',
  'page variable': 'sport%20%26%20more',
  'secure flag': '1',
  referrer: 'https%3A%2F%2Fsearch.example%2F',
  correlator: '4711',
  'cache buster': '55000000',
  'time in milliseconds': '1769817600000',
  'embed id': 'e1',
  'content id': 'c42',
  'content title': 'Film%20%26%20more',
  'content description': 'About%20it',
  'content URL': 'https%3A%2F%2Fcdn.example%2F42.m3u8',
  'content categories': 'IAB1-2',
  'exact duration': '61.4',
  'duration in seconds': '61',
  'duration, -1 for a live': '61',
  'live flag': '0',
  tags: 'a,b%20c',
  'tags as text': 'a%2Cb%20c',
  'player width': '640',
  'player height': '360',
  'muted flag': '1',
  'autoplay flag': '1',
  'auto or click': 'auto',
  'playback method': '2',
  '2 for continuous playback, else 1': '1',
  'playhead in seconds': '12',
  position: 'midroll',
  'shortest ad': '6',
  'longest ad': '30',
  'break duration': '90',
  'ads in the break': '3',
  'user agent': 'Agent%2F1.0',
  'IP address': '192.0.2.7',
  'advertising id': '6f1c-ifa',
  'type of the advertising id': 'aaid',
  latitude: '51.0047',
  longitude: '3.7548',
  'limit-ad-tracking flag': '1',
  'do-not-track flag': '0',
  'browser language': 'de-AT',
  'device type': 'mobile',
  'operating system': 'Android',
  'device model': 'Pixel%208',
  'app bundle': 'com.example.app',
  'app name': 'Example',
  'app store URL': 'https%3A%2F%2Fstore.example%2F1',
  'GDPR flag': '1',
  'GDPR as text': 'true',
  'TC string': 'CPXx',
  'additional consent': '1~7.12',
  'US privacy string': '1YNN',
  'GPP string': 'DBAA~x.y',
  'GPP section ids': '2,6',
  'COPPA flag': '0',
  'own default': 'fallback',
};

const vendors = readJson('docs/vendor-placeholders.json') as readonly Vendor[];

const expandAlone = (placeholder: string) => {
  const { expansions, findings } = expandAdTag(`https://a.test/?x=${placeholder}&y=1`, fullContext);
  const [expansion] = expansions;
  assert.equal(expansions.length, 1, placeholder);
  assert.ok(expansion);
  assert.equal(expansion.placeholder, placeholder);
  return { expansion, findings: findings.map(({ id }) => id) };
};

for (const { vendor, placeholders } of vendors) {
  test(`the placeholders of ${vendor} are filled with what its documentation says, or kept`, () => {
    for (const [placeholder, meaning] of Object.entries(placeholders)) {
      const { expansion, findings } = expandAlone(placeholder);
      if (meaning === 'ad server') {
        assert.equal(expansion.outcome, 'ad-server', placeholder);
        assert.deepEqual(findings, ['macro-server-side'], placeholder);
      } else if (meaning === 'unknown') {
        assert.equal(expansion.encoded, null, placeholder);
        assert.equal(findings.length, 1, placeholder);
      } else {
        assert.equal(expansion.encoded, MEANINGS[meaning], `${placeholder}: ${meaning}`);
      }
    }
  });
}

test('every placeholder in the table of a dialect is listed with its meaning', () => {
  const listed = new Set(
    vendors
      .flatMap(({ placeholders }) => Object.keys(placeholders))
      .map((placeholder) => placeholder.toLowerCase()),
  );
  const inTables = DIALECTS.flatMap(({ syntaxes: [syntax], macros, adServer = [] }) =>
    syntax === undefined
      ? []
      : [...Object.keys(macros), ...adServer].map((name) => writePlaceholder(syntax, name)),
  );
  assert.deepEqual(
    inTables.filter((placeholder) => !listed.has(placeholder.toLowerCase())),
    [],
    'Add these placeholders to docs/vendor-placeholders.json.',
  );
});

const tag = (query: string): string => `https://a.test/?${query}`;
const { page, content, player, consent } = fullContext;

expansionRows({
  'the consent macros of the IAB are filled, with or without the id of a vendor': {
    template: tag(
      'a=${GDPR}&b=${GDPR_CONSENT_755}&c=${US_PRIVACY}&d=${GPP_STRING_12}&e=${GPP_SID}',
    ),
    context: { consent },
    url: tag('a=1&b=CPXx&c=1YNN&d=DBAA~x.y&e=2,6'),
  },
  'consent macros with encoded braces are filled': {
    template: tag('a=%24%7BGDPR%7D&b=$%7BGDPR_CONSENT_755%7D'),
    context: { consent },
    url: tag('a=1&b=CPXx'),
  },
  'a consent macro without a value is kept, with a finding': {
    template: tag('a=${GDPR}'),
    url: tag('a=${GDPR}'),
    findings: ['macro-value-missing'],
  },
  'a filled dialect has one finding': {
    template: tag('u=__page-url__&w=__player-width__&h=__player-height__'),
    context: { page, player },
    url: tag('u=https%3A%2F%2Fnews.example%2Fa%3Fb%3D1&w=640&h=360'),
    findings: ['dialect'],
  },
  'placeholders of a dialect without meaning or value are kept, with one finding': {
    template: tag('u=__page-url__&w=__player-width__&s=__jwpseg__&g=__gdpr__'),
    context: { page },
    url: tag('u=https%3A%2F%2Fnews.example%2Fa%3Fb%3D1&w=__player-width__&s=__jwpseg__&g=__gdpr__'),
    findings: ['macro-foreign-player'],
  },
  'placeholders for an ad server are kept, with one finding for each dialect': {
    template: tag(
      'a=%%CACHEBUSTER%%&b=%%X%%&c={{SCHAIN}}&d={{WIDTH}}&e=[GOOGLE_INSTREAM_VIDEO_NONCE]',
    ),
    context: { player },
    url: tag('a=%%CACHEBUSTER%%&b=%%X%%&c={{SCHAIN}}&d=640&e=[GOOGLE_INSTREAM_VIDEO_NONCE]'),
    findings: ['macro-server-side', 'macro-server-side'],
  },
  'an unknown placeholder in a syntax of several dialects is kept': {
    template: tag('a=${FOO}&b={foo}&c={$foo$}'),
    url: tag('a=${FOO}&b={foo}&c={$foo$}'),
    findings: ['macro-unknown', 'macro-unknown', 'macro-unknown'],
  },
  'names are found in any case': {
    template: tag('a={{width}}&b=${gdpr}&c=$$PageURL$$&d=[CLIPid]'),
    context: { consent, page, player, content },
    url: tag('a=640&b=1&c=https%3A%2F%2Fnews.example%2Fa%3Fb%3D1&d=c42'),
    findings: ['dialect', 'dialect', 'dialect'],
  },
  'the default in a placeholder applies when there is no value': {
    template: tag(
      'a={player.width=300}&b={player.height=200}&c={any.name=a%20b}&d={mediainfo.name=}',
    ),
    context: { player: { width: 640 } },
    url: tag('a=640&b=200&c=a%20b&d='),
    findings: ['dialect'],
  },
  'a default is encoded like a value and cannot change the URL': {
    template: 'https://a.test/p/{x=..}/?a={x=a%26b}&cust_params=k%3D{x=a/b#c}',
    url: 'https://a.test/p/{x=..}/?a=a%26b&cust_params=k%3Da%252Fb%2523c',
    findings: ['macro-unsafe-position'],
  },
  'variables of the page are filled from plain data, by their path': {
    template: tag(
      'a={pageVariable.site.section}&b={pageVariable.site.paid}&c={pageVariable.site.empty}&d={pageVariable.constructor.name}',
    ),
    context: { page },
    url: tag(
      'a=sport%20%26%20more&b=true&c={pageVariable.site.empty}&d={pageVariable.constructor.name}',
    ),
    findings: ['macro-foreign-player'],
  },
  'a value that the caller gives fills an unknown placeholder of a dialect': {
    template: tag('a=__item-genre__&b={{SUPPLY_TAG_ID}}'),
    context: { values: { 'ITEM-genre': 'news', SUPPLY_TAG_ID: 'no' } },
    url: tag('a=news&b={{SUPPLY_TAG_ID}}'),
    findings: ['dialect', 'macro-server-side'],
  },
  'a placeholder after an escape is filled, one level deeper': {
    template: tag('cust_params=t%3D__item-title__'),
    context: { content },
    url: tag('cust_params=t%3DFilm%2520%2526%2520more'),
    findings: ['dialect'],
  },
  'a macro that the IAB makes -1 is kept in a dialect': {
    template: tag('a={{POD_AD_SLOTS}}&b=[BREAKMAXADS]'),
    url: tag('a={{POD_AD_SLOTS}}&b=-1'),
    findings: ['macro-foreign-player'],
  },
  'what consent withholds is withheld in every dialect': {
    template: tag('a={{DEVICE_ID}}&b=$$idfa$$&c=__device-ua__'),
    context: { ...fullContext, consent: { withheld: ['IFA', 'DEVICEUA'] } },
    url: tag('a=-2&b=-2&c=-2'),
    findings: ['dialect', 'dialect', 'dialect'],
  },
});

test('the finding of a dialect names it, and what happened to its placeholders', () => {
  const { findings } = expandAdTag(tag('a={{WIDTH}}&b={{SCHAIN}}&c={{FOO}}&d={{FOO}}'), { player });
  assert.deepEqual(
    findings.map(({ message }) => message),
    [
      'The ad tag has placeholders of SpringServe. Filled: {{WIDTH}}. Kept, because only an ad server can fill them: {{SCHAIN}}. Kept, because their meaning or value is unknown: {{FOO}}.',
    ],
  );
});

test('the trace names the dialect of each placeholder', () => {
  const { expansions } = expandAdTag(tag('a={{WIDTH}}&b=[WIDTH]&c=${GDPR}&d={x=1}'), fullContext);
  assert.deepEqual(
    expansions.map(({ dialect, name, source }) => [dialect, name, source]),
    [
      ['springserve', 'width', 'player'],
      [null, 'width', 'player'],
      ['iab-consent', 'gdpr', 'consent'],
      [null, 'x', 'template'],
    ],
  );
});

test('a finding lists at most twenty placeholders', () => {
  const query = Array.from({ length: 30 }, (_, at) => `{{X${at}}}`).join('&');
  const [finding] = expandAdTag(tag(query), {}).findings;
  const { kept = [], moreKept } = finding?.params ?? {};
  assert.deepEqual([(kept as readonly string[]).at(-1), moreKept], ['{{X19}}', 10]);
});

/** Placeholders without a value, each with the finding about it. */
const KEPT: Readonly<Record<string, string>> = {
  '${GDPR}': 'macro-value-missing: ${GDPR} has no value, so it was kept.',
  __zzz__:
    'macro-foreign-player: The ad tag has placeholders of JW Player. Kept, because their meaning or value is unknown: __zzz__.',
  '__page-url__':
    'macro-foreign-player: The ad tag has placeholders of JW Player. Kept, because their meaning or value is unknown: __page-url__.',
  '{player.zzz}':
    'macro-foreign-player: The ad tag has placeholders of Brightcove and videojs-contrib-ads. Kept, because their meaning or value is unknown: {player.zzz}.',
  '{mediainfo.zzz}':
    'macro-foreign-player: The ad tag has placeholders of Brightcove and videojs-contrib-ads. Kept, because their meaning or value is unknown: {mediainfo.zzz}.',
  '{playlistinfo.zzz}':
    'macro-foreign-player: The ad tag has placeholders of Brightcove and videojs-contrib-ads. Kept, because their meaning or value is unknown: {playlistinfo.zzz}.',
  '{tcf.zzz}':
    'macro-foreign-player: The ad tag has placeholders of Brightcove and videojs-contrib-ads. Kept, because their meaning or value is unknown: {tcf.zzz}.',
  '{pageVariable.zzz}':
    'macro-foreign-player: The ad tag has placeholders of Brightcove and videojs-contrib-ads. Kept, because their meaning or value is unknown: {pageVariable.zzz}.',
  '{random}':
    'macro-foreign-player: The ad tag has placeholders of Brightcove and videojs-contrib-ads. Kept, because their meaning or value is unknown: {random}.',
  '{general.zzz}':
    'macro-foreign-player: The ad tag has placeholders of nexxPLAY. Kept, because their meaning or value is unknown: {general.zzz}.',
  '{page.zzz}':
    'macro-foreign-player: The ad tag has placeholders of nexxPLAY. Kept, because their meaning or value is unknown: {page.zzz}.',
  '{media.zzz}':
    'macro-foreign-player: The ad tag has placeholders of nexxPLAY. Kept, because their meaning or value is unknown: {media.zzz}.',
  '{container.zzz}':
    'macro-foreign-player: The ad tag has placeholders of nexxPLAY. Kept, because their meaning or value is unknown: {container.zzz}.',
  '{session.zzz}':
    'macro-foreign-player: The ad tag has placeholders of nexxPLAY. Kept, because their meaning or value is unknown: {session.zzz}.',
  '{user.zzz}':
    'macro-foreign-player: The ad tag has placeholders of nexxPLAY. Kept, because their meaning or value is unknown: {user.zzz}.',
  '{app.zzz}':
    'macro-foreign-player: The ad tag has placeholders of nexxPLAY. Kept, because their meaning or value is unknown: {app.zzz}.',
  '{general.random}':
    'macro-foreign-player: The ad tag has placeholders of nexxPLAY. Kept, because their meaning or value is unknown: {general.random}.',
  '[url]': 'macro-value-missing: [url] has no value, so it was kept.',
  '%%zzz%%':
    'macro-server-side: The ad tag has placeholders of Google Ad Manager. Kept, because only an ad server can fill them: %%zzz%%.',
  '[timestamp]': 'macro-value-missing: [timestamp] has no value, so it was kept.',
  '{{zzz}}':
    'macro-foreign-player: The ad tag has placeholders of SpringServe. Kept, because their meaning or value is unknown: {{zzz}}.',
  '{{WIDTH}}':
    'macro-foreign-player: The ad tag has placeholders of SpringServe. Kept, because their meaning or value is unknown: {{WIDTH}}.',
  $$zzz$$:
    'macro-foreign-player: The ad tag has placeholders of LKQD. Kept, because their meaning or value is unknown: $$zzz$$.',
  $$pageurl$$:
    'macro-foreign-player: The ad tag has placeholders of LKQD. Kept, because their meaning or value is unknown: $$pageurl$$.',
  '[AV_zzz]':
    'macro-foreign-player: The ad tag has placeholders of Aniview. Kept, because their meaning or value is unknown: [AV_zzz].',
  '[AV_URL]':
    'macro-foreign-player: The ad tag has placeholders of Aniview. Kept, because their meaning or value is unknown: [AV_URL].',
  '[session.zzz]':
    'macro-server-side: The ad tag has placeholders of AWS MediaTailor. Kept, because only an ad server can fill them: [session.zzz].',
  '[avail.zzz]':
    'macro-server-side: The ad tag has placeholders of AWS MediaTailor. Kept, because only an ad server can fill them: [avail.zzz].',
  '[scte.zzz]':
    'macro-server-side: The ad tag has placeholders of AWS MediaTailor. Kept, because only an ad server can fill them: [scte.zzz].',
  '[avail.random]':
    'macro-foreign-player: The ad tag has placeholders of AWS MediaTailor. Kept, because their meaning or value is unknown: [avail.random].',
  '#{zzz}':
    'macro-server-side: The ad tag has placeholders of FreeWheel. Kept, because only an ad server can fill them: #{zzz}.',
  '[CACHEBUSTER_PLACEHOLDER]':
    'macro-foreign-player: The ad tag has placeholders of FreeWheel. Kept, because their meaning or value is unknown: [CACHEBUSTER_PLACEHOLDER].',
  '[sas_zzz]':
    'macro-server-side: The ad tag has placeholders of Equativ. Kept, because only an ad server can fill them: [sas_zzz].',
  '[sas_contentid]':
    'macro-foreign-player: The ad tag has placeholders of Equativ. Kept, because their meaning or value is unknown: [sas_contentid].',
  $HOST:
    'macro-foreign-player: The ad tag has placeholders of SpotX. Kept, because their meaning or value is unknown: $HOST.',
  '$[zzz]':
    'macro-foreign-player: The ad tag has placeholders of AerServ. Kept, because their meaning or value is unknown: $[zzz].',
  '$[ip]':
    'macro-foreign-player: The ad tag has placeholders of AerServ. Kept, because their meaning or value is unknown: $[ip].',
  '${content.zzz}':
    'macro-foreign-player: The ad tag has placeholders of Dailymotion. Kept, because their meaning or value is unknown: ${content.zzz}.',
  '${context.zzz}':
    'macro-foreign-player: The ad tag has placeholders of Dailymotion. Kept, because their meaning or value is unknown: ${context.zzz}.',
  '${reader.zzz}':
    'macro-foreign-player: The ad tag has placeholders of Dailymotion. Kept, because their meaning or value is unknown: ${reader.zzz}.',
  '${DMX_zzz}':
    'macro-foreign-player: The ad tag has placeholders of Dailymotion. Kept, because their meaning or value is unknown: ${DMX_zzz}.',
  '${content.title}':
    'macro-foreign-player: The ad tag has placeholders of Dailymotion. Kept, because their meaning or value is unknown: ${content.title}.',
  '${VIDEO_PLAYER_zzz}':
    'macro-foreign-player: The ad tag has placeholders of Primis. Kept, because their meaning or value is unknown: ${VIDEO_PLAYER_zzz}.',
  '${VIDEO_PLAYER_REFERER_URL_ENC}':
    'macro-foreign-player: The ad tag has placeholders of Primis. Kept, because their meaning or value is unknown: ${VIDEO_PLAYER_REFERER_URL_ENC}.',
  '${AUCTION_zzz}':
    'macro-server-side: The ad tag has placeholders of OpenRTB. Kept, because only an ad server can fill them: ${AUCTION_zzz}.',
};

for (const [placeholder, finding] of Object.entries(KEPT))
  test(`about ${placeholder} without a value, the finding is: ${finding}`, () => {
    const { url, findings } = expandAdTag(tag(`x=${placeholder}`), {});
    assert.equal(url.includes('x=-1'), false);
    assert.equal(findings.map(({ id, message }) => `${id}: ${message}`).join(' '), finding);
  });

test('a variable of the page that is no text, number or flag is unknown', () => {
  const variables = { list: [1], deep: { x: 1 }, none: null, flag: false, zero: 0 };
  const valueOf = (path: string): string | null | undefined =>
    expandAdTag(tag(`a={pageVariable.${path}}`), { page: { variables } }).expansions[0]?.raw;
  assert.deepEqual(['flag', 'zero', 'deep.x'].map(valueOf), ['false', '0', '1']);
  for (const path of ['list', 'deep', 'none', 'toString', 'flag.x'])
    assert.equal(valueOf(path) ?? null, null, path);
});

test('values in a form of their own are those of the dialect', () => {
  const valueOf = (placeholder: string, context: AdTagContext): string | null | undefined =>
    expandAdTag(tag(`a=${placeholder}`), context).expansions[0]?.raw;
  assert.equal(valueOf('{player.duration}', { content: { duration: 61.4 } }), '61.4');
  assert.equal(valueOf('{tcf.gdprApplies}', { consent: { gdprApplies: false } }), 'false');
  assert.equal(valueOf('{tcf.gdprApplies}', {}) ?? null, null);
  assert.equal(valueOf('{mediainfo.tags}', { embed: { tags: ['a', 'b'] } }), 'a,b');
  assert.equal(valueOf('{mediainfo.tags}', {}) ?? null, null);
  assert.equal(valueOf('[sas_contentDuration]', {}) ?? null, null);
});
