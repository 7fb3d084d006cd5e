import { expect } from '@open-wc/testing';
import type { MediaEmbedPlayer } from '../../../components/index.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import { HOSTILE_KINDS, laidOver, written } from '../hostile-values.js';
import { watchEachTest } from '../page-watch.js';
import { expectSoundBox, seenIn } from '../seen-box.js';
import { hasControls, HLS, MP4, painted, POSTER, unmountAll, WATERMARK } from './player-fixture.js';

type Fields = Readonly<Record<string, unknown>>;

const EMBED: Fields = { id: '7', title: 'A walk by the sea', watermark: WATERMARK };

const SOURCES = [
  ['video', { ...EMBED, video: { id: '70', url_video_mp4: MP4, preview_image: POSTER } }],
  ['live', { ...EMBED, live: { id: '80', url_iphone: HLS, preview_image: POSTER } }],
] as const;

/** A player of the size that its embed names, below those before it. */
const put = async (embed: Fields): Promise<MediaEmbedPlayer> => {
  const { config } = resolveEmbed(embed as never, {});
  const element = document.createElement('media-embed-player');
  element.lang = 'en';
  document.body.append(Object.assign(element, { config }));
  await element.updateComplete;
  return element;
};

const ratioOf = ({ config }: MediaEmbedPlayer): number => config?.size.aspectRatio ?? 0;

describe('<media-embed-player>: hostile values of every kind of field', () => {
  const seen = watchEachTest();
  afterEach(unmountAll);

  for (const { kind, fields, refused, taken } of HOSTILE_KINDS) {
    for (const [source, embed] of SOURCES) {
      it(`${kind}, of a ${source}: what is refused is seen as its default`, async () => {
        const whole = (value: unknown): Fields => laidOver(embed, fields(value), source);
        const plain = await put(whole(null));
        const players = await Promise.all(refused.map((value) => put(whole(value))));
        await Promise.all([plain, ...players].map(hasControls));
        await painted();
        for (const [at, player] of players.entries()) {
          expectSoundBox(player, 16 / 9, written(refused[at]));
          expect(seenIn(player), written(refused[at])).to.deep.equal(seenIn(plain));
        }
        expect(seen()).to.deep.equal([]);
      });
    }

    it(`${kind}: what is taken keeps the box in the page`, async () => {
      const [, embed] = SOURCES[0];
      const players = await Promise.all(taken.map((value) => put(laidOver(embed, fields(value)))));
      await painted();
      for (const [at, player] of players.entries())
        expectSoundBox(player, ratioOf(player), written(taken[at]));
      expect(seen()).to.deep.equal([]);
    });
  }

  it('would see a value that came through', async () => {
    const [, embed] = SOURCES[0];
    const plain = await put(embed);
    const changes = { crop: '1', mute: '1', watermark_opacity: 0.5, background_color: '#ff0000' };
    for (const [name, value] of Object.entries(changes)) {
      const player = await put({ ...embed, [name]: value });
      await Promise.all([plain, player].map(hasControls));
      expect(seenIn(player), name).not.to.deep.equal(seenIn(plain));
    }
  });
});
