import { englishFinding } from '../english-finding.js';
import type { Finding, FindingData } from '../finding.js';
import { englishWriter } from '../messages/english-writer.js';
import { messages as adFindings } from '../messages/generated/ad-findings/en.js';
import { messages as embedFindings } from '../messages/generated/embed-findings/en.js';
import type { Embed } from '../schema/embed.js';
import type { Viewer } from '../viewer.js';
import { interpretEmbed } from './interpret-embed.js';
import type { PlayerConfig } from './player-config.js';
import { findingCollector } from './resolve-findings.js';
import type { ResolveOptions } from './resolve-options.js';

/** What an embed means for one viewer, and the findings about it. */
export interface ResolvedEmbed {
  readonly config: PlayerConfig;
  readonly findings: readonly Finding[];
}

const write = /* @__PURE__ */ englishWriter(adFindings, embedFindings);

/**
 * Reads an embed object (spec 2.5), an embed template (spec 2.6) or a published embed as one
 * viewer's player configuration.
 *
 * For any JSON, it returns a configuration that keeps the invariants of `PlayerConfig`, and a finding
 * for each value that it could not read. It never throws and never changes its input. Only the `raw` values of unknown ads and subtitles are the input's own objects.
 */
export const resolveEmbed = (
  embed: Embed,
  viewer: Viewer = {},
  options: ResolveOptions = {},
): ResolvedEmbed => {
  const findings: FindingData[] = [];
  const config = interpretEmbed(embed, viewer, options, findingCollector(findings));
  return { config, findings: findings.map((finding) => englishFinding(write, finding)) };
};
