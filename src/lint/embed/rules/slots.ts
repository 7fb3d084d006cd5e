import type { Ads } from '../../../resolve/player-config.js';
import type { EmbedSubject, LintedAd } from '../embed-subject.js';
import type { LintRule, RuleHit } from '../../sentence-rule.js';
import { adManagerSizes } from '../../ad-tag/rules/ad-manager-parameters.js';
import { roundSeconds } from '../../../time/seconds.js';

const testType = ({ ads }: EmbedSubject): readonly RuleHit[] =>
  ads.flatMap(({ ad, position }) => {
    if (ad.kind !== 'tag' || ad.linearity === null) return [];
    const expected = position === 'overlay' ? 'non-linear' : 'linear';
    return ad.linearity === expected
      ? []
      : [
          {
            message: `The ad is ${ad.linearity}, and the slot plays ${expected} ads.`,
            path: `${ad.path}/type`,
          },
        ];
  });

const testDuplicate = ({ ads }: EmbedSubject): readonly RuleHit[] => {
  const firsts = new Map<string, LintedAd>();
  return ads.flatMap((linted) => {
    const { source } = linted;
    if (source === null) return [];
    const texts = source.tags.filter(({ isWhole }) => !isWhole).map(({ template }) => template);
    const earlier = texts.map((text) => firsts.get(text)).find((first) => first !== undefined);
    for (const text of texts) if (!firsts.has(text)) firsts.set(text, linted);
    return earlier === undefined
      ? []
      : [
          {
            message: `The ad tag is also at ${earlier.ad.path}.`,
            path: source.source.path,
          },
        ];
  });
};

/** The slots of a configuration, each with its field for desktop. */
const SLOTS: readonly (readonly [keyof Ads, string])[] = [
  ['preroll', 'preroll'],
  ['midroll', 'midroll'],
  ['postroll', 'postroll'],
  ['overlayInitial', 'overlay_initial'],
  ['overlayMain', 'overlay_main'],
];

const isEmpty = (slot: unknown): boolean => !Array.isArray(slot) || slot.length === 0;

const testDesktop = ({ config, otherDevice }: EmbedSubject): readonly RuleHit[] =>
  config.device === 'mobile'
    ? SLOTS.filter(([slot]) => !isEmpty(config.ads[slot]) && isEmpty(otherDevice.ads[slot])).map(
        ([, field]) => ({
          message: 'The slot has ads for mobile and none for desktop.',
          path: `/${field}`,
        }),
      )
    : [];

const testTimes = ({ ads, config }: EmbedSubject): readonly RuleHit[] => {
  const duration = config.source?.duration ?? null;
  if (duration === null || duration <= 0) return [];
  return ads.flatMap(({ ad, overlay }) => {
    if (overlay === null) return [];
    const at = overlay.after + overlay.delay;
    return at < duration
      ? []
      : [
          {
            message: `The overlay appears after ${roundSeconds(at)} s, and the content takes ${roundSeconds(duration)} s.`,
            path: `${ad.path}/after_time`,
          },
        ];
  });
};

const testSize = ({ ads }: EmbedSubject): readonly RuleHit[] =>
  ads.flatMap(({ overlay, source }) => {
    if (overlay === null || source === null) return [];
    const limits = [overlay.maxWidth, overlay.maxHeight].map((limit) =>
      limit?.unit === 'px' && limit.value > 0 ? limit.value : Infinity,
    );
    const [width = Infinity, height = Infinity] = limits;
    const sizes = source.tags.flatMap(adManagerSizes);
    const isTooLarge =
      sizes.length > 0 && sizes.every((size) => size[0] > width || size[1] > height);
    return isTooLarge
      ? [
          {
            message:
              'The ad tag requests only sizes that are larger than max_width and max_height allow.',
            path: source.source.path,
          },
        ]
      : [];
  });

/** Rules about ads in their slots. */
export const SLOT_RULES: readonly LintRule<EmbedSubject>[] = [
  {
    name: 'slot-type-mismatch',
    severity: 'error',
    stage: 'embed',
    remedy:
      'Move the ad to another slot, or correct its type: players refuse the ad with VAST error 201.',
    test: testType,
  },
  {
    name: 'slot-duplicate-tag',
    severity: 'warning',
    stage: 'embed',
    remedy: 'Use an ad unit of its own for each ad, so that the same ad does not play twice.',
    test: testDuplicate,
  },
  {
    name: 'slot-desktop-missing',
    severity: 'info',
    stage: 'embed',
    remedy: 'Set this field too.',
    test: testDesktop,
  },
  {
    name: 'slot-overlay-times',
    severity: 'warning',
    stage: 'embed',
    remedy: 'Let the overlay appear earlier.',
    test: testTimes,
  },
  {
    name: 'slot-overlay-size',
    severity: 'warning',
    stage: 'embed',
    remedy:
      'Raise max_width and max_height, or request smaller ads: players refuse larger ones with VAST error 501.',
    test: testSize,
  },
];
