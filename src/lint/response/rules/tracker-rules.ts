import { attributeOf, elementsAt, valueOf } from '../../../text/xml/xml-lookup.js';
import { textOf, type XmlElement } from '../../../text/xml/xml-tree.js';
import { roundSeconds } from '../../../time/seconds.js';
import { webAddress } from '../../../vast/web-address.js';
import { type DocumentRule, type HitOf, rulesAbout } from '../response-rule.js';
import { repeated } from '../repeated.js';
import { removal, removed, textRepair, written } from '../text-repair.js';
import { type LintedDocument, textOffset, trackersOf } from '../vast-document.js';
import { EVENT_NAMES } from '../vast-grammar.js';
import type { AdOutline, TrackerOutline } from '../vast-outline.js';
import { adId, durationOf, PERCENT, timecodeSeconds } from './ad-rules.js';
import { excerpt } from './excerpt.js';
import { httpHit } from './http-hit.js';
import { keptPlaceholders } from './kept-placeholders.js';

const aboutAds = rulesAbout('response', ({ ads }) => ads);

const aboutTrackers = rulesAbout('response', trackersOf);

const contentStart = ({ content, element }: AdOutline): number => (content ?? element).start;

const noImpression =
  (kind: AdOutline['kind']) =>
  (document: LintedDocument, ad: AdOutline): HitOf<'track-no-impression'> | null => {
    const hasImpression = ad.trackers.some(
      ({ event, template }) => event === 'Impression' && template !== '',
    );
    return ad.kind === kind && !hasImpression
      ? document.hit(contentStart(ad), { ad: adId(ad) })
      : null;
  };

const ERROR_CODE = /\[errorcode\]|%5Berrorcode%5D/i;

const eventOf = ({ event }: TrackerOutline): string => excerpt(event);

/** Stands for "no tracker" in an element that the standard requires. */
const BLANK = /^about:blank$/i;

const STARTS_WITH_PLACEHOLDER = /^(?:[[{]|%%|\$[{[$]|%5B)/i;

const isWritten = ({ template }: TrackerOutline): boolean =>
  template !== '' && !BLANK.test(template) && !STARTS_WITH_PLACEHOLDER.test(template);

/** What two trackers have in common of which the second one is not requested again. */
const trackerKey = ({ element, event, template, owner }: TrackerOutline, page: string): string => {
  // On an https page, players request http over https.
  const url = page === 'https:' ? template.replace(/^http:/i, 'https:') : template;
  return [owner.start, event, valueOf(element, 'offset') ?? '', url].join('\n');
};

const links = ({ ads }: LintedDocument): readonly XmlElement[] =>
  ads.flatMap(({ linears, icons, nonLinearAds, companionAds }) => [
    ...linears.flatMap((linear) => elementsAt(linear, 'VideoClicks', 'ClickThrough')),
    ...icons.flatMap((icon) => elementsAt(icon, 'IconClicks', 'IconClickThrough')),
    ...nonLinearAds.flatMap((all) => elementsAt(all, 'NonLinear', 'NonLinearClickThrough')),
    ...companionAds.flatMap((all) => elementsAt(all, 'Companion', 'CompanionClickThrough')),
  ]);

export const TRACKER_RULES: readonly DocumentRule[] = [
  aboutAds('track-no-impression', 'error', noImpression('InLine')),
  aboutAds('wrapper-no-impression', 'warning', noImpression('Wrapper')),
  aboutAds('track-no-error', 'info', (document, ad) => {
    const reportsErrors = ad.trackers.some(
      ({ event, template }) => event === 'Error' && ERROR_CODE.test(template),
    );
    return ad.kind === null || reportsErrors
      ? null
      : document.hit(contentStart(ad), { ad: adId(ad) });
  }),
  aboutTrackers('track-empty', 'warning', (document, tracker) =>
    tracker.template === '' && tracker.event !== 'Impression'
      ? document.hit(
          tracker.element.start,
          { event: eventOf(tracker) },
          removed([removal(document.text, tracker.element)]),
        )
      : null,
  ),
  aboutTrackers('track-not-url', 'error', (document, tracker) => {
    const { element, template } = tracker;
    const isUrl = webAddress(template) !== null || keptPlaceholders(template).inHost.length > 0;
    return isWritten(tracker) && !isUrl
      ? document.hit(textOffset(element), { event: eventOf(tracker) })
      : null;
  }),
  aboutTrackers('track-http', 'warning', (document, tracker) => {
    const { element, template } = tracker;
    return httpHit(document, element, webAddress(template), { event: eventOf(tracker) });
  }),
  aboutTrackers('track-macro-left', 'warning', (document, tracker) => {
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
  }),
  rulesAbout('response', (document) =>
    repeated(trackersOf(document).filter(isWritten), (tracker) =>
      trackerKey(tracker, document.context.pageProtocol),
    ),
  )('track-duplicate', 'warning', (document, tracker) => {
    const edits = [removal(document.text, tracker.element)];
    return document.hit(
      tracker.element.start,
      { event: eventOf(tracker) },
      textRepair('repair-document-remove-second', {}, edits),
    );
  }),
  rulesAbout('response', links)('click-not-url', 'warning', (document, link) => {
    const url = textOf(link);
    return url === '' || STARTS_WITH_PLACEHOLDER.test(url) || webAddress(url) !== null
      ? null
      : document.hit(textOffset(link), { element: link.localName });
  }),
];

const aboutEvents = rulesAbout('response', (document) =>
  trackersOf(document)
    .map(({ element }) => element)
    .filter(({ key }) => key === 'tracking'),
);

interface ProgressTracker {
  readonly element: XmlElement;
  /** Seconds of the creative; null if unknown. */
  readonly duration: number | null;
}

const progressTrackers = ({ ads }: LintedDocument): readonly ProgressTracker[] =>
  ads
    .flatMap(({ linears }) => linears)
    .flatMap((linear) =>
      elementsAt(linear, 'TrackingEvents', 'Tracking')
        .filter((element) => valueOf(element, 'event')?.toLowerCase() === 'progress')
        .map((element) => ({ element, duration: durationOf(linear) })),
    );

export const TRACKING_EVENT_RULES: readonly DocumentRule[] = [
  aboutEvents('track-event-missing', 'warning', (document, element) =>
    valueOf(element, 'event') === null ? document.hit(element.start, {}) : null,
  ),
  aboutEvents('track-event-unknown', 'warning', (document, element) => {
    const attribute = attributeOf(element, 'event');
    const event = attribute?.value.trim() ?? '';
    const expected = EVENT_NAMES.get(event.toLowerCase());
    if (attribute === undefined || event === '' || event === expected) return null;
    return document.hit(
      attribute.start,
      { event: excerpt(event), expected: expected ?? '' },
      expected === undefined ? null : written(attribute.valueRange, expected),
    );
  }),
  rulesAbout('response', progressTrackers)(
    'track-progress-offset',
    'warning',
    (document, { element, duration }) => {
      const offset = valueOf(element, 'offset');
      if (offset === null)
        return document.hit(element.start, { fault: 'missing', offset: '', duration: 0 });
      if (PERCENT.test(offset)) return null;
      const seconds = timecodeSeconds(offset);
      const at = attributeOf(element, 'offset')?.start ?? element.start;
      const shown = { offset: excerpt(offset), duration: roundSeconds(duration ?? 0) };
      if (seconds === null) return document.hit(at, { fault: 'invalid', ...shown, duration: 0 });
      return duration === null || seconds <= duration
        ? null
        : document.hit(at, { fault: 'after-end', ...shown });
    },
  ),
];
