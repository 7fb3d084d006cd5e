import type { AdTagContext } from '../../ad-tags/ad-tag-context.js';
import { adSourceSubject } from './ad-source-subject.js';
import type { LintFinding, LintFindingData } from '../lint-finding.js';
import { lintSource } from './lint-source.js';
import { writeInEnglish } from '../write-english.js';
import { isDescribed, TYPICAL_CONTENT, typicalViewer, withClock } from './typical-viewer.js';

/** The context completed by the typical viewer, or by a clock if it describes a viewer. */
const completed = (context: AdTagContext): AdTagContext => {
  if (isDescribed(context)) return withClock(context);
  const type = context.device === 'mobile' ? 'mobile' : 'desktop';
  return { content: TYPICAL_CONTENT, ...typicalViewer(type), ...context };
};

export const adTagFindings = (
  tag: string,
  context: AdTagContext = {},
): readonly LintFindingData[] => {
  const given = completed(context);
  return lintSource(
    adSourceSubject({
      text: String(tag),
      path: context.path ?? '',
      repairPath: '',
      context: given,
      facts: {
        usesIma: false,
        hasViewer: isDescribed(context),
        hasPlayback: context.player !== undefined,
      },
      rules: [],
      brokenRules: [],
    }),
  );
};

/**
 * Finds what is wrong with an ad tag, or with a waterfall of tags separated by `***`. Without a viewer in the context
 * (page, player, app, consent, time or random), it assumes a usual one, so that only faults of the tag are reported.
 * Never throws. Takes time linear to the length of the tag. Repairs replace the text of the tag; see `applyRepair`.
 */
export const lintAdTag = (tag: string, context: AdTagContext = {}): readonly LintFinding[] =>
  writeInEnglish(adTagFindings(tag, context));
