import { PART_REPORTS, type Reports } from './part-reports.js';

/** Of the samples of documents, by the name of the rule. */
export const DOCUMENT_REPORTS: Reports = {
  'xml-too-long': [['{"limit":1000000}']],
  'xml-empty': [[''], ['']],
  'xml-doctype': [['2:1 → repair-document-remove-doctype → !DOCTYPE VAST>\n< ⇒ '], ['1:1']],
  'xml-leading-space': [
    ['1:1 → repair-document-remove-leading-text → \n  ⇒ '],
    ['1:1 → repair-document-remove-leading-text → \n  ⇒ '],
    ['1:1 → repair-document-remove-leading-text →   ⇒ '],
  ],
  'xml-leading-text': [
    ['1:1 {"length":30} → repair-document-remove-leading-text → br/>Warning: x in y on line 1< ⇒ '],
    ['1:1 {"length":2} → repair-document-remove-leading-text → ok ⇒ '],
  ],
  'xml-unescaped-amp': [
    [
      '15:69 {"entity":""} → repair-document-write-cdata → https://ads.example/start?a=1&b=2&c=3 ⇒ <![CDATA[https://ads.example/start?a=1&b=2&c=3]]>',
    ],
    ['15:76 {"entity":""} → repair-document-escape-ampersands →  ⇒ amp;'],
    [
      '6:21 {"entity":"&nbsp;"} → repair-document-write-cdata → Bread&nbsp;Butter ⇒ <![CDATA[Bread&nbsp;Butter]]>',
    ],
    ['3:12 {"entity":""} → repair-document-escape-ampersands →  ⇒ amp;'],
    ['4:97 {"entity":""} → repair-document-escape-ampersands →  ⇒ amp;'],
  ],
  'url-escaped-twice': [['15:48 {"element":"Tracking"}'], ['15:39 {"element":"Tracking"}']],
  'xml-undeclared-xsi': [
    [
      '2:21 {"prefix":"xsi"} → repair-document-declare-prefix →  ⇒ xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ',
    ],
  ],
  'xml-undeclared-prefix': [
    [
      '2:2 {"prefix":"vmap"} → repair-document-declare-prefix →  ⇒ xmlns:vmap="http://www.iab.net/videosuite/vmap" ',
    ],
    ['10:31 {"prefix":"x"}'],
  ],
  'xml-malformed': [
    ['28:3 {"fault":"end-tag","detail":"InLine"}'],
    ['27:5 {"fault":"end-tag","detail":"InLine"}'],
    ['9:7 {"fault":"unclosed","detail":"AdServingId"}'],
    ['29:8 {"fault":"outside-root","detail":""} → repair-document-remove → \nbye ⇒ '],
    ['6:18 {"fault":"less-than","detail":""} → repair-document-escape {"text":"&lt;"} → < ⇒ &lt;'],
    [
      '6:18 {"fault":"cdata-end","detail":""} → repair-document-escape {"text":"]]&gt;"} → > ⇒ &gt;',
    ],
    ['6:17 {"fault":"character","detail":"U+0000"} → repair-document-remove → \u0000 ⇒ '],
    ['6:17 {"fault":"character","detail":"&#0;"} → repair-document-remove → &#0; ⇒ '],
    ['3:7 {"fault":"attribute","detail":"id"}'],
    ['3:16 {"fault":"duplicate-attribute","detail":"id"}'],
    ['3:15 {"fault":"attribute","detail":"sequence"}'],
    ['3:7 {"fault":"attribute","detail":"id"}'],
    ['1:1 {"fault":"declaration","detail":""}'],
    ['10:7 {"fault":"comment","detail":""}'],
    ['10:7 {"fault":"comment","detail":""}'],
    ['15:76 {"fault":"end-tag","detail":"InLine"}'],
    ['10:7 {"fault":"instruction","detail":""}'],
    ['30:1 {"fault":"joined","detail":"VAST"} → repair-document-remove → <VAST version="4.2"/> ⇒ '],
    ['1:1 {"fault":"json","detail":""}'],
    ['4:70 {"fault":"end-tag","detail":"Ad"}'],
  ],
  'xml-html': [[''], ['']],
  'xml-root': [['1:1 {"element":"rss"}'], ['1:1 {"element":"VASTS"}']],
  'vmap-not-expected': [['2:1'], ['2:1']],
  'vast-version': [
    ['2:7 {"root":"VAST","version":"9.0"}'],
    [
      '2:7 {"root":"VAST","version":"v4.2"} → repair-document-write-version {"version":"4.2"} → v ⇒ ',
    ],
    [
      '2:7 {"root":"VAST","version":"4,2"} → repair-document-write-version {"version":"4.2"} → , ⇒ .',
    ],
    ['1:1 {"root":"VideoAdServingTemplate","version":""}'],
  ],
  'vast-version-missing': [
    ['2:1 → repair-document-add-version {"version":"4.1"} →  ⇒ version="4.1" '],
    ['1:1 → repair-document-add-version {"version":"2.0"} →  ⇒  version="2.0"'],
    ['1:1 → repair-document-add-version {"version":"2.0"} →  ⇒ 2.0'],
  ],
  'vast-element-case': [
    [
      '4:5 {"element":"Inline","expected":"InLine"} → repair-document-write {"text":"InLine"} → line>\n      <AdSystem version="1.0">An ad server</AdSystem>\n      <AdTitle>An ad</AdTitle>\n      <Er… ⇒ Line>\n      <AdSystem version="1.0">An ad server</AdSystem>\n      <AdTitle>An ad</AdTitle>\n      <Er…',
    ],
    [
      '1:1 {"element":"Vast","expected":"VAST"} → repair-document-write {"text":"VAST"} → ast ⇒ AST',
    ],
    [
      '3:3 {"element":"Adbreak","expected":"AdBreak"} → repair-document-write {"text":"AdBreak"} → break timeOffset="start" breakType="linear" breakId="pre">\n    <vmap:AdSource><vmap:AdTagURI templat… ⇒ Break timeOffset="start" breakType="linear" breakId="pre">\n    <vmap:AdSource><vmap:AdTagURI templat…',
    ],
  ],
  'vast-attribute-case': [
    [
      '13:19 {"attribute":"skipOffset","expected":"skipoffset"} → repair-document-write {"text":"skipoffset"} → O ⇒ o',
    ],
    [
      '2:7 {"attribute":"Version","expected":"version"} → repair-document-write {"text":"version"} → V ⇒ v',
    ],
  ],
  'vast-element-misplaced': [
    ['10:7 {"element":"Duration","parent":"InLine","expected":["Linear"]}'],
    ['26:7 {"element":"Error","parent":"Creatives","expected":["VAST","InLine","Wrapper"]}'],
  ],
  'vast-escaped-markup': [
    ['5:7 {"element":"Creatives","parent":"InLine"}'],
    ['5:16 {"element":"Creatives","parent":"InLine"}'],
  ],
  'vast-element-repeated': [
    ['6:39 {"element":"AdTitle"} → repair-document-remove → <AdTitle>An ad</AdTitle> ⇒ '],
    [
      '8:54 {"element":"VASTAdTagURI"} → repair-document-remove → <VASTAdTagURI><![CDATA[https://other.example/vast?cb=[CACHEBUSTING]]]></VASTAdTagURI> ⇒ ',
    ],
  ],
  'vast-no-ad': [['1:1'], ['1:1']],
  'vast-ad-empty': [
    ['1:21 {"ad":"1","children":"neither"}'],
    ['3:3 {"ad":"one","children":"both"}'],
  ],
  'vast-inline-missing': [
    ['4:5 {"ad":"one","missing":["AdTitle"]}'],
    ['4:5 {"ad":"one","missing":["AdSystem"]}'],
    ['4:5 {"ad":"one","missing":["Creative"]}'],
  ],
  'vast-id-missing': [
    ['4:5 {"ad":"one","missing":["AdServingId"],"version":"4.2"}'],
    ['4:5 {"ad":"one","missing":["UniversalAdId"],"version":"4.2"}'],
  ],
  'vast-companions-only': [['4:5 {"ad":"one"}']],
  'vast-sequence': [
    ['29:16 {"fault":"repeated","sequence":"1"}'],
    ['3:16 {"fault":"invalid","sequence":"0"}'],
    ['3:16 {"fault":"invalid","sequence":"one"}'],
  ],
  'vast-duration': [
    ['13:11 {"fault":"missing","duration":""}'],
    [
      '17:23 {"fault":"invalid","duration":"30"} → repair-document-write {"text":"00:00:30"} →  ⇒ 00:00:',
    ],
    [
      '17:23 {"fault":"invalid","duration":"12.25"} → repair-document-write {"text":"00:00:12.250"} → 12.25 ⇒ 00:00:12.250',
    ],
    ['17:23 {"fault":"invalid","duration":"00:00:00"}'],
    ['17:23 {"fault":"invalid","duration":"00:30"}'],
  ],
  'vast-skip-offset': [
    ['13:19 {"fault":"after-end","offset":"00:00:30","duration":30}'],
    ['13:19 {"fault":"invalid","offset":"5","duration":0}'],
    ['13:19 {"fault":"invalid","offset":"101%","duration":0}'],
  ],
  'vast-no-media': [
    ['13:11 {"creative":"empty"}'],
    ['13:11 {"creative":"interactive"}'],
    ['13:11 {"creative":"mezzanine"}'],
    ['13:11 {"creative":"empty"}'],
  ],
  'media-audio-only': [['13:11 {"types":["audio/mpeg"]}']],
  ...PART_REPORTS,
};
