import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EmbedSchema } from '../../../src/schema/embed.js';
import { AT_ONCE } from '../ad-scene.js';
import { type DemoPages, demoPages } from '../demo-pages.js';
import { until } from '../poll.js';
import { AD_ROWS, slotRows } from './ad-rows.js';
import { CONTENT_ROWS } from './content-rows.js';
import { FIELDS_WITHOUT_EFFECT } from './fields-without-effect.js';
import { OTHER_ROWS } from './other-rows.js';
import { PLAYBACK_ROWS } from './playback-rows.js';
import { mount, openScene, reach, type Row, type Scene } from './scene.js';
import { WATERMARK_ROWS } from './watermark-rows.js';

const DESKTOP_ROWS: readonly Row[] = [
  ...CONTENT_ROWS,
  ...PLAYBACK_ROWS,
  ...WATERMARK_ROWS,
  ...slotRows(''),
  ...AD_ROWS,
  ...OTHER_ROWS,
];
const MOBILE_ROWS = slotRows('mobile_');

const PHONE = {
  isMobile: true,
  hasTouch: true,
  viewport: { width: 700, height: 900 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
};

const proveRow = async (scene: Scene, row: Row): Promise<void> => {
  const { embed, control = () => ({}), attributes = {}, moment = 'ready', seen } = row;
  await mount(scene, control(scene.origin), attributes);
  await reach(scene, moment);
  assert.equal(await seen(scene), false, 'the effect exists without the field');
  await mount(scene, embed(scene.origin), attributes);
  await reach(scene, moment);
  await until(`${row.field}: ${row.effect}`, () => seen(scene));
};

const rowTests = (
  device: string,
  rows: readonly Row[],
  open: (pages: DemoPages) => Promise<Scene>,
): void => {
  describe(`the effect of a field of an embed on ${device}`, { concurrency: AT_ONCE }, () => {
    const pages = demoPages();
    /** Idle pages; the page of a failed row is not reused. */
    const free: Scene[] = [];
    for (const row of rows) {
      it(`${row.field} ${row.effect}`, async () => {
        const scene = free.pop() ?? (await open(pages));
        await proveRow(scene, row);
        free.push(scene);
      });
    }
  });
};

describe('the table of fields', () => {
  const inTable = [...DESKTOP_ROWS, ...MOBILE_ROWS].map(({ field }) => field.split('.')[0] ?? '');

  it('has every field of an embed, with an effect or the reason why it has none', () => {
    assert.deepEqual(
      [...new Set([...inTable, ...Object.keys(FIELDS_WITHOUT_EFFECT)])].sort(),
      Object.keys(EmbedSchema.shape).sort(),
    );
  });

  it('gives no field both an effect and a reason', () => {
    assert.deepEqual(
      inTable.filter((field) => field in FIELDS_WITHOUT_EFFECT),
      [],
    );
  });
});

rowTests('a desktop', DESKTOP_ROWS, (pages) => openScene(pages));
rowTests('a phone', MOBILE_ROWS, (pages) => openScene(pages, PHONE));
