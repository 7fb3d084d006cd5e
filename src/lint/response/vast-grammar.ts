/** The children that players read, by element. Sources: VAST 2.0 to 4.3, VMAP 1.0. */
const CHILDREN: Readonly<Record<string, string>> = {
  VAST: 'Ad Error',
  Ad: 'InLine Wrapper',
  InLine:
    'AdSystem AdTitle AdServingId Impression Category Description Advertiser Pricing Survey Error ' +
    'Expires ViewableImpression AdVerifications Extensions Creatives',
  Wrapper:
    'AdSystem VASTAdTagURI VASTAdTagURL Impression Pricing Error ViewableImpression AdVerifications ' +
    'BlockedAdCategories Extensions Creatives',
  Creatives: 'Creative',
  Creative: 'UniversalAdId CreativeExtensions Linear NonLinearAds CompanionAds',
  Linear: 'Icons TrackingEvents Duration AdParameters MediaFiles VideoClicks',
  MediaFiles: 'MediaFile Mezzanine InteractiveCreativeFile ClosedCaptionFiles',
  ClosedCaptionFiles: 'ClosedCaptionFile',
  VideoClicks: 'ClickThrough ClickTracking CustomClick',
  Icons: 'Icon',
  Icon: 'StaticResource IFrameResource HTMLResource IconClicks IconViewTracking',
  IconClicks: 'IconClickThrough IconClickTracking IconClickFallbackImages',
  IconClickFallbackImages: 'IconClickFallbackImage',
  IconClickFallbackImage: 'AltText StaticResource IFrameResource HTMLResource',
  NonLinearAds: 'NonLinear TrackingEvents',
  NonLinear:
    'StaticResource IFrameResource HTMLResource AdParameters NonLinearClickThrough NonLinearClickTracking ' +
    'CreativeExtensions',
  CompanionAds: 'Companion',
  Companion:
    'StaticResource IFrameResource HTMLResource AdParameters AltText CompanionClickThrough ' +
    'CompanionClickTracking CreativeExtensions TrackingEvents',
  AdVerifications: 'Verification',
  Verification:
    'JavaScriptResource ExecutableResource FlashResource ViewableImpression TrackingEvents VerificationParameters',
  ViewableImpression: 'Viewable NotViewable ViewUndetermined',
  TrackingEvents: 'Tracking',
  VMAP: 'AdBreak Extensions',
  AdBreak: 'AdSource TrackingEvents Extensions',
  AdSource: 'VASTAdData VASTData AdTagURI CustomAdData',
  VASTAdData: 'VAST',
  VASTData: 'VAST',
};

const lowerCase = (name: string): readonly [key: string, name: string] => [
  name.toLowerCase(),
  name,
];

const words = (text: string): readonly string[] => text.split(' ');

export const ELEMENT_NAMES: ReadonlyMap<string, string> = new Map(
  [...Object.keys(CHILDREN), ...Object.values(CHILDREN).flatMap(words)].map(lowerCase),
);

export const CHILD_KEYS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(CHILDREN).map(([name, children]) => [
    name.toLowerCase(),
    new Set(words(children.toLowerCase())),
  ]),
);

/** The elements that players read a child in, by the key of the child. */
export const PARENT_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  [...ELEMENT_NAMES.keys()].map((key) => [
    key,
    Object.keys(CHILDREN).filter((parent) => CHILD_KEYS.get(parent.toLowerCase())?.has(key)),
  ]),
);

/** Elements whose content is of the ad server's own making. */
export const OPEN_ELEMENTS: ReadonlySet<string> = new Set(
  words('extensions creativeextensions customaddata adparameters htmlresource'),
);

/** Elements of which players read only the first in their parent. */
export const SINGLE_ELEMENTS: ReadonlySet<string> = new Set(
  words(
    'inline adsystem adtitle adservingid vastadtaguri duration clickthrough iconclickthrough ' +
      'nonlinearclickthrough companionclickthrough',
  ),
);

/** The names of attributes that players read, by themselves in lower case. `AdID` of VAST 2 became `adId`. */
export const ATTRIBUTE_NAMES: ReadonlyMap<string, string> = new Map(
  words(
    'version id sequence adType event offset skipoffset type width height bitrate minBitrate maxBitrate delivery ' +
      'codec apiFramework scalable maintainAspectRatio creativeType program xPosition yPosition duration required ' +
      'renderingMode adSlotId followAdditionalWrappers allowMultipleAds fallbackOnNoAd idRegistry idValue vendor ' +
      'breakType timeOffset breakId repeatAfter templateType followRedirects language minSuggestedDuration',
  ).map(lowerCase),
);

/** Tracking events of VAST 2 to 4.3, of verifications and of VMAP. */
export const EVENT_NAMES: ReadonlyMap<string, string> = new Map(
  words(
    'mute unmute pause resume rewind skip playerExpand playerCollapse loaded start firstQuartile midpoint ' +
      'thirdQuartile complete progress closeLinear creativeView acceptInvitation acceptInvitationLinear ' +
      'timeSpentViewing otherAdInteraction adExpand adCollapse minimize close overlayViewDuration notUsed ' +
      'exitFullscreen fullscreen expand collapse interactiveStart verificationNotExecuted breakStart breakEnd error',
  ).map(lowerCase),
);

/** The version of VAST that an element was introduced in, for those that tell. */
export const INTRODUCED: readonly (readonly [version: string, elements: readonly string[]])[] = [
  ['4.1', words('adservingid expires adverifications closedcaptionfiles')],
  ['4.0', words('universaladid viewableimpression mezzanine interactivecreativefile category')],
  ['3.0', words('icons advertiser pricing')],
];
