import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aspectRatioOf, blockSize, elementSize } from '../../../src/editors/block-size.js';
import { assertLinearTime } from '../../timing/linear-time.js';

const sizeOf = (attributes: Readonly<Record<string, string>>): readonly unknown[] => {
  const { width, height, responsive } = elementSize((name) => attributes[name] ?? null);
  return [width, height, responsive];
};

const NONE = [null, null, false];

describe('elementSize', () => {
  const SIZES: readonly (readonly [Readonly<Record<string, string>>, readonly unknown[]])[] = [
    [{ width: '640', height: '360' }, [640, 360, false]],
    [{ width: '640px', height: '360.4' }, [640, 360, false]],
    [{ width: '640', height: '360', style: 'Width : 100%' }, [640, 360, true]],
    [{ 'data-width': '640', 'data-height': '360', 'data-responsive': 'true' }, [640, 360, true]],
    [{ 'data-width': '216', 'data-height': '384', 'data-responsive': 'true' }, [216, 384, false]],
    [{ style: 'display:block;aspect-ratio:640/480' }, [640, 480, true]],
    [{ style: 'aspect-ratio:216/384;width:216px' }, [216, 384, false]],
    [{ style: 'aspect-ratio: 16 / 9' }, [640, 360, true]],
    [{ style: 'aspect-ratio: 9/16' }, [360, 640, false]],
    [{ style: 'aspect-ratio: 1' }, [640, 640, true]],
    [{ width: '100%', height: '315' }, NONE],
    [{ width: '640' }, NONE],
    [{ width: '0', height: '0' }, NONE],
    [{ width: '-1', height: '2' }, NONE],
    [{ width: '1e3', height: '100000' }, NONE],
    [{ style: 'aspect-ratio:0/9' }, NONE],
    [{ style: 'aspect-ratio:auto;width:expression(1)' }, NONE],
    [{ style: ';;:::aspect-ratio' }, NONE],
    [{}, NONE],
  ];
  for (const [attributes, size] of SIZES)
    it(`reads ${JSON.stringify(attributes)} as ${JSON.stringify(size)}`, () =>
      assert.deepEqual(sizeOf(attributes), size));

  it('reads long hostile styles in linear time', async () => {
    for (const part of [';', 'aspect-ratio:', '1/', ' ', 'a:b;'])
      await assertLinearTime(
        (length) => assert.deepEqual(sizeOf({ style: part.repeat(length) }), NONE),
        250_000,
      );
  });
});

describe('blockSize', () => {
  it('needs both sides as numbers of pixels', () => {
    for (const value of [null, undefined, Number.NaN, Infinity, -1, {}, [], true, '', ' ', '1;2'])
      assert.deepEqual(blockSize(value, 9, true), { width: null, height: null, responsive: false });
    assert.equal(aspectRatioOf(blockSize(null, 9, true)), null);
    assert.equal(aspectRatioOf(blockSize(16, '9', false)), '16/9');
  });
});
