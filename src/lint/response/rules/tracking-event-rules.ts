import { documentRule, type DocumentRule, type HitsOf } from '../response-rule.js';
import { written } from '../text-repair.js';
import { trackersOf, type LintedDocument } from '../vast-document.js';
import { EVENT_NAMES } from '../vast-grammar.js';
import { attributeOf, elementsAt, valueOf } from '../../../text/xml/xml-lookup.js';
import type { XmlElement } from '../../../text/xml/xml-tree.js';
import { durationOf, timecodeSeconds } from './ad-rules.js';
import { excerpt } from './excerpt.js';
import { roundSeconds } from '../../../time/seconds.js';

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
