import { isJsonObject } from '../../text/json.js';
import { type ErrorSystem, IMA_NAMES, isErrorCode } from '../error-codes.js';
import { reportedCode } from './har-faults.js';
import type { ErrorCodeInput } from './recognized-input.js';

/** A message is a few lines, with addresses; a longer text is something else that quotes one. */
export const MAX_MESSAGE_LENGTH = 5000;

/** The place in a page or a script that a console writes before its lines. */
export const SOURCE = /^\S{1,2000}:\d{1,6}\s/;

export const errorCode = (system: ErrorSystem, code: string, host = ''): ErrorCodeInput => ({
  kind: 'error-code',
  system,
  code,
  host,
});

const NAMED = /\b[A-Z][A-Z_]{7,60}\b/g;

const imaName = (text: string): string | undefined => {
  for (const [name] of text.matchAll(NAMED))
    if (Object.hasOwn(IMA_NAMES, name)) return IMA_NAMES[name];
  return undefined;
};

/** The system that a message names, in the order in which their codes are looked up. */
const systemsOf = (text: string): readonly ErrorSystem[] => {
  if (/vmap/i.test(text)) return ['vmap', 'vast', 'ima'];
  if (/\bima\b|ad ?error\b|google/i.test(text) && !/\bvast error/i.test(text)) return ['ima'];
  return ['vast', 'ima', 'vmap'];
};

/** `303`, `Error 303`, `VAST error code: 303`, `AdError 1009: The VAST response …`, `[ERRORCODE]=303`. */
const NUMBERED =
  /^\W{0,5}(?:[a-z][\w .-]{0,40}[\s:=#]{1,5})??(?:ad ?error|errorcode|error ?code|error|code|vast|ima|vmap)?[\]"']{0,2}[\s:=#(]{0,5}(\d{3,4})\b/i;

/** The name of the source that a console writes before its lines, such as `[IMA]`. */
const PREFIX = /^\s*(?:\[[a-z][\w .:-]{0,40}\]\s*){1,3}(?=[a-z])/i;

const withoutPrefix = (text: string): string => {
  const prefix = PREFIX.exec(text)?.[0] ?? '';
  const [system = ''] = /\b(?:ima|vmap)\b/i.exec(prefix) ?? [];
  return `${system} ${text.slice(prefix.length)}`.trim();
};

/** A line of a longer text that may have an error code; what people say and the time of a message have others. */
const NAMES_ERROR = /\b(?:\w{0,20}error|errorcode|vast|vmap|ima)\b/i;

/** Marks of quoted mails and of code. */
const AROUND_ERROR = /^(?:[>|\s`]|\{\w{1,20}(?::[^{}]{0,60})?\})+/;

/** A code behind other words, or in JSON. */
const NAMED_CODE =
  /\b(?:ad|vast|ima|vmap) ?error(?: ?code)?[\s:=#(]{1,5}(\d{3,4})\b|\berror_?code["']?\s?[:=]\s?(\d{3,4})\b/i;

/** A code in prose of six languages: `l’errore VAST 402`, `VAST-Fehler 402`, `error 402 de VAST`. */
const WORD = '(?:error code|fehler(?:code)?|erreur|errore?|erro|code|codice|c[oó]digo)';
const SPOKEN_CODE = new RegExp(
  String.raw`\b(?:vast|vmap|ima)[\s:=#(-]{1,3}(?:${WORD}[\s:=#(]{1,3})?(\d{3,4})\b(?!\s?(?:[km]?s|px|[km]b|x)\b)|\b${WORD} (\d{3,4}) (?:de |di |do |von |of )?(?:vast|vmap|ima)\b`,
  'i',
);

const numberedCode = (text: string): ErrorCodeInput | null => {
  const [, named, inJson] = NAMED_CODE.exec(text) ?? [];
  const [, spoken, spokenBefore] = SPOKEN_CODE.exec(text) ?? [];
  const code = NUMBERED.exec(text)?.[1] ?? named ?? inJson ?? spoken ?? spokenBefore;
  if (code === undefined) return null;
  const system = systemsOf(text).find((candidate) => isErrorCode(candidate, code));
  return system === undefined ? null : errorCode(system, code);
};

/** `no-stream`, `EmbedError: no-stream`. */
const OWN_CODE = /^(?:\w*error\s*[:(]\s*)?["'`]?([a-z]+(?:-[a-z]+)*)["'`]?\)?$/i;

const ownCode = (text: string): ErrorCodeInput | null => {
  const code = OWN_CODE.exec(text)?.[1]?.toLowerCase();
  return code !== undefined && isErrorCode('embed', code) ? errorCode('embed', code) : null;
};

/** What players write of an error of VAST or VMAP, with its code. */
const PLAYER_ERRORS: readonly (readonly [RegExp, ErrorSystem, string])[] = [
  [/\badErrorCode["']?\s?[:=]\s?\d\d([1-9]\d\d)\b/, 'vast', ''],
  // Codes of JW Player's own.
  [/\bad ?error(?: ?code)?\b["']?[\s:=]{1,3}6000[15]\b/i, 'vast', '303'],
  [/\bad ?error(?: ?code)?\b["']?[\s:=]{1,3}60003\b/i, 'browser', 'blocked-by-client'],
  [/\bad (?:server|request|tag) (?:has )?timed out\b/i, 'browser', 'timed-out'],
  [/cannot parse the timeOffset/i, 'vmap', '1000'],
  [/no ads vast response/i, 'vast', '303'],
  [/vast response version (?:is )?not supported/i, 'vast', '102'],
  [/\bad tag empty\b/i, 'vast', '303'],
  [/\badError\b["']?[\s:,]{0,3}\{[^\n{}]{0,400}?\bcode["']?\s?:\s?([1-8]\d\d|901)\b/, 'vast', ''],
  [/\bvpaid\b[^\n]{0,60}(?:not (?:supported|enabled|allowed)|disabled)/i, 'vast', '901'],
];

export const playerErrorInText = (text: string): ErrorCodeInput | null => {
  for (const [pattern, system, known] of text.length > MAX_MESSAGE_LENGTH ? [] : PLAYER_ERRORS) {
    const match = pattern.exec(text);
    const code = known || (match?.[1] ?? '');
    if (match !== null && isErrorCode(system, code)) return errorCode(system, code);
  }
  return null;
};

/** The code in the first address of an error tracker in a text; null if there is none. */
export const reportedInText = (text: string): ErrorCodeInput | null => {
  const addresses =
    text.length > MAX_MESSAGE_LENGTH ? [] : Array.from(text.matchAll(/https?:\/\/\S{1,2000}/g));
  const code = addresses.map(([address]) => reportedCode(address)).find((one) => one !== undefined);
  return code === undefined ? null : errorCode('vast', `${code}`);
};

/** Codes that only say in which part something failed, and that another one explains. */
const GENERAL_CODE = /^(?:[234569]00|1005)$/;

/** The error code in a short text without a URL, or null. */
export const errorCodeInText = (text: string): ErrorCodeInput | null => {
  if (text.length > MAX_MESSAGE_LENGTH) return null;
  const byName = imaName(text);
  if (byName !== undefined) return errorCode('ima', byName);
  const words = text.replaceAll('\u00a0', ' ');
  const named = words.split('\n').filter((line) => NAMES_ERROR.test(line));
  const codes = [words, ...named.map((line) => line.replace(AROUND_ERROR, ''))].flatMap(
    (line) => numberedCode(withoutPrefix(line.replace(SOURCE, ''))) ?? [],
  );
  return codes.find(({ code }) => !GENERAL_CODE.test(code)) ?? codes[0] ?? ownCode(words.trim());
};

/** The error in JSON, as the IMA SDK and pages log it: `{"errorCode": 1009, …}`; null if there is none. */
export const errorCodeInJson = (json: unknown): ErrorCodeInput | null => {
  if (!isJsonObject(json)) return null;
  for (const name of ['errorCode', 'vastErrorCode', 'code', 'error']) {
    const value = json[name];
    if (isJsonObject(value)) return errorCodeInJson(value);
    if (typeof value !== 'number' && typeof value !== 'string') continue;
    const isIma = Object.hasOwn(json, 'vastErrorCode') || Object.hasOwn(json, 'errorCode');
    const codeInput = errorCodeInText(`${isIma ? 'AdError ' : ''}${value}`);
    if (codeInput !== null) return codeInput;
  }
  return null;
};
