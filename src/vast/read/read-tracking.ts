import { attribute, elementsAt, timeOfText, type XmlNode } from './xml-element.js';

/** When a `progress` tracker is due: after seconds, or after a fraction (0 to 1) of the duration. */
export type ProgressOffset = { readonly seconds: number } | { readonly fraction: number };

/** One `<Tracking>` element: requests `url` when the event happens. */
export interface TrackingEvent {
  readonly name: string;
  readonly url: string;
  readonly offset: ProgressOffset | null;
}

const PERCENT = /^(\d{1,15}(?:\.\d+)?)%$/;

const readOffset = (text: string | null): ProgressOffset | null => {
  const percent = PERCENT.exec(text ?? '')?.[1];
  if (percent !== undefined) return { fraction: Number(percent) / 100 };
  const seconds = timeOfText(text);
  return seconds === null ? null : { seconds };
};

/** The tracking events of a creative, except those without a name or a URL and `progress` without an offset. */
export const readTracking = (creative: XmlNode): readonly TrackingEvent[] =>
  elementsAt(creative, 'TrackingEvents', 'Tracking').flatMap<TrackingEvent>((element) => {
    const name = attribute(element, 'event');
    const url = element.textContent.trim();
    if (name === null || url === '') return [];
    if (name !== 'progress') return [{ name, url, offset: null }];
    const offset = readOffset(attribute(element, 'offset'));
    return offset === null ? [] : [{ name, url, offset }];
  });
