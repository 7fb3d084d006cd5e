/** Documents whose trackers are URLs of `origin`, named after the ad and the event. */

export const vast = (content: string, version = '4.2'): string =>
  `<VAST version="${version}">${content}</VAST>`;

const tracking = (origin: string, name: string, events: readonly string[]): string =>
  events
    .map((event) => `<Tracking event="${event}">${origin}/${name}/${event}</Tracking>`)
    .join('');

export const MP4 =
  '<MediaFile type="video/mp4" width="640" height="360" bitrate="800">https://media.example/a.mp4</MediaFile>';

export const linear = (
  origin: string,
  name: string,
  { media = MP4, duration = '00:00:20', more = '' } = {},
): string =>
  `<Creative><Linear><Duration>${duration}</Duration><TrackingEvents>` +
  `${tracking(origin, name, ['start', 'midpoint', 'complete', 'mute', 'skip'])}${more}</TrackingEvents>` +
  `<VideoClicks><ClickTracking>${origin}/${name}/click</ClickTracking></VideoClicks>` +
  `<MediaFiles>${media}</MediaFiles></Linear></Creative>`;

const content = (origin: string, name: string): string =>
  `<AdSystem>System of ${name}</AdSystem><Error>${origin}/${name}/error?[ERRORCODE]</Error>` +
  `<Impression>${origin}/${name}/impression</Impression>`;

export const inline = (
  origin: string,
  name: string,
  { on = '', creatives = linear(origin, name), more = '' } = {},
): string =>
  `<Ad id="${name}"${on}><InLine>${content(origin, name)}<AdTitle>${name}</AdTitle>${more}` +
  `<Creatives>${creatives}</Creatives></InLine></Ad>`;

export const wrapper = (origin: string, name: string, { uri = '', on = '', more = '' }): string =>
  `<Ad id="${name}"${on}><Wrapper>${content(origin, name)}` +
  `<VASTAdTagURI><![CDATA[${uri}]]></VASTAdTagURI>${more}</Wrapper></Ad>`;

export const overlay = (origin: string, name: string): string =>
  `<Creative><NonLinearAds><TrackingEvents>${tracking(origin, name, ['creativeView', 'close'])}` +
  '</TrackingEvents><NonLinear width="300" height="50"><StaticResource creativeType="image/png">' +
  'https://media.example/a.png</StaticResource></NonLinear></NonLinearAds></Creative>';
