import { EVENT_NAMES, ELEMENT_NAMES, INTRODUCED, OPEN_ELEMENTS } from './vast-grammar.js';
import { descendantsOf, textOf, type XmlElement } from '../../text/xml/xml-tree.js';
import { childrenOf, elementsAt, valueOf } from '../../text/xml/xml-lookup.js';

/** An element whose text is a URL that players request when something happens. */
export interface TrackerOutline {
  readonly element: XmlElement;
  /** The event of a `Tracking` element, else the name of the element; empty for a missing event. */
  readonly event: string;
  readonly template: string;
  /** The ad, creative or break that it belongs to. */
  readonly owner: XmlElement;
}

/** One `<Ad>`, as far as players read it. */
export interface AdOutline {
  readonly element: XmlElement;
  readonly kind: 'InLine' | 'Wrapper' | null;
  readonly content: XmlElement | null;
  readonly creatives: readonly XmlElement[];
  readonly linears: readonly XmlElement[];
  readonly nonLinearAds: readonly XmlElement[];
  readonly companionAds: readonly XmlElement[];
  readonly icons: readonly XmlElement[];
  readonly verifications: readonly XmlElement[];
  readonly trackers: readonly TrackerOutline[];
}

export interface VastOutline {
  readonly root: XmlElement;
  readonly declaredVersion: string | null;
  /** The declared version, else the lowest that has the elements of the document. */
  readonly version: number;
  readonly ads: readonly AdOutline[];
  /** `Error` elements for a document without an ad. */
  readonly errors: readonly TrackerOutline[];
}

const eventOf = (element: XmlElement): string => {
  if (element.key !== 'tracking') return ELEMENT_NAMES.get(element.key) ?? element.localName;
  const event = valueOf(element, 'event') ?? '';
  return EVENT_NAMES.get(event.toLowerCase()) ?? event;
};

export const trackersAt = (
  owner: XmlElement,
  ...paths: readonly (readonly string[])[]
): readonly TrackerOutline[] =>
  paths
    .flatMap((path) => elementsAt(owner, ...path))
    .map((element) => ({ element, event: eventOf(element), template: textOf(element), owner }));

const VIEWABILITY = [
  ['ViewableImpression', 'Viewable'],
  ['ViewableImpression', 'NotViewable'],
  ['ViewableImpression', 'ViewUndetermined'],
];

const EVENTS = ['TrackingEvents', 'Tracking'];

const trackersOf = (ad: Omit<AdOutline, 'trackers'>): readonly TrackerOutline[] => {
  const { content, linears, nonLinearAds, companionAds, icons, verifications } = ad;
  if (content === null) return [];
  return [
    ...trackersAt(content, ['Impression'], ['Error'], ...VIEWABILITY),
    ...verifications.flatMap((verification) => trackersAt(verification, EVENTS, ...VIEWABILITY)),
    ...linears.flatMap((linear) =>
      trackersAt(linear, EVENTS, ['VideoClicks', 'ClickTracking'], ['VideoClicks', 'CustomClick']),
    ),
    ...icons.flatMap((icon) =>
      trackersAt(icon, ['IconViewTracking'], ['IconClicks', 'IconClickTracking']),
    ),
    ...nonLinearAds.flatMap((ads) => trackersAt(ads, EVENTS)),
    ...nonLinearAds
      .flatMap((ads) => childrenOf(ads, 'NonLinear'))
      .flatMap((nonLinear) => trackersAt(nonLinear, ['NonLinearClickTracking'])),
    ...companionAds
      .flatMap((ads) => childrenOf(ads, 'Companion'))
      .flatMap((companion) => trackersAt(companion, EVENTS, ['CompanionClickTracking'])),
  ];
};

const verificationsOf = (content: XmlElement): readonly XmlElement[] =>
  [content, ...elementsAt(content, 'Extensions', 'Extension')].flatMap((parent) =>
    elementsAt(parent, 'AdVerifications', 'Verification'),
  );

const readAd = (element: XmlElement): AdOutline => {
  const [inline] = childrenOf(element, 'InLine');
  const [wrapper] = childrenOf(element, 'Wrapper');
  const content = inline ?? wrapper ?? null;
  const creatives = content === null ? [] : elementsAt(content, 'Creatives', 'Creative');
  const inCreatives = (name: string): readonly XmlElement[] =>
    creatives.flatMap((creative) => childrenOf(creative, name));
  const linears = inCreatives('Linear');
  const ad: Omit<AdOutline, 'trackers'> = {
    element,
    kind: content === null ? null : content === inline ? 'InLine' : 'Wrapper',
    content,
    creatives,
    linears,
    nonLinearAds: inCreatives('NonLinearAds'),
    companionAds: inCreatives('CompanionAds'),
    icons: linears.flatMap((linear) => elementsAt(linear, 'Icons', 'Icon')),
    verifications: content === null ? [] : verificationsOf(content),
  };
  return { ...ad, trackers: trackersOf(ad) };
};

export const inferredVersion = (root: XmlElement): string => {
  const keys = new Set(
    descendantsOf(root, ({ key }) => OPEN_ELEMENTS.has(key)).map(({ key }) => key),
  );
  const [version = '2.0'] =
    INTRODUCED.find(([, elements]) => elements.some((key) => keys.has(key))) ?? [];
  return version;
};

/** The first number of a text such as `v4.2`, or null. */
const numberIn = (text: string): number | null => {
  const number = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  return number === undefined ? null : Number(number.replace(',', '.'));
};

export const readOutline = (root: XmlElement): VastOutline => {
  const declaredVersion = valueOf(root, 'version');
  return {
    root,
    declaredVersion,
    version: numberIn(declaredVersion ?? '') ?? Number(inferredVersion(root)),
    ads: childrenOf(root, 'Ad').map(readAd),
    errors: trackersAt(root, ['Error']),
  };
};
