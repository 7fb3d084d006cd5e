import { expect } from '@open-wc/testing';
import { barColors, luminance } from '../../../src/player/controls/bar-colors.js';
import { mergedViewer } from '../../../src/player/playback/viewer-at-play.js';

describe('<media-embed-player>: its rules', () => {
  it('gives every player color a contrast of at least 3:1 on the bar', () => {
    const steps = ['00', '33', '66', '99', 'cc', 'ff'];
    const dark = luminance('#14141e');
    for (const red of steps)
      for (const green of steps)
        for (const blue of steps) {
          const { color, backgroundColor } = barColors(`#${red}${green}${blue}`);
          const own = luminance(color);
          const bar = backgroundColor.startsWith('rgb(20') ? dark : 1;
          const contrast = (Math.max(own, bar) + 0.05) / (Math.min(own, bar) + 0.05);
          expect(contrast, color).to.be.greaterThan(3);
        }
  });

  it('prefers the viewer data of the page script, field by field', () => {
    const read = { device: { type: 'desktop', userAgent: 'A' }, player: { width: 1 } } as const;
    expect(mergedViewer(read, null)).to.equal(read);
    expect(mergedViewer(read, { device: 'mobile', player: { muted: true } })).to.deep.equal({
      device: { type: 'mobile', userAgent: 'A' },
      page: {},
      player: { width: 1, muted: true },
    });
  });
});
