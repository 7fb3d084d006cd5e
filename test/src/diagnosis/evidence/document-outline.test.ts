import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { documentOutline } from '../../../../src/diagnosis/evidence/document-outline.js';
import { EMPTY_VAST, inlineVast, VPAID_MEDIA, wrapperVast } from '../inspections.js';

describe('the outline of a document', () => {
  it('has the media of an inline ad', () => {
    const outline = documentOutline(inlineVast(VPAID_MEDIA));
    assert.deepEqual([outline.root, outline.version, outline.isWellFormed], ['VAST', '4.2', true]);
    assert.deepEqual(outline.ads, [
      {
        id: '1',
        kind: 'inline',
        tagUri: '',
        hasLinear: true,
        hasNonLinear: false,
        media: [
          {
            url: 'https://cdn.example/unit.js',
            type: 'application/javascript',
            codec: '',
            apiFramework: 'VPAID',
          },
        ],
        requiredCompanions: 'none',
      },
    ]);
  });

  it('has the tag of a wrapper, in CDATA or with character references', () => {
    const tag = 'https://network.example/vast?a=1&b=2';
    assert.equal(documentOutline(wrapperVast(tag)).ads[0]?.tagUri, tag);
    const escaped = wrapperVast(tag).replace(`<![CDATA[${tag}]]>`, tag.replace('&', '&amp;'));
    assert.equal(documentOutline(escaped).ads[0]?.tagUri, tag);
  });

  it('has no ads if there are none', () => {
    assert.deepEqual(documentOutline(EMPTY_VAST).ads, []);
    assert.equal(documentOutline(EMPTY_VAST).isWellFormed, true);
  });

  it('counts the breaks of VMAP with any prefix, and has their tags', () => {
    const outline = documentOutline(
      '<v:VMAP xmlns:v="x" version="1.0"><v:AdBreak timeOffset="start"><v:AdSource><v:AdTagURI templateType="vast3"><![CDATA[https://a.example/1]]></v:AdTagURI></v:AdSource></v:AdBreak><v:AdBreak timeOffset="end"/></v:VMAP>',
    );
    assert.deepEqual(
      [outline.root, outline.breaks, outline.breakTags],
      ['VMAP', 2, ['https://a.example/1']],
    );
  });

  for (const [title, text] of [
    ['an element without an end', '<VAST><Ad></VAST>'],
    ['an unquoted attribute', '<VAST version=4></VAST>'],
    ['two roots', '<VAST></VAST><VAST></VAST>'],
    ['text before the root', 'x <VAST></VAST>'],
    ['an attribute twice', '<VAST a="1" a="2"></VAST>'],
    ['CDATA without an end', '<VAST><![CDATA[x</VAST>'],
    ['a document type', '<!DOCTYPE VAST [<!ENTITY a "b">]><VAST></VAST>'],
    ['nothing', ''],
    ['no markup', 'hello'],
  ] as const)
    it(`is not well-formed with ${title}`, () => {
      assert.equal(documentOutline(text).isWellFormed, false);
    });

  it('is that of HTML by its document type', () => {
    assert.equal(documentOutline('<!doctype HTML><body>').root, 'html');
  });
});
