import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { MediaEmbed } from '../../../components/index.js';
import { embedFixture } from '../embed-fixture.js';
import { create, reaches, unmountAll } from './mount.js';
import { addSpacer, painted } from '../page.js';

const HEIGHT = 600;

describe('<media-embed loading=visible>', () => {
  before(() => setViewport({ width: 800, height: HEIGHT }));
  afterEach(() => {
    unmountAll();
    scrollTo({ top: 0, behavior: 'instant' });
  });

  /** An element below the fold, with more content after it. */
  const below = async (height: number): Promise<MediaEmbed> => {
    const element = create({ embed: embedFixture({ code: '<p>x</p>' }), format: 'standard' });
    element.loading = 'visible';
    element.style.height = `${height}px`;
    element.style.aspectRatio = 'auto';
    addSpacer(`${HEIGHT}px`);
    document.body.append(element);
    addSpacer(`${2 * HEIGHT}px`);
    await element.updateComplete;
    await painted();
    return element;
  };

  /** Scrolls until this many pixels of the element are in view at the bottom. */
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
    it(`loads once ${sentence} is in view`, async () => {
      const element = await below(height);
      await show(element, little);
      expect(element.state).to.equal('facade');
      await show(element, half);
      await reaches(element, 'ready');
    });
  }
});
