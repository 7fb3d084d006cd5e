import { art } from './ad-fixture.js';
import { ruleTable } from './rule-table.js';

const overlay = { after: 0, stay: null, delay: 0, fixed: false, maxWidth: null, maxHeight: null };

ruleTable(
  'overlays (spec 2.7)',
  ({ ads }) =>
    [...ads.overlayInitial, ...ads.overlayMain].map(({ ad, ...timing }) => ({
      path: ad.path,
      ...timing,
    })),
  {
    'an overlay appears at once and stays until the end by default': {
      embed: { overlay_initial: art('1') },
      gives: [{ path: '/overlay_initial', ...overlay }],
    },
    'all fields are read': {
      embed: {
        overlay_main: art('1', {
          after_time: 5,
          stay_time: '10',
          delay_time: 30,
          fixed: 1,
          max_width: '300',
          max_height: '20%',
        }),
      },
      gives: [
        {
          path: '/overlay_main',
          after: 5,
          stay: 10,
          delay: 30,
          fixed: true,
          maxWidth: { value: 300, unit: 'px' },
          maxHeight: { value: 20, unit: '%' },
        },
      ],
    },
    'invalid values become defaults, each with a finding': {
      embed: {
        overlay_main: art('1', {
          after_time: -1,
          stay_time: true,
          fixed: '2',
          max_width: 'max(1px,2px)',
        }),
      },
      gives: [{ path: '/overlay_main', ...overlay, fixed: true }],
      finds: [
        'out-of-bounds /overlay_main/after_time',
        'not-number /overlay_main/stay_time',
        'out-of-bounds /overlay_main/fixed',
        'not-length /overlay_main/max_width',
      ],
    },
  },
);
