import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { MediaEmbed } from '../../../components/index.js';
import { embedFixture } from '../embed-fixture.js';
import { create, painted, reaches, unmountAll } from './mount.js';

const HEIGHT = 600;

describe('<media-embed loading=visible>', () => {
  before(() => setViewport({ width: 800, height: HEIGHT }));
  afterEach(() => {
    unmountAll();
    document.querySelectorAll('.spacer').forEach((element) => element.remove());
    scrollTo({ top: 0, behavior: 'instant' });
  });

  /** Below the fold, in a page that goes on behind it. */
  const below = async (height: number): Promise<MediaEmbed> => {
    const element = create({ embed: embedFixture({ code: '<p>x</p>' }), format: 'standard' });
    element.loading = 'visible';
    element.style.height = `${height}px`;
    element.style.aspectRatio = 'auto';
    const spacers = [HEIGHT, 2 * HEIGHT].map((space) => {
      const spacer = document.createElement('div');
      spacer.className = 'spacer';
      spacer.style.height = `${space}px`;
      return spacer;
    });
    document.body.append(...spacers.slice(0, 1), element, ...spacers.slice(1));
    await element.updateComplete;
    await painted();
    return element;
  };

  /** Scrolls so that this much of its height is in view from below. */
  const show = async (element: MediaEmbed, seen: number): Promise<void> => {
    const { top } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top - HEIGHT + seen, behavior: 'instant' });
    await painted();
    await painted();
  };

  for (const [sentence, height, little, half] of [
    ['half of a small box', 200, 90, 101],
    ['half of the viewport, of a box of 1.5 viewports', 1.5 * HEIGHT, 280, 330],
    ['half of the viewport, of a box of 3 viewports', 3 * HEIGHT, 280, 330],
    ['half of the viewport, of a box of 20 viewports', 20 * HEIGHT, 280, 330],
  ] as const) {
    it(`loads at ${sentence}, and not before`, async () => {
      const element = await below(height);
      await show(element, little);
      expect(element.state).to.equal('facade');
      await show(element, half);
      await reaches(element, 'ready');
    });
  }
});
