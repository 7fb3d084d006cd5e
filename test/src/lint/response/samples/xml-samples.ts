import { before, changed, LINEAR, LINEAR_AD, VMAP, WRAPPER } from './documents.js';
import type { DocumentSamples } from './sample.js';

const START = '<![CDATA[https://ads.example/start]]>';
const TITLE = '<AdTitle>An ad</AdTitle>';

const titled = (title: string): string => changed(LINEAR, TITLE, `<AdTitle>${title}</AdTitle>`);

const nested = (document: string): string =>
  changed(
    VMAP,
    '<vmap:AdTagURI templateType="vast4"><![CDATA[https://ads.example/vast]]></vmap:AdTagURI>',
    `<vmap:VASTAdData><![CDATA[${document}]]></vmap:VASTAdData>`,
  );

const IN_CDATA =
  '<VAST version="4.2"><Error>https://ads.example/?a=1&amp;b=[ERRORCODE]</Error></VAST>';

/** Samples of the rules about XML and about the document as a whole. */
export const XML_SAMPLES: DocumentSamples = {
  'xml-too-long': [
    {
      broken: before(LINEAR, '</VAST>', ' '.repeat(1e6)),
      intact: before(LINEAR, '</VAST>', ' '.repeat(9e5)),
    },
  ],
  'xml-empty': [
    { broken: '', intact: '<VAST version="4.2"/>' },
    { broken: ' \n ', intact: 'x' },
  ],
  'xml-doctype': [
    {
      broken: before(LINEAR, '<VAST', '<!DOCTYPE VAST>\n'),
      intact: before(LINEAR, '<VAST', '<!-- <!DOCTYPE VAST> -->\n'),
    },
    {
      broken: '<!DOCTYPE VAST [<!ENTITY a "b">]><VAST version="4.2"/>',
      intact: '<VAST version="4.2"/>',
    },
  ],
  'xml-leading-space': [
    { broken: `\n ${LINEAR}`, intact: LINEAR },
    { broken: `\n ${LINEAR}`, intact: `\u{feff}${LINEAR}` },
    { broken: ` ${LINEAR}`, intact: ' <VAST version="4.2"/>' },
  ],
  'xml-leading-text': [
    { broken: `<br/>Warning: x in y on line 1${LINEAR}`, intact: ` ${LINEAR}` },
    { broken: 'ok<VAST version="4.2"/>', intact: ' <VAST version="4.2"/>' },
  ],
  'xml-unescaped-amp': [
    {
      broken: changed(LINEAR, START, ' https://ads.example/start?a=1&b=2&c=3 '),
      intact: changed(LINEAR, START, 'https://ads.example/start?a=1&amp;b=2&amp;c=3'),
    },
    {
      broken: changed(LINEAR, START, 'https://ads.example/start?a=1&amp;b=2&c=3'),
      intact: changed(LINEAR, START, '<![CDATA[https://ads.example/start?a=1&b=2]]>'),
    },
    { broken: titled('Bread&nbsp;Butter'), intact: titled('Bread&#160;Butter') },
    {
      broken: changed(LINEAR, '<Ad id="one">', '<Ad id="a&b">'),
      intact: changed(LINEAR, '<Ad id="one">', '<Ad id="a&amp;b">'),
    },
    { broken: nested(IN_CDATA.replace('&amp;', '&')), intact: nested(IN_CDATA) },
  ],
  'url-escaped-twice': [
    {
      broken: changed(LINEAR, START, '<![CDATA[https://ads.example/start?a=1&amp;b=2]]>'),
      intact: changed(LINEAR, START, '<![CDATA[https://ads.example/start?a=1&b=2]]>'),
    },
    {
      broken: changed(LINEAR, START, 'https://ads.example/start?a=1&amp;amp;b=2'),
      intact: changed(LINEAR, START, 'https://ads.example/start?a=1&amp;b=a%26amp;b'),
    },
  ],
  'xml-undeclared-xsi': [
    {
      broken: changed(
        LINEAR,
        'xmlns="http://www.iab.com/VAST"',
        'xsi:noNamespaceSchemaLocation="vast.xsd"',
      ),
      intact: changed(
        LINEAR,
        'xmlns="http://www.iab.com/VAST"',
        'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="vast.xsd"',
      ),
    },
  ],
  'xml-undeclared-prefix': [
    { broken: changed(VMAP, ' xmlns:vmap="http://www.iab.net/videosuite/vmap"', ''), intact: VMAP },
    {
      broken: before(
        LINEAR,
        '<Creatives>',
        '<Extensions><Extension><x:y/></Extension></Extensions>',
      ),
      intact: before(
        LINEAR,
        '<Creatives>',
        '<Extensions><Extension xmlns:x="urn:x"><x:y/></Extension></Extensions>',
      ),
    },
  ],
  'xml-malformed': [
    { broken: changed(LINEAR, '</InLine>', ''), intact: LINEAR },
    {
      broken: changed(LINEAR, '</InLine>', '</Inline>'),
      intact: changed(LINEAR, '</InLine>', '</InLine  >'),
    },
    { broken: LINEAR.slice(0, 400), intact: LINEAR },
    { broken: `${LINEAR}bye`, intact: `${LINEAR}<!-- bye -->` },
    { broken: titled('a < b'), intact: titled('a &lt; b') },
    { broken: titled('a ]]> b'), intact: titled('a ]] > b') },
    { broken: titled('a\u0000b'), intact: titled('a\tb') },
    { broken: titled('a&#0;b'), intact: titled('a&#9;b') },
    {
      broken: changed(LINEAR, 'id="one"', 'id=one'),
      intact: changed(LINEAR, 'id="one"', "id='one'"),
    },
    {
      broken: changed(LINEAR, 'id="one"', 'id="one" id="two"'),
      intact: changed(LINEAR, 'id="one"', 'id="one" sequence="1"'),
    },
    {
      broken: changed(LINEAR, 'id="one"', 'id="one"sequence="1"'),
      intact: changed(LINEAR, 'id="one"', 'id = "one"'),
    },
    { broken: changed(LINEAR, 'id="one"', 'id="one'), intact: LINEAR },
    {
      broken: changed(LINEAR, '<?xml version="1.0" ', '<?xml '),
      intact: changed(LINEAR, '"UTF-8"', '"utf-8" standalone="yes"'),
    },
    {
      broken: before(LINEAR, '<Creatives>', '<!-- a -- b -->'),
      intact: before(LINEAR, '<Creatives>', '<!-- a - b -->'),
    },
    {
      broken: before(LINEAR, '<Creatives>', '<!-- a'),
      intact: before(LINEAR, '<Creatives>', '<!---->'),
    },
    {
      broken: before(LINEAR, '<Creatives>', '<![CDATA['),
      intact: before(LINEAR, '<Creatives>', '<![CDATA[]]>'),
    },
    {
      broken: before(LINEAR, '<Creatives>', '<?x'),
      intact: before(LINEAR, '<Creatives>', '<?x?>'),
    },
    { broken: `${LINEAR}<VAST version="4.2"/>`, intact: '<VAST version="4.2"/>\n' },
    { broken: '{"ad": 1}', intact: '' },
    {
      broken: nested('<VAST version="4.2"><Ad></VAST>'),
      intact: nested('<VAST version="4.2"></VAST>'),
    },
  ],
  'xml-html': [
    {
      broken: '<!doctype html><html><body><p>Sign in<br></body></html>',
      intact: '<VAST version="4.2"><Error>https://html.example/[ERRORCODE]</Error></VAST>',
    },
    { broken: '<html><head></head></html>', intact: '<rss/>' },
  ],
  'xml-root': [
    { broken: '<rss version="2.0"/>', intact: '<VAST version="4.2"/>' },
    { broken: '<VASTS/>', intact: VMAP },
  ],
  'vmap-not-expected': [
    { broken: [VMAP, { allowVmap: false }], intact: VMAP },
    { broken: [VMAP, { allowVmap: false }], intact: [WRAPPER, { allowVmap: false }] },
  ],
  'vast-version': [
    { broken: changed(LINEAR, '"4.2"', '"9.0"'), intact: changed(LINEAR, '"4.2"', '"4.3"') },
    { broken: changed(LINEAR, '"4.2"', '"v4.2"'), intact: changed(LINEAR, '"4.2"', '" 4.2 "') },
    { broken: changed(LINEAR, '"4.2"', '"4,2"'), intact: changed(LINEAR, '"4.2"', '"4"') },
    { broken: '<VideoAdServingTemplate/>', intact: '<VAST version="2.0"/>' },
  ],
  'vast-version-missing': [
    { broken: changed(LINEAR, 'version="4.2" ', ''), intact: changed(LINEAR, '"4.2"', '"4"') },
    { broken: '<VAST/>', intact: '<VAST version="2.0"/>' },
    { broken: '<VAST version=""/>', intact: '<VAST Version="2.0"/>' },
  ],
  'vast-element-case': [
    {
      broken: LINEAR.replaceAll('InLine>', 'Inline>'),
      intact: before(
        LINEAR,
        '<Creatives>',
        '<Extensions><Extension><inline/></Extension></Extensions>',
      ),
    },
    { broken: '<Vast version="4.2"/>', intact: '<VAST version="4.2"/>' },
    { broken: VMAP.replaceAll('vmap:AdBreak', 'vmap:Adbreak'), intact: VMAP },
  ],
  'vast-attribute-case': [
    {
      broken: changed(LINEAR, '<Linear>', '<Linear skipOffset="00:00:05">'),
      intact: changed(LINEAR, '<Linear>', '<Linear skipoffset="00:00:05">'),
    },
    {
      broken: changed(LINEAR, ' version="4.2"', ' Version="4.2"'),
      intact: changed(LINEAR, '<Creative ', '<Creative AdID="a" '),
    },
  ],
  'vast-element-misplaced': [
    {
      broken: before(LINEAR, '<Creatives>', '<Duration>00:00:30</Duration>'),
      intact: before(LINEAR, '<Creatives>', '<Description>00:00:30</Description>'),
    },
    {
      broken: before(LINEAR, '</Creatives>', '<Error>https://ads.example/[ERRORCODE]</Error>'),
      intact: before(LINEAR, '<Creatives>', '<Other><Error>x</Error></Other>'),
    },
  ],
  'vast-escaped-markup': [
    {
      broken: before(LINEAR, '<AdSystem', '&lt;Creatives/&gt;'),
      intact: before(LINEAR, '<AdSystem', '&lt;br/&gt;'),
    },
    {
      broken: before(LINEAR, '<AdSystem', '<![CDATA[<Creatives >]]>'),
      intact: before(LINEAR, '<AdSystem', 'Creatives'),
    },
  ],
  'vast-element-repeated': [
    {
      broken: before(LINEAR, '<AdTitle>', '<AdTitle>Another title</AdTitle>'),
      intact: before(LINEAR, '<Impression', '<Impression>https://ads.example/second</Impression>'),
    },
    {
      broken: before(WRAPPER, '<VASTAdTagURI>', '<VASTAdTagURI>https://a.example/</VASTAdTagURI>'),
      intact: before(LINEAR, '</VAST>', LINEAR_AD),
    },
  ],
};
