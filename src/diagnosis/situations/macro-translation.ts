import { expandTemplate } from '../../ad-tags/expand-template.js';
import { WATERFALL_SEPARATOR } from '../../ad-tags/split-waterfall.js';
import type { Expansion } from '../../ad-tags/fill.js';
import { translateAdTag } from '../../ad-tags/translate-ad-tag.js';
import type { AdTagRepair } from '../../lint/ad-tag/ad-tag-text.js';
import { listedPlaceholders } from '../../lint/ad-tag/rules/listed-names.js';
import type { RepairData } from '../../lint/lint-finding.js';
import type { AdChain, Evidence } from '../evidence/evidence.js';
import type { MacroEquivalent } from '../verdict-parameters.js';

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
  const [found] = expansions;
  const isSame = expansions.length === 1 && found?.by === 'macro' && found.name === name;
  return isSame ? placeholder : null;
};

/** Placeholders of one verdict that are translated. */
const MAX_EQUIVALENTS = 20;

/** The macro in brackets for each of these placeholders, each once, in their order. */
export const equivalentsOf = (expansions: readonly Expansion[]): readonly MacroEquivalent[] => {
  const byText = new Map(expansions.map((expansion) => [expansion.placeholder, expansion]));
  return [...byText].slice(0, MAX_EQUIVALENTS).map(([placeholder, expansion]) => ({
    placeholder,
    macro: iabMacro(placeholder) ?? namedMacro(expansion),
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

/** The tags of the ad object or of the text that a chain belongs to, with what separates them. */
const siblingsOf = (
  { path, device }: AdChain,
  { input, embed, device: own }: Evidence,
): readonly [tags: readonly string[], separator: string] | null => {
  if (input.kind === 'ad-tag')
    return [input.tags, input.isList === true ? '\n' : WATERFALL_SEPARATOR];
  if (embed === null) return null;
  const { ads } = embed.configs[device ?? own];
  const all = [
    ...ads.preroll,
    ...ads.postroll,
    ...ads.midroll.map(({ ad }) => ad),
    ...[...ads.overlayInitial, ...ads.overlayMain].map(({ ad }) => ad),
  ];
  const ad = all.find((one) => one.path === path);
  return ad?.kind === 'tag' ? [ad.tags, WATERFALL_SEPARATOR] : null;
};

/** Names the placeholders that have an equivalent. */
const translation = (equivalents: readonly MacroEquivalent[]): AdTagRepair => {
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
  const siblings = translated === null ? null : siblingsOf(chain, evidence);
  if (translated === null || siblings === null) return null;
  const [tags, separator] = siblings;
  const value = tags.map((tag) => (tag === chain.template ? translated : tag)).join(separator);
  const path = chain.path === '' ? '' : `${chain.path}/source_url`;
  return { ...message, operations: [{ op: 'replace', path, value }] };
};
