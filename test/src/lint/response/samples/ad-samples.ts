import { before, changed, LINEAR, LINEAR_AD, OVERLAY, WRAPPER } from './documents.js';
import type { DocumentSamples } from './sample.js';

const MEDIA_URL = '<![CDATA[https://media.example/ad.mp4]]>';
const MEDIA_FILE =
  '<MediaFile delivery="progressive" type="video/mp4" width="640" height="360" bitrate="500"><![CDATA[https://media.example/ad.mp4]]></MediaFile>';
const DURATION = '<Duration>00:00:30</Duration>';

const media = (attributes: string, url = 'https://media.example/ad.mp4'): string =>
  `<MediaFile ${attributes}><![CDATA[${url}]]></MediaFile>`;

/** The document with these media files. */
const withMedia = (...files: readonly string[]): string =>
  changed(LINEAR, MEDIA_FILE, files.join(''));

const withMore = (more: string): string => changed(LINEAR, MEDIA_FILE, MEDIA_FILE + more);

const SIZE = 'width="640" height="360" bitrate="500"';

const MP4 = media(`type="video/mp4" ${SIZE}`);

const SIMID =
  '<InteractiveCreativeFile type="text/html" apiFramework="SIMID">https://a.example/simid.html</InteractiveCreativeFile>';

const MEZZANINE =
  '<Mezzanine delivery="progressive" type="video/mp4">https://a.example/master.mp4</Mezzanine>';

const SMALL = { playerSize: { width: 320, height: 180 } };
const LARGE = { playerSize: { width: 1920, height: 1080 } };

const withDuration = (text: string): string => changed(LINEAR, DURATION, text);

const skippable = (offset: string): string =>
  changed(LINEAR, '<Linear>', `<Linear skipoffset="${offset}">`);

const pod = (first: string, second: string): string =>
  changed(
    changed(LINEAR, '<Ad id="one">', `<Ad id="one" sequence="${first}">`),
    '</VAST>',
    `${changed(LINEAR_AD, '<Ad id="one">', `<Ad id="two" sequence="${second}">`)}</VAST>`,
  );

/** Samples of the rules about ads and media files. */
export const AD_SAMPLES: DocumentSamples = {
  'vast-no-ad': [
    { broken: '<VAST version="4.2"/>', intact: LINEAR },
    {
      broken: '<VAST version="3.0"><Error>https://ads.example/[ERRORCODE]</Error></VAST>',
      intact: WRAPPER,
    },
  ],
  'vast-ad-empty': [
    { broken: '<VAST version="4.2"><Ad id="1"/></VAST>', intact: '<VAST version="4.2"/>' },
    { broken: before(LINEAR, '</Ad>', '<Wrapper/>'), intact: before(LINEAR, '</Ad>', '<Other/>') },
  ],
  'vast-inline-missing': [
    {
      broken: changed(LINEAR, '<AdTitle>An ad</AdTitle>', ''),
      intact: changed(LINEAR, 'An ad<', '&#65;<'),
    },
    { broken: changed(LINEAR, '>An ad server<', '> <'), intact: WRAPPER },
    {
      broken: LINEAR.replace(/<Creative [\s\S]*<\/Creative>/, ''),
      intact: LINEAR.replace('<Creative ', '<Creative sequence="1" '),
    },
  ],
  'vast-id-missing': [
    {
      broken: changed(LINEAR, '<AdServingId>a532d16d</AdServingId>', ''),
      intact: changed(changed(LINEAR, '<AdServingId>a532d16d</AdServingId>', ''), '"4.2"', '"4.0"'),
    },
    {
      broken: LINEAR.replace(/<UniversalAdId.*<\/UniversalAdId>/, ''),
      intact: changed(LINEAR.replace(/<UniversalAdId.*<\/UniversalAdId>/, ''), '"4.2"', '"3.0"'),
    },
  ],
  'vast-companions-only': [
    {
      broken: OVERLAY.replaceAll('NonLinearAds>', 'CompanionAds>').replaceAll(
        'NonLinear',
        'Companion',
      ),
      intact: before(OVERLAY, '</Creative>', '<CompanionAds/>'),
    },
  ],
  'vast-sequence': [
    { broken: pod('1', '1'), intact: pod('1', '2') },
    { broken: pod('0', '1'), intact: pod('2', '1') },
    { broken: pod('one', '1'), intact: LINEAR },
  ],
  'vast-duration': [
    { broken: withDuration(''), intact: LINEAR },
    {
      broken: withDuration('<Duration>30</Duration>'),
      intact: withDuration('<Duration>00:00:30.500</Duration>'),
    },
    {
      broken: withDuration('<Duration>12.25</Duration>'),
      intact: withDuration('<Duration> 0:00:12 </Duration>'),
    },
    {
      broken: withDuration('<Duration>00:00:00</Duration>'),
      intact: withDuration('<Duration>00:00:01</Duration>'),
    },
    { broken: withDuration('<Duration>00:30</Duration>'), intact: WRAPPER },
  ],
  'vast-skip-offset': [
    { broken: skippable('00:00:30'), intact: skippable('00:00:29.999') },
    { broken: skippable('5'), intact: skippable('00:00:05') },
    { broken: skippable('101%'), intact: skippable('100%') },
  ],
  'vast-no-media': [
    { broken: withMedia(), intact: LINEAR },
    { broken: withMedia(SIMID), intact: withMore(SIMID) },
    { broken: withMedia(MEZZANINE), intact: withMore(MEZZANINE) },
    {
      broken: withMedia(),
      intact: before(
        LINEAR,
        '</Creatives>',
        '<Creative><Linear><Duration>00:00:30</Duration></Linear></Creative>',
      ),
    },
  ],
  'media-audio-only': [
    {
      broken: withMedia(media(`type="audio/mpeg" ${SIZE}`)),
      intact: withMedia(media(`type="audio/mpeg" ${SIZE}`), MP4),
    },
  ],
  'media-not-url': [
    {
      broken: changed(LINEAR, MEDIA_URL, 'ad.mp4'),
      intact: changed(LINEAR, MEDIA_URL, '//media.example/ad.mp4'),
    },
    { broken: changed(LINEAR, MEDIA_URL, ''), intact: LINEAR },
    { broken: changed(LINEAR, MEDIA_URL, 'javascript:alert(1)'), intact: LINEAR },
  ],
  'media-http': [
    {
      broken: changed(LINEAR, 'https://media', 'http://media'),
      intact: [
        changed(LINEAR, 'https://media', 'http://media'),
        { pageUrl: 'http://page.example/' },
      ],
    },
    {
      broken: changed(LINEAR, 'https://media', 'HTTP://media'),
      intact: changed(LINEAR, 'https://media.example', 'http://localhost:8000'),
    },
  ],
  'media-unsupported': [
    {
      broken: withMedia(media(`type="video/x-ms-wmv" ${SIZE}`, 'https://a.example/a.wmv')),
      intact: LINEAR,
    },
    {
      broken: [LINEAR, { canPlay: (type) => type !== 'video/mp4' }],
      intact: [LINEAR, { canPlay: () => true }],
    },
    {
      broken: withMedia(media(`type="application/dash+xml" ${SIZE}`, 'https://a.example/a.mpd')),
      intact: withMore(media(`type="application/dash+xml" ${SIZE}`, 'https://a.example/a.mpd')),
    },
  ],
  'media-flash': [
    {
      broken: withMedia(
        media(`type="application/x-shockwave-flash" ${SIZE}`, 'https://a.example/a.swf'),
      ),
      intact: withMore(
        media(`type="application/x-shockwave-flash" ${SIZE}`, 'https://a.example/a.swf'),
      ),
    },
    { broken: withMedia(media(`type="video/x-flv" ${SIZE}`)), intact: LINEAR },
  ],
  'media-interactive-only': [
    {
      broken: withMedia(
        media(
          `type="application/javascript" apiFramework="VPAID" ${SIZE}`,
          'https://a.example/a.js',
        ),
      ),
      intact: withMore(
        media(
          `type="application/javascript" apiFramework="VPAID" ${SIZE}`,
          'https://a.example/a.js',
        ),
      ),
    },
    {
      broken: withMedia(media(`type="video/mp4" apiFramework="OTHER" ${SIZE}`)),
      intact: withMedia(media(`type="video/mp4" apiFramework="VAST" ${SIZE}`)),
    },
  ],
  'media-vpaid': [
    {
      broken: withMore(
        media('type="application/javascript" apiFramework="VPAID"', 'https://a.example/a.js'),
      ),
      intact: withMore(
        media('type="application/javascript" apiFramework="OTHER"', 'https://a.example/a.js'),
      ),
    },
  ],
  'media-simid': [{ broken: withMore(SIMID), intact: withMedia(SIMID) }],
  'media-type-missing': [
    {
      broken: withMedia(media(SIZE)),
      intact: withMedia(media(`type="video/webm" ${SIZE}`, 'https://a.example/a')),
    },
    { broken: withMedia(media(`type=" " ${SIZE}`, 'https://a.example/a.m3u8')), intact: LINEAR },
    { broken: withMedia(media(SIZE, 'https://a.example/a')), intact: LINEAR },
  ],
  'media-type-alias': [
    {
      broken: withMedia(media(`type="video/x-mp4" ${SIZE}`)),
      intact: withMedia(media(`type="VIDEO/MP4" ${SIZE}`)),
    },
  ],
  'media-mime-mismatch': [
    {
      broken: withMedia(media(`type="video/webm" ${SIZE}`)),
      intact: withMedia(media(`type="audio/mp4" ${SIZE}`)),
    },
    {
      broken: withMedia(media(`type="mp4" ${SIZE}`)),
      intact: withMedia(
        media(`type="video/mp4; codecs=&quot;avc1&quot;" ${SIZE}`, 'https://a.example/a'),
      ),
    },
    {
      broken: withMedia(media(`type="video/mp4" ${SIZE}`, 'https://a.example/a.m3u8')),
      intact: withMedia(media(`type="application/x-mpegURL" ${SIZE}`, 'https://a.example/a.m3u8')),
    },
  ],
  'media-file-unsupported': [
    {
      broken: withMore(media(`type="application/dash+xml" ${SIZE}`, 'https://a.example/a.mpd')),
      intact: withMedia(media(`type="application/dash+xml" ${SIZE}`, 'https://a.example/a.mpd')),
    },
    {
      broken: withMore(media(`type="video/x-flv" ${SIZE}`, 'https://a.example/a.flv')),
      intact: withMore(
        media(
          `type="application/javascript" apiFramework="VPAID" ${SIZE}`,
          'https://a.example/a.js',
        ),
      ),
    },
  ],
  'media-size-missing': [
    {
      broken: withMedia(media('type="video/mp4" width="640" height="360"')),
      intact: withMedia(
        media('type="video/mp4" width="640" height="360" minBitrate="300" maxBitrate="600"'),
      ),
    },
    {
      broken: withMedia(media('type="video/mp4" width="0" height="360" bitrate="500"')),
      intact: withMedia(media('type="application/x-mpegURL"', 'https://a.example/a.m3u8')),
    },
    {
      broken: withMedia(media('type="video/mp4"')),
      intact: withMedia(media('type="audio/mpeg"', 'https://a.example/a.mp3')),
    },
  ],
  'media-ladder': [
    { broken: [LINEAR, LARGE], intact: LINEAR },
    { broken: [LINEAR, LARGE], intact: [LINEAR, SMALL] },
    {
      broken: [LINEAR, LARGE],
      intact: [withMore(media('type="video/mp4" width="1280" height="720" bitrate="2000"')), LARGE],
    },
    {
      broken: withMedia(media('type="video/mp4" width="640" height="360" bitrate="5001"')),
      intact: withMedia(media('type="video/mp4" width="640" height="360" bitrate="5000"')),
    },
  ],
  'media-framework-vast': [
    {
      broken: withMedia(media(`type="video/mp4" apiFramework="VAST" ${SIZE}`)),
      intact: withMedia(MP4),
    },
    {
      broken: withMedia(media(`type="video/mp4" apiFramework="vast" ${SIZE}`)),
      intact: withMore(
        media('type="application/javascript" apiFramework="VPAID"', 'https://a.example/a.js'),
      ),
    },
  ],
};
