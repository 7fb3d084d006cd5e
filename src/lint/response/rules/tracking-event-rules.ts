import type { LintRule, RuleHit } from '../../sentence-rule.js';
import { replacement } from '../text-repair.js';
import { hitAt, trackersOf, type LintedDocument } from '../vast-document.js';
import { EVENT_NAMES } from '../vast-grammar.js';
import { attributeOf, elementsAt, valueOf } from '../../../text/xml/xml-tree.js';
import type { XmlElement } from '../../../text/xml/xml-tree.js';
import { durationOf, timecodeSeconds } from './ad-rules.js';
import { quoted } from './quoted.js';
import { roundSeconds } from '../../../time/seconds.js';

type DocumentRule = LintRule<LintedDocument>;

const trackingElements = (document: LintedDocument): readonly XmlElement[] =>
  trackersOf(document)
    .map(({ element }) => element)
    .filter(({ key }) => key === 'tracking');

const missingEventHits = (document: LintedDocument): readonly RuleHit[] =>
  trackingElements(document)
    .filter((element) => valueOf(element, 'event') === null)
    .map((element) =>
      hitAt(
        document,
        element.start,
        'A <Tracking> element has no event, so it is never requested.',
      ),
    );

const unknownEventHits = (document: LintedDocument): readonly RuleHit[] =>
  trackingElements(document).flatMap((element) => {
    const attribute = attributeOf(element, 'event');
    const event = attribute?.value.trim() ?? '';
    const expected = EVENT_NAMES.get(event.toLowerCase());
    if (attribute === undefined || event === '' || event === expected) return [];
    return hitAt(
      document,
      attribute.start,
      expected === undefined
        ? `The event ${quoted(event)} is not in the standard, so players never report it.`
        : `The event is written ${quoted(event)}; players report only ${quoted(expected)}.`,
      expected === undefined
        ? null
        : { label: `Write ${expected}.`, edits: [replacement(attribute.valueRange, expected)] },
    );
  });

const PERCENT = /^(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)%$/;

const isProgress = (element: XmlElement): boolean =>
  valueOf(element, 'event')?.toLowerCase() === 'progress';

const progressHits = (document: LintedDocument): readonly RuleHit[] =>
  document.ads
    .flatMap(({ linears }) => linears)
    .flatMap((linear) => {
      const duration = durationOf(linear);
      return elementsAt(linear, 'TrackingEvents', 'Tracking')
        .filter(isProgress)
        .flatMap((element) => {
          const offset = valueOf(element, 'offset');
          const seconds = timecodeSeconds(offset);
          if (offset === null)
            return hitAt(
              document,
              element.start,
              'A progress tracker has no offset, so it is never requested.',
            );
          if (PERCENT.test(offset)) return [];
          const at = attributeOf(element, 'offset')?.start ?? element.start;
          if (seconds === null)
            return hitAt(
              document,
              at,
              `The offset of a progress tracker is ${quoted(offset)}; expected HH:MM:SS or a percentage.`,
            );
          return duration === null || seconds <= duration
            ? []
            : hitAt(
                document,
                at,
                `The offset of a progress tracker is ${quoted(offset)}, and the ad ends after ${roundSeconds(duration)} s.`,
              );
        });
    });

/** Rules about `<Tracking>` elements. */
export const TRACKING_EVENT_RULES: readonly DocumentRule[] = [
  {
    name: 'track-event-missing',
    severity: 'warning',
    stage: 'response',
    remedy: 'Add the attribute event, or remove the element.',
    test: missingEventHits,
  },
  {
    name: 'track-event-unknown',
    severity: 'warning',
    stage: 'response',
    remedy: 'Use an event of the standard, written as the standard does.',
    test: unknownEventHits,
  },
  {
    name: 'track-progress-offset',
    severity: 'warning',
    stage: 'response',
    remedy: 'Write an offset within the duration of the ad.',
    test: progressHits,
  },
];
