export { adTagContext, type SlottedAd, slottedAds } from './resolve/slot-context.js';
export type {
  AdTagContent,
  AdTagContext,
  AdTagEmbed,
  AdTagSlot,
  AdTagValue,
  ReplaceRule,
  Restricted,
} from './ad-tags/ad-tag-context.js';
export { compileAdTag, expandAdTag, type ExpandedAdTag } from './ad-tags/expand-ad-tag.js';
export type { Expansion, ExpansionStatus } from './ad-tags/fill.js';
export { translateAdTag } from './ad-tags/translate-ad-tag.js';
export type { PlaceholderSyntax } from './ad-tags/placeholder-syntax.js';
export type { Finding, Severity } from './finding.js';
export { applyRepair } from './lint/apply-repair.js';
export { lintAdTag } from './lint/ad-tag/lint-ad-tag.js';
export { lintEmbed } from './lint/embed/lint-embed.js';
export type {
  LintFinding,
  LintStage,
  Repair,
  RepairData,
  RepairOperation,
  TextPosition,
} from './lint/lint-finding.js';
export type { MissingField, MissingReason } from './render/missing-field.js';
export { CODE_FORMATS, CodeUnavailableError, renderCode } from './render/render-code.js';
export type { CodeFormat, CodeOptions } from './render/render-code.js';
export {
  requiredScript,
  type RequiredScript,
  type ScriptSource,
} from './render/required-script.js';
export type { CdnIntegrity } from './render/cdn-integrity.js';
export type * from './resolve/player-config.js';
export { resolveEmbed, type ResolvedEmbed } from './resolve/resolve-embed.js';
export { embedPreview, type EmbedPreview } from './resolve/embed-preview.js';
export type { ResolveOptions } from './resolve/resolve-options.js';
export type * from './viewer.js';
export type { Embed } from './schema/embed.js';
