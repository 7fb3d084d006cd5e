import { expect } from '@open-wc/testing';
import { asEmbed } from '../../../components/controllers/parse-embed.js';
import { previewModel } from '../../../components/media-embed-preview/preview-model.js';
import { embedFixture } from '../embed-fixture.js';

const NONE = { width: 0, height: 0, label: '', autoplay: false, muted: false } as const;

const tag = (title: string, fields: object = {}): object => ({
  adv_type: 'dart',
  title,
  source_url: 'https://ads.example/vast?cb=[CACHEBUSTING]',
  ...fields,
});

const ADS = {
  video: { id: '1', available_video: '1', duration: 100 },
  preroll: [tag('P')],
  midroll: [tag('M')],
  postroll: [tag('E')],
  overlay_main: tag('O', { after_time: 5, delay_time: 2, stay_time: 10 }),
  mobile_preroll: [tag('mobile')],
  watermark: 'https://img.example/w.png',
  watermark_displaytime: 30,
};

describe('the model of the preview', () => {
  it('has the ads of each device in the order of their slots, with their times', () => {
    const { desktop, mobile } = previewModel(asEmbed(embedFixture(ADS)), NONE);
    expect(desktop.timeline).to.deep.equal([
      { kind: 'preroll', title: 'P', from: 0, to: 0 },
      { kind: 'watermark', title: '', from: 0, to: 30 },
      { kind: 'overlay', title: 'O', from: 7, to: 17 },
      { kind: 'midroll', title: 'M', from: 50, to: 50 },
      { kind: 'postroll', title: 'E', from: null, to: null },
    ]);
    expect(mobile.timeline.map(({ title }) => title)).to.deep.equal(['mobile', '']);
  });

  it('says what a bulk changes, and follows a forced label', () => {
    const embed = asEmbed(
      embedFixture({
        player_color: '#ff0000',
        bulks: [
          { id: '1', label: 'a', context_rules: ['*'], player_color: '#00ff00', width: 100 },
          { id: '2', label: 'b', context_rules: [], autoplay: '1' },
        ],
      }),
    );
    expect(previewModel(embed, NONE).bulkParts).to.deep.equal(['size', 'look']);
    const forced = previewModel(embed, { ...NONE, label: 'b' });
    expect(forced.bulkParts).to.deep.equal(['playback']);
    expect(forced.desktop.autoplay).to.equal(true);
    expect(forced.desktop.config.bulk?.by).to.equal('label');
  });

  it('has each finding of the two devices once', () => {
    const { findings } = previewModel(asEmbed(embedFixture({ width: 'wide', preroll: [] })), NONE);
    expect(findings.filter(({ path }) => path === '/width')).to.have.length(1);
  });

  it('has the size of the page, else of the embed, else of the container', () => {
    const portrait = asEmbed(embedFixture({ width: '216', height: '384', responsive: '0' }));
    expect(previewModel(portrait, NONE).desktop.width).to.equal(216);
    const model = previewModel(portrait, { ...NONE, width: 300, height: 300 });
    expect([model.desktop.width, model.desktop.aspectRatio]).to.deep.equal([300, 1]);
    const responsive = asEmbed(embedFixture({ width: '216', height: '384', responsive: '1' }));
    expect(previewModel(responsive, NONE).desktop.width).to.equal(null);
  });

  it('is made of any JSON', () => {
    for (const value of [null, 1, 'x', [], { video: 7, preroll: 'x', bulks: {} }]) {
      expect(previewModel(value as never, NONE).desktop.config.state).to.equal('empty');
    }
  });
});
