import type { LintRule, RuleHit } from '../../sentence-rule.js';
import { isMixed, webAddress } from '../../../vast/web-address.js';
import { removal } from '../text-repair.js';
import { hitAt, textOffset, trackersOf, type LintedDocument } from '../vast-document.js';
import type { AdOutline, TrackerOutline } from '../vast-outline.js';
import { elementsAt, textOf, valueOf } from '../../../text/xml/xml-tree.js';
import type { XmlElement } from '../../../text/xml/xml-tree.js';
import { adName } from './ad-rules.js';
import { httpsRepair } from './https-repair.js';
import { keptPlaceholders } from './kept-placeholders.js';
import { quoted } from './quoted.js';

type DocumentRule = LintRule<LintedDocument>;

const name = ({ event, element }: TrackerOutline): string =>
  event === '' ? `<${element.localName}>` : quoted(event);

/** Stands for "no tracker" in an element that the standard requires. */
const BLANK = /^about:blank$/i;

const hasImpression = ({ trackers }: AdOutline): boolean =>
  trackers.some(({ event, template }) => event === 'Impression' && template !== '');

const noImpression =
  (kind: AdOutline['kind']) =>
  (document: LintedDocument): readonly RuleHit[] =>
    document.ads
      .filter((ad) => ad.kind === kind && !hasImpression(ad))
      .map((ad) =>
        hitAt(
          document,
          ad.content?.start ?? ad.element.start,
          `${adName(ad)} has no <Impression> with a URL, so ${kind === 'Wrapper' ? 'this ad server' : 'its delivery'} cannot count it.`,
        ),
      );

const noErrorHits = (document: LintedDocument): readonly RuleHit[] =>
  document.ads
    .filter(
      ({ kind, trackers }) =>
        kind !== null &&
        !trackers.some(
          ({ event, template }) =>
            event === 'Error' && /\[errorcode\]|%5Berrorcode%5D/i.test(template),
        ),
    )
    .map((ad) =>
      hitAt(
        document,
        ad.content?.start ?? ad.element.start,
        `${adName(ad)} has no <Error> URL with [ERRORCODE], so the ad server does not learn why it fails.`,
      ),
    );

const emptyHits = (document: LintedDocument): readonly RuleHit[] =>
  trackersOf(document)
    .filter(({ template, event }) => template === '' && event !== 'Impression')
    .map((tracker) =>
      hitAt(document, tracker.element.start, `The tracker of ${name(tracker)} has no URL.`, {
        label: 'Remove it.',
        edits: [removal(document.text, tracker.element)],
      }),
    );

const STARTS_WITH_PLACEHOLDER = /^(?:[[{]|%%|\$[{[$]|%5B)/i;

const isWritten = ({ template }: TrackerOutline): boolean =>
  template !== '' && !BLANK.test(template) && !STARTS_WITH_PLACEHOLDER.test(template);

const notUrlHits = (document: LintedDocument): readonly RuleHit[] =>
  trackersOf(document)
    .filter((tracker) => isWritten(tracker) && webAddress(tracker.template) === null)
    .filter(({ template }) => keptPlaceholders(template).inHost.length === 0)
    .map((tracker) =>
      hitAt(
        document,
        textOffset(tracker.element),
        `The tracker of ${name(tracker)} is not an absolute http(s) URL, so it is never requested.`,
      ),
    );

const httpHits = (document: LintedDocument): readonly RuleHit[] =>
  trackersOf(document).flatMap((tracker) => {
    const url = webAddress(tracker.template);
    if (url === null || !isMixed(url, document.context.pageProtocol)) return [];
    return hitAt(
      document,
      textOffset(tracker.element),
      `The tracker of ${name(tracker)} at ${quoted(url.host)} is http, and the page is https.`,
      httpsRepair(document, tracker.element),
    );
  });

const macroHits = (document: LintedDocument): readonly RuleHit[] =>
  trackersOf(document).flatMap((tracker) => {
    const { unknown, adServers, inHost } = keptPlaceholders(tracker.template);
    const found = [
      ...(unknown.length > 0 ? [`${unknown.map(quoted).join(', ')}, which no player knows`] : []),
      ...(adServers.length > 0
        ? [`${adServers.map(quoted).join(', ')}, which only an ad server fills`]
        : []),
      ...(inHost.length > 0
        ? [`${inHost.map(quoted).join(', ')} in its host, where none is filled`]
        : []),
    ];
    return found.length === 0
      ? []
      : hitAt(
          document,
          textOffset(tracker.element),
          `The tracker of ${name(tracker)} has ${found.join('; ')}.`,
        );
  });

const duplicateHits = (document: LintedDocument): readonly RuleHit[] => {
  const seen = new Set<string>();
  // On an https page, players request http over https.
  const isHttps = document.context.pageProtocol === 'https:';
  return trackersOf(document).flatMap((tracker) => {
    const { element, event, template, owner } = tracker;
    const offset = valueOf(element, 'offset') ?? '';
    const url = isHttps ? template.replace(/^http:/i, 'https:') : template;
    const key = [owner.start, event, offset, url].join('\n');
    const isDuplicate = isWritten(tracker) && seen.has(key);
    seen.add(key);
    return isDuplicate
      ? hitAt(
          document,
          element.start,
          `The tracker of ${name(tracker)} has the same URL twice, so it counts double.`,
          {
            label: 'Remove the second one.',
            edits: [removal(document.text, element)],
          },
        )
      : [];
  });
};

/** Links of the ads of a document. */
const linksOf = ({ ads }: LintedDocument): readonly XmlElement[] =>
  ads.flatMap(({ linears, icons, nonLinearAds, companionAds }) => [
    ...linears.flatMap((linear) => elementsAt(linear, 'VideoClicks', 'ClickThrough')),
    ...icons.flatMap((icon) => elementsAt(icon, 'IconClicks', 'IconClickThrough')),
    ...nonLinearAds.flatMap((all) => elementsAt(all, 'NonLinear', 'NonLinearClickThrough')),
    ...companionAds.flatMap((all) => elementsAt(all, 'Companion', 'CompanionClickThrough')),
  ]);

const linkHits = (document: LintedDocument): readonly RuleHit[] =>
  linksOf(document)
    .filter((link) => {
      const url = textOf(link);
      return url !== '' && !STARTS_WITH_PLACEHOLDER.test(url) && webAddress(url) === null;
    })
    .map((link) =>
      hitAt(
        document,
        textOffset(link),
        `<${link.localName}> is not an absolute http(s) URL, so the ad has no link.`,
      ),
    );

/** Rules about trackers and links. */
export const TRACKER_RULES: readonly DocumentRule[] = [
  {
    name: 'track-no-impression',
    severity: 'error',
    stage: 'response',
    remedy: 'Ask the ad server for an Impression URL: without it nothing is counted or billed.',
    test: noImpression('InLine'),
  },
  {
    name: 'wrapper-no-impression',
    severity: 'warning',
    stage: 'response',
    remedy: 'Add an Impression URL to the wrapper if its ad server counts.',
    test: noImpression('Wrapper'),
  },
  {
    name: 'track-no-error',
    severity: 'info',
    stage: 'response',
    remedy: 'Add an Error URL with the macro [ERRORCODE].',
    test: noErrorHits,
  },
  {
    name: 'track-empty',
    severity: 'warning',
    stage: 'response',
    remedy: 'Write the URL, or remove the element.',
    test: emptyHits,
  },
  {
    name: 'track-not-url',
    severity: 'error',
    stage: 'response',
    remedy: 'Write a URL that starts with https://.',
    test: notUrlHits,
  },
  {
    name: 'track-http',
    severity: 'warning',
    stage: 'response',
    remedy:
      'Ask the vendor for https: the player requests it over https, which counts only if the server has it.',
    test: httpHits,
  },
  {
    name: 'track-macro-left',
    severity: 'warning',
    stage: 'response',
    remedy: 'Use a macro of VAST, or have the ad server fill it before it responds.',
    test: macroHits,
  },
  {
    name: 'track-duplicate',
    severity: 'warning',
    stage: 'response',
    remedy: 'Keep one of them.',
    test: duplicateHits,
  },
  {
    name: 'click-not-url',
    severity: 'warning',
    stage: 'response',
    remedy: 'Write a URL that starts with https://.',
    test: linkHits,
  },
];
