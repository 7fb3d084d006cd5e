import type { AdDetails } from '../../../../src/player/playback/ad-details.js';

export const LINEAR_AD: AdDetails = {
  position: 'preroll',
  id: '1',
  title: '',
  path: '/preroll/0',
  linearity: 'linear',
  tag: null,
  duration: 6,
  skipAfter: null,
  index: 1,
  count: 1,
};
