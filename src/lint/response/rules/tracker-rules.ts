import { attributeOf, elementsAt, valueOf } from '../../../text/xml/xml-lookup.js';
import { textOf, type XmlElement } from '../../../text/xml/xml-tree.js';
import { roundSeconds } from '../../../time/seconds.js';
import { isMixed, webAddress } from '../../../vast/web-address.js';
import { documentRule, type DocumentRule, type HitsOf } from '../response-rule.js';
import { removal, removed, textRepair, written } from '../text-repair.js';
import { type LintedDocument, textOffset, trackersOf } from '../vast-document.js';
import { EVENT_NAMES } from '../vast-grammar.js';
import type { AdOutline, TrackerOutline } from '../vast-outline.js';
import { adId, durationOf, timecodeSeconds } from './ad-rules.js';
import { excerpt } from './excerpt.js';
import { httpsRepair } from './https-repair.js';
import { keptPlaceholders } from './kept-placeholders.js';

const eventOf = ({ event }: TrackerOutline): string => excerpt(event);

/** Stands for "no tracker" in an element that the standard requires. */
const BLANK = /^about:blank$/i;

const hasImpression = ({ trackers }: AdOutline): boolean =>
  trackers.some(({ event, template }) => event === 'Impression' && template !== '');

const noImpression =
  (kind: AdOutline['kind']) =>
  (document: LintedDocument): HitsOf<'track-no-impression'> =>
    document.ads
      .filter((ad) => ad.kind === kind && !hasImpression(ad))
      .map((ad) => document.hit(ad.content?.start ?? ad.element.start, { ad: adId(ad) }));

const noErrorHits = (document: LintedDocument): HitsOf<'track-no-error'> =>
  document.ads
    .filter(
      ({ kind, trackers }) =>
        kind !== null &&
        !trackers.some(
          ({ event, template }) =>
            event === 'Error' && /\[errorcode\]|%5Berrorcode%5D/i.test(template),
        ),
    )
    .map((ad) => document.hit(ad.content?.start ?? ad.element.start, { ad: adId(ad) }));

const emptyHits = (document: LintedDocument): HitsOf<'track-empty'> =>
  trackersOf(document)
    .filter(({ template, event }) => template === '' && event !== 'Impression')
    .map((tracker) =>
      document.hit(
        tracker.element.start,
        { event: eventOf(tracker) },
        removed([removal(document.text, tracker.element)]),
      ),
    );

const STARTS_WITH_PLACEHOLDER = /^(?:[[{]|%%|\$[{[$]|%5B)/i;

const isWritten = ({ template }: TrackerOutline): boolean =>
  template !== '' && !BLANK.test(template) && !STARTS_WITH_PLACEHOLDER.test(template);

const notUrlHits = (document: LintedDocument): HitsOf<'track-not-url'> =>
  trackersOf(document)
    .filter((tracker) => isWritten(tracker) && webAddress(tracker.template) === null)
    .filter(({ template }) => keptPlaceholders(template).inHost.length === 0)
    .map((tracker) => document.hit(textOffset(tracker.element), { event: eventOf(tracker) }));

const httpHits = (document: LintedDocument): HitsOf<'track-http'> =>
  trackersOf(document).flatMap((tracker) => {
    const url = webAddress(tracker.template);
    if (url === null || !isMixed(url, document.context.pageProtocol)) return [];
    return document.hit(
      textOffset(tracker.element),
      { event: eventOf(tracker), host: excerpt(url.host) },
      httpsRepair(document, tracker.element),
    );
  });

const macroHits = (document: LintedDocument): HitsOf<'track-macro-left'> =>
  trackersOf(document).flatMap((tracker) => {
    const { unknown, adServers, inHost } = keptPlaceholders(tracker.template);
    const reasons = [
      ['unknown', unknown],
      ['ad-server', adServers],
      ['host', inHost],
    ] as const;
    return reasons
      .filter(([, placeholders]) => placeholders.length > 0)
      .map(([reason, placeholders]) =>
        document.hit(textOffset(tracker.element), {
          event: eventOf(tracker),
          placeholders,
          reason,
        }),
      );
  });

const duplicateHits = (document: LintedDocument): HitsOf<'track-duplicate'> => {
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
      ? document.hit(
          element.start,
          { event: excerpt(event) },
          textRepair('repair-document-remove-second', {}, [removal(document.text, element)]),
        )
      : [];
  });
};

const linksOf = ({ ads }: LintedDocument): readonly XmlElement[] =>
  ads.flatMap(({ linears, icons, nonLinearAds, companionAds }) => [
    ...linears.flatMap((linear) => elementsAt(linear, 'VideoClicks', 'ClickThrough')),
    ...icons.flatMap((icon) => elementsAt(icon, 'IconClicks', 'IconClickThrough')),
    ...nonLinearAds.flatMap((all) => elementsAt(all, 'NonLinear', 'NonLinearClickThrough')),
    ...companionAds.flatMap((all) => elementsAt(all, 'Companion', 'CompanionClickThrough')),
  ]);

const linkHits = (document: LintedDocument): HitsOf<'click-not-url'> =>
  linksOf(document)
    .filter((link) => {
      const url = textOf(link);
      return url !== '' && !STARTS_WITH_PLACEHOLDER.test(url) && webAddress(url) === null;
    })
    .map((link) => document.hit(textOffset(link), { element: link.localName }));

export const TRACKER_RULES: readonly DocumentRule[] = [
  documentRule('track-no-impression', 'error', 'response', noImpression('InLine')),
  documentRule('wrapper-no-impression', 'warning', 'response', noImpression('Wrapper')),
  documentRule('track-no-error', 'info', 'response', noErrorHits),
  documentRule('track-empty', 'warning', 'response', emptyHits),
  documentRule('track-not-url', 'error', 'response', notUrlHits),
  documentRule('track-http', 'warning', 'response', httpHits),
  documentRule('track-macro-left', 'warning', 'response', macroHits),
  documentRule('track-duplicate', 'warning', 'response', duplicateHits),
  documentRule('click-not-url', 'warning', 'response', linkHits),
];

const trackingElements = (document: LintedDocument): readonly XmlElement[] =>
  trackersOf(document)
    .map(({ element }) => element)
    .filter(({ key }) => key === 'tracking');

const missingEventHits = (document: LintedDocument): HitsOf<'track-event-missing'> =>
  trackingElements(document)
    .filter((element) => valueOf(element, 'event') === null)
    .map((element) => document.hit(element.start, {}));

const unknownEventHits = (document: LintedDocument): HitsOf<'track-event-unknown'> =>
  trackingElements(document).flatMap((element) => {
    const attribute = attributeOf(element, 'event');
    const event = attribute?.value.trim() ?? '';
    const expected = EVENT_NAMES.get(event.toLowerCase());
    if (attribute === undefined || event === '' || event === expected) return [];
    return document.hit(
      attribute.start,
      { event: excerpt(event), expected: expected ?? '' },
      expected === undefined ? null : written(attribute.valueRange, expected),
    );
  });

const PERCENT = /^(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)%$/;

const progressHits = (document: LintedDocument): HitsOf<'track-progress-offset'> =>
  document.ads
    .flatMap(({ linears }) => linears)
    .flatMap((linear) => {
      const duration = durationOf(linear);
      return elementsAt(linear, 'TrackingEvents', 'Tracking')
        .filter((element) => valueOf(element, 'event')?.toLowerCase() === 'progress')
        .flatMap((element) => {
          const offset = valueOf(element, 'offset');
          const seconds = timecodeSeconds(offset);
          if (offset === null)
            return document.hit(element.start, { fault: 'missing', offset: '', duration: 0 });
          if (PERCENT.test(offset)) return [];
          const at = attributeOf(element, 'offset')?.start ?? element.start;
          if (seconds === null)
            return document.hit(at, { fault: 'invalid', offset: excerpt(offset), duration: 0 });
          return duration === null || seconds <= duration
            ? []
            : document.hit(at, {
                fault: 'after-end',
                offset: excerpt(offset),
                duration: roundSeconds(duration),
              });
        });
    });

export const TRACKING_EVENT_RULES: readonly DocumentRule[] = [
  documentRule('track-event-missing', 'warning', 'response', missingEventHits),
  documentRule('track-event-unknown', 'warning', 'response', unknownEventHits),
  documentRule('track-progress-offset', 'warning', 'response', progressHits),
];
