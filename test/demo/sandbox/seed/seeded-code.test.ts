import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CODE_FORMATS, renderCode } from '../../../../src/render/render-code.js';
import { resolveEmbed } from '../../../../src/resolve/resolve-embed.js';
import type { Embed } from '../../../../src/schema/embed.js';
import { ampDocument, ampValidator } from '../../../render/amp-validator.js';
import { openSandbox, type OpenSandbox } from '../open-sandbox.js';

interface Listed {
  readonly id: string;
}

const publishedEmbeds = async ({ call }: OpenSandbox): Promise<readonly Embed[]> => {
  const list = (await (await call('/published/embed.json')).json()) as readonly Listed[];
  return Promise.all(
    list.map(async ({ id }) => (await (await call(`/published/embed/${id}.json`)).json()) as Embed),
  );
};

test('the AMP code of every seeded embed passes the official validator', async (t) => {
  const validator = await ampValidator();
  const embeds = await publishedEmbeds(await openSandbox(t));
  for (const embed of embeds) {
    const { errors } = validator.validateString(ampDocument(renderCode(embed, 'amp')), 'AMP');
    assert.deepEqual(errors, [], String(embed.id));
  }
  assert.ok(embeds.length >= 12, `${embeds.length} embeds`);
});

test('every seeded embed has code in every format', async (t) => {
  for (const embed of await publishedEmbeds(await openSandbox(t))) {
    for (const { format } of CODE_FORMATS) {
      assert.notEqual(renderCode(embed, format), '', `${String(embed.id)} ${format}`);
    }
  }
});

test('the seeded embeds exercise every rule of a player configuration', async (t) => {
  const embeds = await publishedEmbeds(await openSandbox(t));
  const configs = (['desktop', 'mobile'] as const).flatMap((device) =>
    embeds.map((embed) => resolveEmbed(embed, { device }).config),
  );
  const some = (rule: string, holds: (config: (typeof configs)[number]) => boolean): void => {
    assert.ok(configs.some(holds), rule);
  };
  for (const state of ['ready', 'processing', 'failed', 'empty'] as const) {
    some(state, (config) => config.state === state);
  }
  for (const volume of ['player', 'unchecked', 'on', 'off'] as const) {
    some(`ad volume ${volume}`, ({ ads }) => ads.volume === volume);
  }
  for (const provider of ['tracka', 'ama', 'trackb', 'trackc'] as const) {
    some(provider, ({ analytics }) => analytics.some((one) => one.provider === provider));
  }
  some('a live', ({ source }) => source?.kind === 'live');
  some('a public id', ({ identity }) => identity.publicId !== null);
  some('a bulk', ({ bulk }) => bulk !== null);
  some('a watermark', ({ watermark }) => watermark !== null);
  some('scroll mode', ({ scrollMode }) => scrollMode.enabled && scrollMode.muteOnMouseOver);
  some('a known destroy event', ({ scrollMode }) =>
    scrollMode.destroyOn.some(({ known }) => known),
  );
  some('an unknown one', ({ scrollMode }) => scrollMode.destroyOn.some(({ known }) => !known));
  some('a skippable preroll', ({ ads }) => ads.preroll.length > 0 && ads.skip !== null);
  some('midrolls at their times', ({ ads }) => ads.midroll.some(({ at }) => at !== null));
  some('a postroll', ({ ads }) => ads.postroll.length > 0);
  some('an initial overlay', ({ ads }) => ads.overlayInitial.length > 0);
  some('a main overlay with a size', ({ ads }) =>
    ads.overlayMain.some(({ maxWidth }) => maxWidth !== null),
  );
  some('a waterfall', ({ ads }) =>
    ads.preroll.some((ad) => ad.kind === 'tag' && ad.tags.length > 1),
  );
  some('an own creative', ({ ads }) => ads.preroll.some(({ kind }) => kind === 'video'));
  some('mobile ads', ({ ads, device }) => device === 'mobile' && ads.preroll.length > 0);
  some('subtitles', ({ subtitles }) => subtitles.tracks.length > 0);
  some('categories', ({ categories }) => categories.length > 0);
  some('a portrait', ({ size }) => size.aspectRatio < 1);
  some('a crop', ({ size }) => size.crop);
  some('a background image', ({ look }) => look.backgroundImage !== null);
  some('no control bar', ({ controls }) => !controls.visible);
  some('no seeking', ({ controls }) => !controls.seekable);
  some('picture in picture', ({ playback }) => playback.pictureInPicture);
});
