import type { TemplateResult } from 'lit';
import type { Verdict, VerdictOwner } from '../../../src/diagnosis/diagnosis.js';
import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';
import { badge, type Tone } from './view-context.js';

const TONES: Readonly<Record<VerdictOwner, Tone>> = {
  publisher: 'bad',
  'ad-server': 'bad',
  network: 'bad',
  advertiser: 'bad',
  browser: 'bad',
  consent: 'private',
  nobody: 'good',
  unknown: 'doubt',
};

export const verdictTone = (verdict: Verdict): Tone => TONES[verdict.owner];

export const ownerText = (translate: DebuggerText, verdict: Verdict): string => {
  const owner = translate(`verdict-owner-${verdict.owner}`);
  return verdict.owner === 'nobody' ? owner : translate('verdict-who-acts', { owner });
};

export const ownerBadge = (translate: DebuggerText, verdict: Verdict): TemplateResult =>
  badge(verdictTone(verdict), translate(`verdict-owner-${verdict.owner}`));
