/** Writes VAST documents for tests, short enough to read. */

/** The address of a tracker, so that a test reads what was counted. */
export const tracker = (name: string): string => `https://count.example/${name}`;

const error = (name: string): string => `<Error>${tracker(`${name}-error`)}?[ERRORCODE]</Error>`;

/** Attributes of an element, by name. */
type Attributes = Readonly<Record<string, string | number | boolean>>;

const attributes = (all: Attributes): string =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${String(value)}"`)
    .join('');

export const vast = (content: string, version = '4.2'): string =>
  `<?xml version="1.0"?>\n<VAST version="${version}">${content}</VAST>`;

export const tracking = (event: string, name: string, offset = ''): string =>
  `<Tracking event="${event}"${offset === '' ? '' : ` offset="${offset}"`}><![CDATA[ ${tracker(name)} ]]></Tracking>`;

const EVENTS = ['creativeView', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];
const MORE_EVENTS = ['mute', 'unmute', 'pause', 'resume', 'skip', 'close', 'loaded'];

/** Trackers of all events, named `name-event`. */
export const allTracking = (name: string): string =>
  [...EVENTS, ...MORE_EVENTS].map((event) => tracking(event, `${name}-${event}`)).join('');

export const MEDIA =
  '<MediaFile delivery="progressive" type="video/mp4" width="480" height="270" bitrate="55">https://media.example/advert.mp4</MediaFile>';

export const linear = ({ trackers = '', media = MEDIA, clicks = '', skip = '' } = {}): string =>
  `<Creative><Linear${skip === '' ? '' : ` skipoffset="${skip}"`}><Duration>00:00:20</Duration>` +
  `<TrackingEvents>${trackers}</TrackingEvents><VideoClicks>${clicks}</VideoClicks>` +
  `<MediaFiles>${media}</MediaFiles></Linear></Creative>`;

interface AdOptions {
  readonly on?: Attributes;
  readonly more?: string;
  readonly creatives?: string;
}

/** An ad with its media, an impression `name-impression` and an error address `name-error`. */
export const inline = (
  name: string,
  { on = {}, more = '', creatives = linear() }: AdOptions = {},
): string =>
  `<Ad id="${name}"${attributes(on)}><InLine><AdSystem>test</AdSystem><AdTitle>Title of ${name}</AdTitle>` +
  `${error(name)}<Impression>${tracker(`${name}-impression`)}</Impression>${more}<Creatives>${creatives}</Creatives></InLine></Ad>`;

/** A wrapper around the document at `uri`. */
export const wrapper = (
  name: string,
  uri: string,
  { on = {}, more = '', creatives = '', sequence = '' }: AdOptions & { sequence?: string } = {},
): string =>
  `<Ad id="${name}"${sequence === '' ? '' : ` sequence="${sequence}"`}><Wrapper${attributes(on)}><AdSystem>test</AdSystem>` +
  `<VASTAdTagURI><![CDATA[${uri}]]></VASTAdTagURI>${error(name)}<Impression>${tracker(`${name}-impression`)}</Impression>${more}` +
  `<Creatives>${creatives}</Creatives></Wrapper></Ad>`;

/** The error address of a document that has no ad. */
export const documentError = error;

/** A VMAP document; `prefix` is that of its elements. */
export const vmap = (breaks: string, { version = '1.0', prefix = 'vmap' } = {}): string =>
  `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="${version}">${breaks}</vmap:VMAP>`
    .replace('xmlns:vmap', prefix === '' ? 'xmlns' : `xmlns:${prefix}`)
    .replaceAll('vmap:', prefix === '' ? '' : `${prefix}:`);

const BREAK_EVENTS = ['breakStart', 'breakEnd', 'error'];

/** An ad break with trackers of all its events, named `name-event`. */
export const adBreak = (name: string, on: Attributes, source: string, more = ''): string => {
  const trackers = BREAK_EVENTS.map((event) => {
    const code = event === 'error' ? '?[ERRORCODE]' : '';
    return `<vmap:Tracking event="${event}"><![CDATA[${tracker(`${name}-${event}`)}${code}]]></vmap:Tracking>`;
  });
  const all = attributes({ breakId: name, breakType: 'linear', ...on });
  return `<vmap:AdBreak${all}>${source}<vmap:TrackingEvents>${trackers.join('')}</vmap:TrackingEvents>${more}</vmap:AdBreak>`;
};

/** The source of a break with a VAST document in it. */
export const adData = (ads: string, on: Attributes = {}): string =>
  `<vmap:AdSource${attributes(on)}><vmap:VASTAdData><VAST version="4.2">${ads}</VAST></vmap:VASTAdData></vmap:AdSource>`;

/** The source of a break with an ad tag. */
export const adTag = (uri: string, on: Attributes = {}, templateType = 'vast4'): string =>
  `<vmap:AdSource${attributes(on)}><vmap:AdTagURI templateType="${templateType}"><![CDATA[${uri}]]></vmap:AdTagURI></vmap:AdSource>`;
