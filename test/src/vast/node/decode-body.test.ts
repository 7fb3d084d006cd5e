import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeBody } from '../../../../src/vast/node/decode-body.js';

const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Buffer.from(`\u{feff}${text}`, 'utf16le'));

const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('decodeBody', () => {
  const bodies: readonly [string, Uint8Array, string | null, string][] = [
    ['UTF-8 by default', utf8('<a>é</a>'), null, '<a>é</a>'],
    ['UTF-16 by its byte order mark', utf16('<a>é</a>'), 'text/xml; charset=utf-8', '<a>é</a>'],
    [
      'the charset of the content type',
      latin1('<a>é</a>'),
      'text/xml; charset="ISO-8859-1"',
      '<a>é</a>',
    ],
    [
      'the encoding of the XML declaration',
      latin1('<?xml version="1.0" encoding="windows-1252"?><a>é</a>'),
      'text/xml',
      '<?xml version="1.0" encoding="windows-1252"?><a>é</a>',
    ],
    [
      'UTF-8 that declares UTF-16',
      utf8('<?xml version="1.0" encoding="utf-16"?><a>é</a>'),
      null,
      '<?xml version="1.0" encoding="utf-16"?><a>é</a>',
    ],
    ['an unknown charset as UTF-8', utf8('<a>é</a>'), 'text/xml; charset=klingon', '<a>é</a>'],
    ['an empty body', new Uint8Array(), null, ''],
  ];
  for (const [sentence, bytes, contentType, text] of bodies) {
    it(`reads ${sentence}`, () => {
      assert.equal(decodeBody(bytes, contentType), text);
    });
  }
});
