import type { TemplateResult } from 'lit';
import type { Verdict, VerdictOwner } from '../../../src/diagnosis/diagnosis.js';
import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';
import { badge, type Tone } from './view-context.js';

const TONES: Readonly<Record<VerdictOwner, Tone>> = {
  publisher: 'bad',
  'ad-server': 'bad',
  network: 'bad',
  browser: 'bad',
  consent: 'private',
  nobody: 'good',
  unknown: 'doubt',
};

/** Verdicts that say only that nobody knows, because nothing was requested. */
const OPEN_VERDICTS: readonly string[] = ['not-requested', 'wrapper-not-requested'];

export const isOpen = ({ id }: Verdict): boolean => OPEN_VERDICTS.includes(id);

const shownOwner = (verdict: Verdict): VerdictOwner =>
  isOpen(verdict) ? 'unknown' : verdict.owner;

export const verdictTone = (verdict: Verdict): Tone => TONES[shownOwner(verdict)];

export const ownerText = (translate: DebuggerText, verdict: Verdict): string => {
  const owner = translate(`verdict-owner-${shownOwner(verdict)}`);
  return verdict.owner === 'nobody' ? owner : translate('verdict-who-acts', { owner });
};

export const ownerBadge = (translate: DebuggerText, verdict: Verdict): TemplateResult =>
  badge(verdictTone(verdict), translate(`verdict-owner-${shownOwner(verdict)}`));
