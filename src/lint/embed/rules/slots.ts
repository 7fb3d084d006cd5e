import type { Ads } from '../../../resolve/player-config.js';
import type { EmbedSubject, LintedAd } from '../embed-subject.js';
import type { LintMessages } from '../../../messages/generated/lint/messages.js';
import { ruleMaker, type LintRule, type RuleHit } from '../../rule.js';
import { adManagerSizes } from '../../ad-tag/rules/ad-manager-parameters.js';
import { roundSeconds } from '../../../time/seconds.js';

type Hits<Id extends keyof LintMessages> = readonly RuleHit<LintMessages[Id]>[];

const testType = ({ ads }: EmbedSubject): Hits<'slot-type-mismatch'> =>
  ads.flatMap(({ ad, position }) => {
    if (ad.kind !== 'tag' || ad.linearity === null) return [];
    const expected = position === 'overlay' ? 'non-linear' : 'linear';
    return ad.linearity === expected
      ? []
      : [{ params: { type: ad.linearity, expected }, path: `${ad.path}/type` }];
  });

const testDuplicate = ({ ads }: EmbedSubject): Hits<'slot-duplicate-tag'> => {
  const firsts = new Map<string, LintedAd>();
  return ads.flatMap((linted) => {
    const { source } = linted;
    if (source === null) return [];
    const texts = source.tags.filter(({ isWhole }) => !isWhole).map(({ template }) => template);
    const earlier = texts.map((text) => firsts.get(text)).find((first) => first !== undefined);
    for (const text of texts) if (!firsts.has(text)) firsts.set(text, linted);
    return earlier === undefined
      ? []
      : [{ params: { path: earlier.ad.path }, path: source.source.path }];
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

const testDesktop = ({ config, otherDevice }: EmbedSubject): Hits<'slot-desktop-missing'> =>
  config.device === 'mobile'
    ? SLOTS.filter(([slot]) => !isEmpty(config.ads[slot]) && isEmpty(otherDevice.ads[slot])).map(
        ([, field]) => ({ params: {}, path: `/${field}` }),
      )
    : [];

const testTimes = ({ ads, config }: EmbedSubject): Hits<'slot-overlay-times'> => {
  const duration = config.source?.duration ?? null;
  if (duration === null || duration <= 0) return [];
  return ads.flatMap(({ ad, overlay }) => {
    if (overlay === null) return [];
    const at = overlay.after + overlay.delay;
    return at < duration
      ? []
      : [
          {
            params: { at: roundSeconds(at), duration: roundSeconds(duration) },
            path: `${ad.path}/after_time`,
          },
        ];
  });
};

const testSize = ({ ads }: EmbedSubject): Hits<'slot-overlay-size'> =>
  ads.flatMap(({ overlay, source }) => {
    if (overlay === null || source === null) return [];
    const limits = [overlay.maxWidth, overlay.maxHeight].map((limit) =>
      limit?.unit === 'px' && limit.value > 0 ? limit.value : Infinity,
    );
    const [width = Infinity, height = Infinity] = limits;
    const sizes = source.tags.flatMap(adManagerSizes);
    const isTooLarge =
      sizes.length > 0 && sizes.every((size) => size[0] > width || size[1] > height);
    return isTooLarge ? [{ params: {}, path: source.source.path }] : [];
  });

const embedRule = /* @__PURE__ */ ruleMaker<EmbedSubject, LintMessages>();

export const SLOT_RULES: readonly LintRule<EmbedSubject>[] = [
  embedRule('slot-type-mismatch', 'error', 'embed', testType),
  embedRule('slot-duplicate-tag', 'warning', 'embed', testDuplicate),
  embedRule('slot-desktop-missing', 'info', 'embed', testDesktop),
  embedRule('slot-overlay-times', 'warning', 'embed', testTimes),
  embedRule('slot-overlay-size', 'warning', 'embed', testSize),
];
