import type { ReplaceRule } from '../../ad-tags/ad-tag-context.js';
import { expandTemplate } from '../../ad-tags/expand-template.js';
import { findDialect } from '../../ad-tags/dialects/dialects.js';
import { WATERFALL_SEPARATOR } from '../../ad-tags/split-waterfall.js';
import type { Expansion } from '../../ad-tags/fill.js';
import { translateAdTag } from '../../ad-tags/translate-ad-tag.js';
import { listedPlaceholders } from '../../lint/ad-tag/rules/listed-names.js';
import type { RepairData, RepairMessage } from '../../lint/lint-finding.js';
import { slottedAds } from '../../resolve/slot-context.js';
import type { AdChain, Evidence } from '../evidence/evidence.js';
import type { MacroEquivalent } from '../placeholder-fix.js';

/** A tag in which a placeholder stands alone. */
const BEFORE = 'https://ads.example/?a=';

/** The macro of the IAB with the same meaning, or null. */
const iabMacro = (placeholder: string): string | null => {
  const translated = translateAdTag(BEFORE + placeholder, 'iab');
  return translated === BEFORE + placeholder ? null : translated.slice(BEFORE.length);
};

/** The macro in brackets with the name under which this library knows the value, or null. */
const namedMacro = ({ by, name }: Expansion): string | null => {
  if (by !== 'macro' || name === null) return null;
  const placeholder = `[${name}]`;
  const { expansions } = expandTemplate(BEFORE + placeholder, {});
  const [expansion] = expansions;
  const isSame = expansions.length === 1 && expansion?.by === 'macro' && expansion.name === name;
  return isSame ? placeholder : null;
};

/** The macro of the IAB for a placeholder that only an ad server fills, or null. */
const creativeMacro = ({ dialect, name }: Expansion): string | null => {
  const macro = findDialect(dialect ?? '')?.creativeMacros?.[name ?? ''];
  return macro === undefined ? null : `[${macro}]`;
};

const MAX_EQUIVALENTS = 20;

/** The macro in brackets for each of these placeholders, each once, in their order. */
export const equivalentsOf = (expansions: readonly Expansion[]): readonly MacroEquivalent[] => {
  const byText = new Map(expansions.map((expansion) => [expansion.placeholder, expansion]));
  return [...byText].slice(0, MAX_EQUIVALENTS).map(([placeholder, expansion]) => ({
    placeholder,
    macro: iabMacro(placeholder) ?? namedMacro(expansion) ?? creativeMacro(expansion),
  }));
};

/** The tag with the equivalents in place of its placeholders; null if none is in it. */
const translatedTag = (
  { template, requests }: AdChain,
  equivalents: readonly MacroEquivalent[],
): string | null => {
  const macros = new Map(equivalents.map(({ placeholder, macro }) => [placeholder, macro]));
  let text = '';
  let from = 0;
  for (const { placeholder, start, end } of requests[0]?.expansions ?? []) {
    const macro = macros.get(placeholder) ?? null;
    if (macro === null || start < from || template.slice(start, end) !== placeholder) continue;
    text += template.slice(from, start) + macro;
    from = end;
  }
  return from === 0 ? null : text + template.slice(from);
};

interface TagSource {
  readonly tags: readonly string[];
  readonly separator: string;
  readonly replaceRules: readonly ReplaceRule[];
}

/** The ad object or the text that the tag of a chain belongs to; null for a recording. */
export const adOfChain = (
  { path, device }: AdChain,
  { input, embed, device: viewerDevice }: Evidence,
): TagSource | null => {
  if (input.kind === 'ad-tag')
    return { ...input, separator: input.isList === true ? '\n' : WATERFALL_SEPARATOR };
  if (embed === null) return null;
  const ads = slottedAds(embed.configs[device ?? viewerDevice]).map(({ ad }) => ad);
  const ad = ads.find((candidate) => candidate.path === path);
  return ad?.kind === 'tag' ? { ...ad, separator: WATERFALL_SEPARATOR } : null;
};

/** Puts another text in the place of the tag of a chain; null if the input has no place for it. */
export const tagRepair = (
  chain: AdChain,
  text: string,
  evidence: Evidence,
  message: RepairMessage,
): RepairData | null => {
  const ad = adOfChain(chain, evidence);
  if (ad === null) return null;
  const value = ad.tags.map((tag) => (tag === chain.template ? text : tag)).join(ad.separator);
  const path = chain.path === '' ? '' : `${chain.path}/source_url`;
  return { ...message, operations: [{ op: 'replace', path, value }] };
};

/** Names the placeholders that have an equivalent. */
const translation = (equivalents: readonly MacroEquivalent[]): RepairMessage => {
  const translated = equivalents.filter(({ macro }) => macro !== null);
  const params = listedPlaceholders(translated.map(({ placeholder }) => placeholder));
  return { id: 'repair-translate-placeholders', params };
};

/** Writes the placeholders of a tag as macros in brackets; null if none of them has one. */
export const translationRepair = (
  chain: AdChain,
  equivalents: readonly MacroEquivalent[],
  evidence: Evidence,
  message = translation(equivalents),
): RepairData | null => {
  const translated = translatedTag(chain, equivalents);
  return translated === null ? null : tagRepair(chain, translated, evidence, message);
};
