import { writeRepair } from '../lint/rule.js';
import { verdictsMessages, type VerdictsText } from '../messages/generated/verdicts/index.js';
import type { AnyParams } from '../messages/joined-messages.js';
import type { AssumedContext } from './assumed-context.js';
import type { Verdict } from './diagnosis.js';
import type { ErrorSystem } from './error-codes.js';
import type { StatedReason } from './evidence/stated-reason.js';
import type { CodeAroundTag } from './input/code-around-tag.js';
import { fixesText, macrosText } from './placeholder-remedy.js';
import type { SituationMatch } from './situations/situation.js';
import type { FoundVerdict, VerdictParameters } from './verdict-parameters.js';
import type { VerdictOwner } from './verdict-owner.js';
import type { VerdictText, VerdictTexts } from './verdict-texts.js';

/** The compiler cannot follow an id with its parameters through a union of messages. */
const pair = (text: VerdictsText, id: string, facts: AnyParams): VerdictText => {
  const write = text as (id: string, facts: AnyParams) => string;
  return [write(id, facts), write(`${id}.next-step`, facts)];
};

/** The message of an error code, or undefined. A code of IMA that is not in its own table has that of VAST. */
const codeMessage = (system: ErrorSystem, code: string): string | undefined =>
  [system, ...(system === 'ima' ? ['vast'] : [])]
    .map((table) => `code-${table}-${code}`)
    .find(verdictsMessages.hasMessage);

const messageOf = ({ id, params }: FoundVerdict): string => {
  if (id === 'error-code') return codeMessage(params.system, params.code) ?? id;
  if (id === 'playback-failed') return codeMessage('vast', String(params.code)) ?? id;
  return id;
};

/** A fact as messages take it: what is not known is an empty text, or 0 for seconds. */
const factOf = (name: string, value: unknown): unknown => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // The sentence around a quoted sentence has its own full stop.
  if (name === 'quote' && typeof value === 'string') return value.replace(/([^.])\.$/, '$1');
  return value ?? (name === 'seconds' ? 0 : '');
};

const quotedFacts = ({ id, params }: FoundVerdict, texts: VerdictTexts): AnyParams => {
  const { text, finding, reason } = texts;
  if (id === 'failure-code') {
    const message = params.reason === '' ? null : reason(params.reason, params.params);
    // VMAP 1.0 section 2.3.4.
    const isOfVmap = params.code >= 1000 && params.code <= 1008;
    return { message: message ?? '', standard: isOfVmap ? 'VMAP' : 'VAST' };
  }
  if (
    id !== 'tag-fault' &&
    id !== 'plays-with-fault' &&
    id !== 'xml-malformed' &&
    id !== 'response-fault'
  )
    return {};
  const { finding: name, params: findingParams } = params;
  if (id === 'plays-with-fault' && (params.ad !== null || params.adBreak !== '')) {
    const { ad, adBreak, offset } = params;
    const cause = { id: name, params: findingParams } as unknown as FoundVerdict;
    const [sentence, remedy] = textOf(cause, texts);
    const part =
      ad === null ? text('break-not-played', { adBreak, offset }) : text('ad-not-played', { ad });
    const message = `${part} ${sentence}`;
    // The ads that play are those of other breaks.
    return ad === null ? { message, remedy, lastHost: params.host } : { message, remedy };
  }
  return name === ''
    ? { message: '', remedy: '' }
    : { message: finding(name, findingParams), remedy: finding(`${name}.remedy`, findingParams) };
};

/** Verdicts with the reason that a response states. */
const STATED = [
  ...(['no-ad', 'no-ad-after-wrapper', 'bid-refused', 'bid-rejected', 'reason-stated'] as const),
  ...(['http-client-error', 'http-server-error', 'response-text', 'response-html'] as const),
  ...(['response-json', 'response-feed', 'response-javascript'] as const),
];

const reasonOf = (verdict: FoundVerdict): StatedReason => {
  const stated = STATED.find((id) => id === verdict.id);
  return stated === undefined
    ? 'unknown'
    : (verdict.params as VerdictParameters[typeof stated]).reason;
};

const textOf = (verdict: FoundVerdict, texts: VerdictTexts): VerdictText => {
  const { text, fieldName } = texts;
  const { params } = verdict;
  const facts = Object.entries(params).map(([name, value]) => [name, factOf(name, value)]);
  const [what, step] = pair(text, messageOf(verdict), {
    ...(Object.fromEntries(facts) as AnyParams),
    ...('equivalents' in params && { macros: macrosText(text, params.equivalents) }),
    ...('fixes' in params && { fixes: fixesText(texts, params.fixes) }),
    ...quotedFacts(verdict, texts),
    ...(/^(?:address-refused|local-host)$/.test(verdict.id) && {
      allowPrivate: fieldName('allowPrivate'),
    }),
  });
  const reason = reasonOf(verdict);
  return [what, reason === 'unknown' ? step : text('reason-step', { reason })];
};

/** Which host led to the one at fault, and whom to ask then; empty without a redirect. */
const redirectText = ({ params }: FoundVerdict, text: VerdictsText): VerdictText =>
  'redirectingHost' in params ? pair(text, 'redirected', { ...params }) : ['', ''];

const assumedText = (
  text: VerdictsText,
  { pageHost, gdprApplies, hasConsentString }: AssumedContext,
): string =>
  text('note-assumed', {
    pageHost: pageHost ?? '',
    gdprApplies: gdprApplies === null ? 'unknown' : gdprApplies ? 'yes' : 'no',
    hasConsentString: hasConsentString ? 'yes' : 'no',
  });

/** Verdicts about an input without a request have nothing to add about requests. */
const isAboutRequests = ({ id }: FoundVerdict): boolean =>
  !/^(?:embed-|ads-off|device-without|content-|not-requested$|ad-video|ad-object|campaign-|tag-empty$|tag-not-url$|input-|bid-|reason-|display-|text-|code-copied$)/.test(
    id,
  );

export interface VerdictContext {
  readonly isUnsent: boolean;
  /** What the tags assume of the viewer; null if they have no macro for it. */
  readonly assumed: AssumedContext | null;
  /** Placeholders whose values only the player of the page knows. Default: none. */
  readonly unfilled?: readonly string[];
  /** The code around the tag; missing if there is none. */
  readonly code?: CodeAroundTag | undefined;
  /** What copying had changed, as it was judged: the ad tag, or empty for another text; missing if it was not changed. */
  readonly repaired?: string | undefined;
  /** Which of several tags the verdict is about; may be empty. */
  readonly about: string;
}

/** Owners whom the host that redirected a request knows. */
const OPERATORS: readonly VerdictOwner[] = ['ad-server', 'network'];

const MAX_NOTED = 3;

const codeStep = (code: NonNullable<VerdictContext['code']>, text: VerdictTexts['text']): string =>
  text('code-step', {
    ...code,
    count: code.unjudged.length,
    startsWithSound: code.startsWithSound ? 'yes' : 'no',
  });

export const writeVerdict = (
  { verdict, owner, path, repair, others = [] }: SituationMatch,
  texts: VerdictTexts,
  { isUnsent, assumed, unfilled = [], code, repaired, about }: VerdictContext,
): Verdict => {
  const { text } = texts;
  const [what, step] = textOf(verdict, texts);
  const [redirect, redirectStep] = redirectText(verdict, text);
  const isOpen = owner !== 'nobody' && isAboutRequests(verdict);
  const isPlayed = /^(?:ad|playlist)-(?:plays|skipped)$/.test(verdict.id);
  // It plays as it was repaired, and not as it was pasted.
  const isRepaired =
    repaired !== undefined && (isPlayed || (verdict.id === 'tag-copied' && !isUnsent));
  const notes = [
    about,
    ...others.slice(0, MAX_NOTED).flatMap((cause) => textOf(cause, texts)),
    repaired === undefined || isRepaired ? '' : text('repaired-step', { tag: repaired }),
    isUnsent && isAboutRequests(verdict) ? text('note-not-requested') : '',
    isOpen && unfilled.length > 0 ? text('note-unfilled', { placeholders: unfilled }) : '',
    isOpen && assumed !== null ? assumedText(text, assumed) : '',
  ];
  const note = notes.filter((part) => part !== '').join(' ');
  // The code may keep an ad that plays here from playing on its page.
  const isJudgedInPart = code !== undefined && isPlayed;
  const ownStep = isRepaired ? text('repaired-step', { tag: repaired }) : step;
  const data = repair?.() ?? null;
  return {
    ...verdict,
    owner: isJudgedInPart && code.startsWithSound ? 'publisher' : owner,
    sentence: redirect === '' ? what : `${redirect} ${what}`,
    nextStep: isJudgedInPart
      ? codeStep(code, text)
      : (OPERATORS.includes(owner) && redirectStep) || ownStep,
    note,
    otherCauses: others,
    path,
    repair: data === null ? null : writeRepair(texts.finding, data),
  };
};
