import { before, changed, LINEAR, VMAP, WRAPPER } from './documents.js';
import type { DocumentSamples } from './sample.js';

const TAG = 'https://other.example/vast?cb=[CACHEBUSTING]';

const wrapping = (uri: string): string => changed(WRAPPER, TAG, uri);

const limited = (attributes: string): string =>
  changed(WRAPPER, '<Wrapper>', `<Wrapper ${attributes}>`);

const adBreak = (attributes: string): string =>
  changed(VMAP, 'timeOffset="start" breakType="linear"', attributes);

const SOURCE =
  '<vmap:AdTagURI templateType="vast4"><![CDATA[https://ads.example/vast]]></vmap:AdTagURI>';

const source = (content: string): string => changed(VMAP, SOURCE, content);

/** A break with a document, and with an attribute of its source. */
const cutBreak = (attribute: string, vast: string): string =>
  source(`<vmap:VASTAdData>${vast.replace(/^<\?.*\?>/, '')}</vmap:VASTAdData>`).replace(
    '<vmap:AdSource>',
    `<vmap:AdSource ${attribute}>`,
  );

const POD = LINEAR.replace(
  /<Ad [\s\S]*<\/Ad>/,
  (ad) => ad.replace('<Ad ', '<Ad sequence="1" ') + ad.replace('<Ad ', '<Ad sequence="2" '),
);

/** Samples of the rules about wrappers and VMAP. */
export const CHAIN_SAMPLES: DocumentSamples = {
  'wrapper-no-uri': [
    { broken: wrapping(''), intact: WRAPPER },
    {
      broken: WRAPPER.replace(/<VASTAdTagURI>.*<\/VASTAdTagURI>/, ''),
      intact: WRAPPER.replace(
        /<VASTAdTagURI>.*<\/VASTAdTagURI>/,
        '<VASTAdTagURL><URL>https://a.example/</URL></VASTAdTagURL>',
      ),
    },
  ],
  'wrapper-not-url': [
    { broken: wrapping('ftp://other.example/vast'), intact: wrapping('vast.xml') },
    { broken: wrapping('javascript:alert(1)'), intact: wrapping('[TAG_URL]') },
  ],
  'wrapper-relative': [
    {
      broken: wrapping('../vast.xml?cb=[CACHEBUSTING]'),
      intact: wrapping('//other.example/vast.xml'),
    },
  ],
  'wrapper-http': [
    {
      broken: wrapping('http://other.example/vast'),
      intact: [wrapping('http://other.example/vast'), { pageUrl: 'http://page.example/' }],
    },
    { broken: wrapping('http://other.example/vast'), intact: wrapping('http://localhost/vast') },
  ],
  'wrapper-macro-left': [
    { broken: wrapping('https://other.example/?x=[NOT_A_MACRO]'), intact: WRAPPER },
    {
      broken: wrapping('https://other.example/?x=%%CACHEBUSTER_OF_SERVER%%'),
      intact: wrapping('https://other.example/?x=[PAGEURL]'),
    },
  ],
  'wrapper-macro-in-host': [
    {
      broken: wrapping('https://[DOMAIN].example/vast'),
      intact: wrapping('https://other.example/[DOMAIN]'),
    },
  ],
  'wrapper-no-follow': [
    {
      broken: limited('followAdditionalWrappers="false"'),
      intact: limited('followAdditionalWrappers="true"'),
    },
    { broken: limited('fallbackOnNoAd="0"'), intact: limited('allowMultipleAds="false"') },
  ],
  'vmap-version': [
    {
      broken: changed(VMAP, 'version="1.0">', 'version="2.0">'),
      intact: changed(VMAP, 'version="1.0">', 'version="1.0.1">'),
    },
    {
      broken: changed(VMAP, 'version="1.0">', 'version="x">'),
      intact: changed(VMAP, ' version="1.0">', '>'),
    },
  ],
  'vmap-no-break': [
    { broken: '<VMAP version="1.0"/>', intact: VMAP },
    {
      broken: VMAP.replaceAll('AdBreak', 'Break'),
      intact: VMAP.replaceAll('vmap:', 'x:').replace('xmlns:vmap', 'xmlns:x'),
    },
  ],
  'vmap-offset': [
    {
      broken: adBreak('breakType="linear"'),
      intact: adBreak('timeOffset="END" breakType="linear"'),
    },
    {
      broken: adBreak('timeOffset="#1" breakType="linear"'),
      intact: adBreak('timeOffset="00:10:00.000" breakType="linear"'),
    },
    {
      broken: adBreak('timeOffset="101%" breakType="linear"'),
      intact: adBreak('timeOffset="50%" breakType="linear"'),
    },
    { broken: adBreak('timeOffset="later" breakType="linear"'), intact: VMAP },
  ],
  'vmap-break-type': [
    {
      broken: adBreak('timeOffset="start" breakType="display"'),
      intact: adBreak('timeOffset="start" breakType="linear,display"'),
    },
    {
      broken: adBreak('timeOffset="start" breakType="video"'),
      intact: adBreak('timeOffset="start"'),
    },
  ],
  'vmap-source': [
    { broken: source('<vmap:CustomAdData templateType="x">{}</vmap:CustomAdData>'), intact: VMAP },
    {
      broken: source(''),
      intact: source('<vmap:VASTAdData><VAST version="4.2"/></vmap:VASTAdData>'),
    },
    {
      broken: changed(VMAP, 'vast4', 'proprietary'),
      intact: changed(VMAP, ' templateType="vast4"', ''),
    },
    { broken: changed(VMAP, 'vast4', 'vast1'), intact: changed(VMAP, 'vast4', 'VAST3') },
  ],
  'vmap-namespace': [
    { broken: source('<VASTAdData><VAST version="4.2"/></VASTAdData>'), intact: VMAP },
    {
      broken: changed(
        VMAP,
        'http://www.iab.net/videosuite/vmap',
        'https://www.iab.net/videosuite/vmap',
      ),
      intact: VMAP.replaceAll('vmap:', '').replace('xmlns:vmap=', 'xmlns='),
    },
  ],
  'vmap-cut': [
    {
      broken: cutBreak('followRedirects="false"', WRAPPER),
      intact: cutBreak('followRedirects="true"', WRAPPER),
    },
    {
      broken: cutBreak('allowMultipleAds="false"', POD),
      intact: cutBreak('allowMultipleAds="false"', LINEAR),
    },
  ],
  'vmap-tag-not-url': [
    {
      broken: changed(VMAP, 'https://ads.example/vast', 'ads.example/vast'),
      intact: changed(VMAP, 'https://ads.example/vast', '[TAG]'),
    },
    {
      broken: changed(VMAP, 'https://ads.example/vast', ''),
      intact: before(LINEAR, '</VAST>', '<!-- x -->'),
    },
  ],
};
