import { PART_REPORTS, type Reports } from './part-reports.js';

/** Of the samples of documents, by the name of the rule. */
export const DOCUMENT_REPORTS: Reports = {
  'xml-too-long': [
    ['The response has 1001184 characters; players read at most 1000000 (VAST error 100).'],
  ],
  'xml-empty': [
    ['The response is empty; expected a VAST document.'],
    ['The response is empty; expected a VAST document.'],
  ],
  'xml-doctype': [
    [
      '2:1 The document has a document type, with which players refuse it (VAST error 100). → Remove the document type. → !DOCTYPE VAST>\n< ⇒ ',
    ],
    ['1:1 The document has a document type, with which players refuse it (VAST error 100).'],
  ],
  'xml-leading-space': [
    [
      '1:1 White space is before the XML declaration, which has to be the first text. → Remove the text before the document. → \n  ⇒ ',
    ],
    [
      '1:1 White space is before the XML declaration, which has to be the first text. → Remove the text before the document. → \n  ⇒ ',
    ],
    [
      '1:1 White space is before the XML declaration, which has to be the first text. → Remove the text before the document. →   ⇒ ',
    ],
  ],
  'xml-leading-text': [
    [
      '1:1 30 characters of other text are before the XML document. → Remove the text before the document. → br/>Warning: x in y on line 1< ⇒ ',
    ],
    [
      '1:1 2 characters of other text are before the XML document. → Remove the text before the document. → ok ⇒ ',
    ],
  ],
  'xml-unescaped-amp': [
    [
      '15:69 A raw & is outside of a CDATA section, so the document is not well-formed. → Put the text into a CDATA section. → https://ads.example/start?a=1&b=2&c=3 ⇒ <![CDATA[https://ads.example/start?a=1&b=2&c=3]]>',
    ],
    [
      '15:76 A raw & is outside of a CDATA section, so the document is not well-formed. → Write &amp; for the ampersand. →  ⇒ amp;',
    ],
    [
      '6:21 &nbsp; is not an entity of XML, so the document is not well-formed. → Put the text into a CDATA section. → Bread&nbsp;Butter ⇒ <![CDATA[Bread&nbsp;Butter]]>',
    ],
    [
      '3:12 A raw & is outside of a CDATA section, so the document is not well-formed. → Write &amp; for the ampersand. →  ⇒ amp;',
    ],
    [
      '4:97 A raw & is outside of a CDATA section, so the document is not well-formed. → Write &amp; for the ampersand. →  ⇒ amp;',
    ],
  ],
  'xml-undeclared-xsi': [
    [
      '2:21 The prefix `xsi` is used without a declaration, so the document is not well-formed. → Declare the prefix. →  ⇒ xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ',
    ],
  ],
  'xml-undeclared-prefix': [
    [
      '2:2 The prefix `vmap` is used without a declaration, so the document is not well-formed. → Declare the prefix. →  ⇒ xmlns:vmap="http://www.iab.net/videosuite/vmap" ',
    ],
    ['10:31 The prefix `x` is used without a declaration, so the document is not well-formed.'],
  ],
  'xml-malformed': [
    ['28:3 An end tag does not close the element that is open: `InLine` was expected.'],
    ['27:5 An end tag does not close the element that is open: `InLine` was expected.'],
    [
      '9:7 The element `AdServingId` is never closed. The document is cut off, or an end tag is missing.',
    ],
    ['29:8 Text is outside of the root element. → Remove it. → \nbye ⇒ '],
    ['6:18 A raw < is in the text. → Write &lt; for it. → < ⇒ &lt;'],
    ['6:18 The text has ]]> outside of a CDATA section. → Write ]]&gt; for it. → > ⇒ &gt;'],
    ['6:17 `U+0000` is not allowed in XML. → Remove it. → \u0000 ⇒ '],
    ['6:17 `&#0;` is not allowed in XML. → Remove it. → &#0; ⇒ '],
    [
      '3:7 The attribute `id` has no value in quotes, a quote is missing, or no space is before it.',
    ],
    ['3:16 The attribute `id` is there twice in one element.'],
    [
      '3:15 The attribute `sequence` has no value in quotes, a quote is missing, or no space is before it.',
    ],
    [
      '3:7 The attribute `id` has no value in quotes, a quote is missing, or no space is before it.',
    ],
    ['1:1 The XML declaration is malformed or not at the start of the document.'],
    ['10:7 A comment is never closed, or it contains two hyphens.'],
    ['10:7 A comment is never closed, or it contains two hyphens.'],
    ['15:76 An end tag does not close the element that is open: `InLine` was expected.'],
    ['10:7 A processing instruction is never closed, or it has no name.'],
    ['1:22 A second root element, `VAST`, follows the first one.'],
    ['1:1 The response is not XML. It looks like JSON.'],
    ['4:70 An end tag does not close the element that is open: `Ad` was expected.'],
  ],
  'xml-html': [
    ['The response is a web page; expected a VAST document.'],
    ['The response is a web page; expected a VAST document.'],
  ],
  'xml-root': [
    ['1:1 The root element is `rss`; expected VAST or VMAP.'],
    ['1:1 The root element is `VASTS`; expected VAST or VMAP.'],
  ],
  'vmap-not-expected': [
    [
      '2:1 The response is VMAP, a list of ad breaks; expected VAST with the ads of one break (VAST error 101).',
    ],
    [
      '2:1 The response is VMAP, a list of ad breaks; expected VAST with the ads of one break (VAST error 101).',
    ],
  ],
  'vast-version': [
    ['2:7 The version is `9.0`; players support 2.0 to 4.3 (VAST error 102).'],
    [
      '2:7 The version is `v4.2`; players support 2.0 to 4.3 (VAST error 102). → Write the version as 4.2. → v ⇒ ',
    ],
    [
      '2:7 The version is `4,2`; players support 2.0 to 4.3 (VAST error 102). → Write the version as 4.2. → , ⇒ .',
    ],
    [
      '1:1 The response is VAST 1 (<VideoAdServingTemplate>); players support 2.0 to 4.3 (VAST error 102).',
    ],
  ],
  'vast-version-missing': [
    [
      '2:1 The <VAST> element has no version. This player reads it as VAST 4, others refuse it. → Add version 4.1, the lowest with these elements. →  ⇒ version="4.1" ',
    ],
    [
      '1:1 The <VAST> element has no version. This player reads it as VAST 4, others refuse it. → Add version 2.0, the lowest with these elements. →  ⇒  version="2.0"',
    ],
    [
      '1:1 The <VAST> element has no version. This player reads it as VAST 4, others refuse it. → Add version 2.0, the lowest with these elements. →  ⇒ 2.0',
    ],
  ],
  'vast-element-case': [
    [
      '4:5 The element is written `Inline`; players find only `InLine`. → Write InLine. → line>\n      <AdSystem version="1.0">An ad server</AdSystem>\n      <AdTitle>An ad</AdTitle>\n      <Er… ⇒ Line>\n      <AdSystem version="1.0">An ad server</AdSystem>\n      <AdTitle>An ad</AdTitle>\n      <Er…',
    ],
    ['1:1 The element is written `Vast`; players find only `VAST`. → Write VAST. → ast ⇒ AST'],
    [
      '3:3 The element is written `Adbreak`; players find only `AdBreak`. → Write AdBreak. → break timeOffset="start" breakType="linear" breakId="pre">\n    <vmap:AdSource><vmap:AdTagURI templat… ⇒ Break timeOffset="start" breakType="linear" breakId="pre">\n    <vmap:AdSource><vmap:AdTagURI templat…',
    ],
  ],
  'vast-attribute-case': [
    [
      '13:19 The attribute is written `skipOffset`; players find only `skipoffset`. → Write skipoffset. → O ⇒ o',
    ],
    [
      '2:7 The attribute is written `Version`; players find only `version`. → Write version. → V ⇒ v',
    ],
  ],
  'vast-element-misplaced': [
    ['10:7 <Duration> is in <InLine>, where players do not read it; expected in <Linear>.'],
    [
      '26:7 <Error> is in <Creatives>, where players do not read it; expected in <VAST>, <InLine>, <Wrapper>.',
    ],
  ],
  'vast-element-repeated': [
    [
      '6:39 A second <AdTitle> is in the same element; players read only the first. → Remove it. → <AdTitle>An ad</AdTitle> ⇒ ',
    ],
    [
      '8:54 A second <VASTAdTagURI> is in the same element; players read only the first. → Remove it. → <VASTAdTagURI><![CDATA[https://other.example/vast?cb=[CACHEBUSTING]]]></VASTAdTagURI> ⇒ ',
    ],
  ],
  'vast-no-ad': [
    ['1:1 The document has no <Ad>: the ad server has nothing to show.'],
    ['1:1 The document has no <Ad>: the ad server has nothing to show.'],
  ],
  'vast-ad-empty': [
    ['1:21 The ad `1` has neither <InLine> nor <Wrapper>; expected one of them (VAST error 101).'],
    ['3:3 The ad `one` has both <InLine> and <Wrapper>; expected one of them (VAST error 101).'],
  ],
  'vast-inline-missing': [
    ['4:5 The ad `one` has no AdTitle, which the standard requires.'],
    ['4:5 The ad `one` has no AdSystem, which the standard requires.'],
    ['4:5 The ad `one` has no Creatives with a Creative, which the standard requires.'],
  ],
  'vast-id-missing': [
    ['4:5 The ad `one` has no AdServingId, which VAST 4.2 requires.'],
    ['4:5 The ad `one` has no UniversalAdId, which VAST 4.2 requires.'],
  ],
  'vast-companions-only': [
    ['4:5 The ad `one` has neither a linear nor a non-linear creative (VAST error 200).'],
  ],
  'vast-sequence': [
    ['29:16 Two ads have the sequence 1; expected one ad for each position of the pod.'],
    ['3:16 The sequence is `0`; expected a whole number from 1.'],
    ['3:16 The sequence is `one`; expected a whole number from 1.'],
  ],
  'vast-duration': [
    ['13:11 The linear creative has no <Duration>; expected HH:MM:SS.'],
    [
      '17:23 The duration is `30`; expected a time above 0 as HH:MM:SS or HH:MM:SS.mmm. → Write 00:00:30. →  ⇒ 00:00:',
    ],
    [
      '17:23 The duration is `12.25`; expected a time above 0 as HH:MM:SS or HH:MM:SS.mmm. → Write 00:00:12.250. → 12.25 ⇒ 00:00:12.250',
    ],
    ['17:23 The duration is `00:00:00`; expected a time above 0 as HH:MM:SS or HH:MM:SS.mmm.'],
    ['17:23 The duration is `00:30`; expected a time above 0 as HH:MM:SS or HH:MM:SS.mmm.'],
  ],
  'vast-skip-offset': [
    ['13:19 The skipoffset is `00:00:30`, and the ad ends after 30 s, so it can never be skipped.'],
    ['13:19 The skipoffset is `5`; expected HH:MM:SS or a percentage up to 100%.'],
    ['13:19 The skipoffset is `101%`; expected HH:MM:SS or a percentage up to 100%.'],
  ],
  'vast-no-media': [
    ['13:11 The linear creative has no <MediaFile> (VAST error 401).'],
    [
      '13:11 The linear creative has only interactive code (InteractiveCreativeFile) and no <MediaFile>.',
    ],
    ['13:11 The linear creative has no <MediaFile> (VAST error 401).'],
  ],
  ...PART_REPORTS,
};
