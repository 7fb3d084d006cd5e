import { expect, fixture, html } from '@open-wc/testing';
import {
  adTimeline,
  adTimelineStyles,
} from '../../../components/media-embed-preview/ad-timeline.js';
import { previewModel } from '../../../components/media-embed-preview/preview-model.js';
import { previewMessages } from '../../../src/messages/generated/preview/index.js';
import type { Embed } from '../../../src/schema/embed.js';

const ad = (title: string) => ({ adv_type: 'dart', title, source_url: 'https://ads.example/' });

const OPTIONS = { width: 0, height: 0, label: '', autoplay: false, muted: false };

const show = async (fields: object): Promise<HTMLElement> => {
  const embed = { id: '1', video: { id: '2', available_video: '1', duration: 100 }, ...fields };
  const { config, timeline } = previewModel(embed as unknown as Embed, OPTIONS).desktop;
  return fixture<HTMLElement>(
    html`<div>
      <style>
        ${adTimelineStyles}
      </style>
      ${adTimeline(config.source, timeline, previewMessages.messagesIn('en'))}
    </div>`,
  );
};

const centersOf = (root: HTMLElement, selector: string): readonly number[] => {
  const { left, width } = root.querySelector('.timeline')?.getBoundingClientRect() ?? new DOMRect();
  return [...root.querySelectorAll(selector)].map((element) => {
    const box = element.getBoundingClientRect();
    return (100 * (box.left + box.width / 2 - left)) / width;
  });
};

const textsOf = (root: HTMLElement, selector: string): readonly string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

describe('the timeline of ads', () => {
  it('shows each break at its time, with its number in the list', async () => {
    const root = await show({ preroll: [ad('A')], midroll: [ad('B')], postroll: [ad('C')] });
    const [first, middle, last] = centersOf(root, 'circle');
    expect(first).to.be.closeTo(0, 0.1);
    expect(middle).to.be.closeTo(50, 0.1);
    expect(last).to.be.closeTo(100, 0.1);
    expect(textsOf(root, '.mark text')).to.deep.equal(['1', '2', '3']);
    expect(textsOf(root, '.number')).to.deep.equal(['1', '2', '3']);
    expect(textsOf(root, '.time')).to.deep.equal(['0:00', '1:40']);
  });

  it('shows breaks at the same time beside each other, at the end towards the start', async () => {
    const root = await show({ preroll: [ad('A'), ad('B')], postroll: [ad('C'), ad('D')] });
    const [first = 0, second = 0, third = 0, fourth = 0] = centersOf(root, 'circle');
    expect(second).to.be.greaterThan(first);
    expect(fourth).to.be.lessThan(third);
  });

  it('shows the span of an overlay, and one until the end without a duration', async () => {
    const overlay = (stay: number | null) => ({ ...ad('O'), after_time: 10, stay_time: stay });
    const root = await show({ overlay_initial: overlay(20), overlay_main: overlay(null) });
    const widths = [...root.querySelectorAll('rect.overlay')].map((rect) =>
      parseFloat(rect.getAttribute('width') ?? ''),
    );
    expect(widths).to.deep.equal([20, 90]);
  });

  it('draws few marks for many ads at the same time, and lists all of them', async () => {
    const root = await show({ preroll: Array.from({ length: 200 }, () => ad('A')) });
    expect(textsOf(root, '.mark text')).to.deep.equal(['1', '2', '3', '4', '…']);
    expect(root.querySelectorAll('li')).to.have.length(200);
  });

  it('has no style attributes, which strict policies forbid', async () => {
    const root = await show({ preroll: [ad('A')], watermark: 'https://img.invalid/w.png' });
    expect(root.querySelectorAll('[style]')).to.have.length(0);
  });
});
