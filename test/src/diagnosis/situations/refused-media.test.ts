import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { policySourceOf } from '../../../../src/diagnosis/situations/refused-media.js';

describe('policySourceOf', () => {
  for (const [url, expected] of [
    ['https://m.example:8443/1.mp4', 'https://m.example:8443'],
    ['//m.example/1.mp4', 'https://m.example'],
    ['wss://m.example/live?id=1', 'wss://m.example'],
    ['blob:https://m.example/5e0c', 'blob:'],
    ['DATA:video/mp4;base64,AA', 'data:'],
    ['m.example:80/1.mp4', ''],
    ['', ''],
  ] as const)
    it(`of ${url || 'nothing'} is ${expected || 'empty'}`, () => {
      assert.equal(policySourceOf(url), expected);
    });
});
