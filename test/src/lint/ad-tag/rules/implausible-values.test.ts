import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  ['&bidfloor=1500', ['param-implausible 1:40 fault=floor settings=bidfloor=1500']],
  ['&floorprice=200', ['param-implausible 1:40 fault=floor settings=floorprice=200']],
  ['&min_cpm=1000.5', ['param-implausible 1:40 fault=floor settings=min_cpm=1000.5']],
  ['&bidfloor=1500&bidfloorcur=JPY', []],
  ['&bidfloor=199', []],
  ['&bidfloor=0200', []],
  ['&groundfloor=1500', []],
  ['&w=0&h=0', ['param-implausible 1:40 fault=size settings=w=0,h=0']],
  [
    '&playerheight=1px&playerwidth=1px',
    ['param-implausible 1:57 fault=size settings=playerwidth=1px,playerheight=1px'],
  ],
  ['&w=0&h=360', []],
  ['&w=0', []],
  ['&size=0x0', ['param-implausible 1:40 fault=size settings=size=0x0']],
  ['&size=1x2', []],
  ['&autoplay=1&muted=0', ['param-implausible 1:40 fault=sound settings=autoplay=1,muted=0']],
  [
    '&volume=0.5&playinit=auto',
    ['param-implausible 1:51 fault=sound settings=playinit=auto,volume=0.5'],
  ],
  ['&autoplay=1&volume=0', []],
  ['&autoplay=1', []],
  ['&muted=0', []],
  ['&playbackmethod=1', ['param-implausible 1:40 fault=sound settings=playbackmethod=1']],
  [
    '&page_url=https%3A%2F%2Fstaging.a.example%2F%3Ftoken%3D7',
    ['param-implausible 1:40 fault=page settings=page_url'],
  ],
  [
    '&ref=https%3A%2F%2Fa.example%2Fwp-admin%2Fpost.php',
    ['param-implausible 1:40 fault=page settings=ref'],
  ],
  ['&url=https%3A%2F%2Ftest.example%2F', []],
  ['&url=https%3A%2F%2Fstagecoach.a.example%2F', []],
  ['&out=js', ['param-implausible 1:40 fault=format settings=out=js']],
  ['&out=vast4', []],
  ['&bidfloor=[PAGEURL]', []],
];

describe('the rule about values that no campaign is for', () => {
  for (const [tag, reports] of ROWS)
    it(`reports ${idsIn(reports)} for ${JSON.stringify(tag)}`, () => {
      assert.deepEqual(reportsOf(tag), reports);
    });
});
