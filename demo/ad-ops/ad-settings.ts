import { html, type TemplateResult } from 'lit';
import type { AdVolume, PlayerConfig } from '../../src/index.js';

const VOLUMES: Readonly<Record<AdVolume, string>> = {
  player: 'follows the player',
  unchecked: 'is not checked',
  on: 'is on',
  off: 'is off',
};

const fact = (name: string, value: string): TemplateResult =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** What holds for all ads of an embed. */
export const adSettings = ({ ads, bulk, state, source }: PlayerConfig): TemplateResult =>
  html`<dl class="facts">
    ${fact('Plays', source === null ? 'nothing' : `${source.kind}, ${state}`)}
    ${fact('Ad manager', ads.manager || 'none')} ${fact('VPAID', ads.vpaidMode || 'not said')}
    ${fact('Ad sound', VOLUMES[ads.volume])}
    ${fact('Prerolls', ads.skip === null ? 'cannot be skipped' : `can be skipped after ${ads.skip.after} s`)}
    ${fact('Bulk', bulk === null ? 'none' : `${bulk.label || bulk.title}, by ${bulk.by}`)}
  </dl>`;
