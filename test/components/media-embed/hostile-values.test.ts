import { expect } from '@open-wc/testing';
import type { MediaEmbed } from '../../../components/index.js';
import { embedFixture } from '../embed-fixture.js';
import { HOSTILE_KINDS, laidOver, written } from '../hostile-values.js';
import { watchEachTest } from '../page-watch.js';
import { expectSoundBox, seenIn } from '../seen-box.js';
import { frameOf, mount, painted, reaches, type Settings, unmountAll } from './mount.js';

/** The ways in which an element shows an embed of which nothing is loaded. */
const FACADES: readonly Settings[] = [
  { loading: 'click' },
  { loading: 'click', format: 'standard' },
  { loading: 'click', format: 'player' },
];

const put = (fields: object, settings: Settings): Promise<MediaEmbed> =>
  mount({ ...settings, lang: 'en', embed: laidOver(embedFixture(), { ...fields }) });

describe('<media-embed>: hostile values of every kind of field', () => {
  const seen = watchEachTest();
  afterEach(unmountAll);

  for (const { kind, fields, refused, taken } of HOSTILE_KINDS) {
    for (const settings of FACADES) {
      it(`${kind}, format ${settings.format ?? 'iframe'}: the box and what is refused`, async () => {
        // The code of the service is looked at when its frame is started, in the test below.
        const { code_iframe } = embedFixture();
        const of = (value: unknown): object => ({ ...fields(value), code_iframe });
        const plain = await put(of(null), settings);
        for (const value of refused) {
          const element = await put(of(value), settings);
          expectSoundBox(element, 16 / 9, written(value));
          expect(seenIn(element), written(value)).to.deep.equal(seenIn(plain));
          element.remove();
        }
        for (const value of taken) {
          const element = await put(of(value), settings);
          expectSoundBox(element, 16 / 9, written(value));
          element.remove();
        }
        await painted();
        expect(seen()).to.deep.equal([]);
      });
    }
  }

  it('a frame without an address of the web is an error in a box of the same size', async () => {
    const { refused } = HOSTILE_KINDS.find(({ kind }) => kind === 'address of media') ?? {};
    for (const value of refused ?? []) {
      // Without a scheme it is an address all the same, as the service writes it.
      if (String(value).startsWith('//')) continue;
      const code = `<iframe src="${String(value).replaceAll('"', '&quot;')}"></iframe>`;
      const element = await put({ code_iframe: code }, { loading: 'eager' });
      await reaches(element, 'error');
      expect(frameOf(element), written(value)).to.equal(null);
      expectSoundBox(element, 16 / 9, written(value));
      element.remove();
    }
    expect(seen()).to.deep.equal([]);
  });
});
