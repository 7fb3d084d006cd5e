import type { UnknownInput } from './recognized-input.js';
import { judgedText } from './judged-text.js';

/** Events of the IMA SDK and of VAST by which an ad goes on, in this order. */
const EVENT =
  /\b(?:ADS_?MANAGER_?LOADED|LOADED|IMPRESSION|START(?:ED)?|CREATIVE_?VIEW|FIRST_?QUARTILE|MID_?POINT|THIRD_?QUARTILE|COMPLETED?|SKIPPED|CLICK|ALL_?ADS_?COMPLETED?|CONTENT_?(?:PAUSE|RESUME)_?REQUESTED|VIEWABLE_?IMPRESSION|SKIPPABLE_?STATE_?CHANGED|LINEAR_?CHANGED|AD_?CAN_?PLAY|AD_?BREAK_?(?:READY|STARTED|ENDED)|AD_?PROGRESS|VOLUME_?CHANGED|DURATION_?CHANGE|AD_?BUFFERING|AD_?METADATA|INTERACTION|ADS?[_-]?(?:AD[_-]?)?(?:PLAY|IMPRESSION|LOADED|START(?:ED)?|QUARTILE|MID_?POINT|COMPLETED?|FINISHED|ENDED|SKIPPED|BREAK\w{0,20}|MANIFEST\w{0,20}))\b/i;
const EVENTS = new RegExp(EVENT, 'gi');
const MIN_EVENTS = 3;
const STARTED =
  /\b(?:IMPRESSION|FIRST_?QUARTILE|START(?:ED)?|ADS?[_-]?(?:AD[_-]?)?(?:PLAY|IMPRESSION|START(?:ED)?))\b/i;
const ENDED =
  /\b(?:COMPLETED?|SKIPPED|ADS?[_-]?(?:AD[_-]?)?(?:COMPLETED?|FINISHED|ENDED|SKIPPED))\b/i;
/** Lines of a console that say nothing about ads. */
const HARMLESS =
  /\[(?:Violation|Intervention|Deprecation)\]|\bsource ?map\b|third-party cookie|\bcookie [“"']|\bpreload(?:ed)?\b|^JQMIGRATE/i;
const FAULT = /error|fail|exception|timeout|\bno[ _]ads?\b|blocked|refused/i;
/** What a log writes around the name of an event: a source, a time, names with values. */
const OF_LOG =
  /\[[^\]\n]{0,40}\]|[\w.-]{1,40}["']?[=:]\s?(?:"[^"\n]{0,200}"|\S{1,200})|^\S{1,200}:\d{1,6}\s|\b(?:ima|ads?|events?|adevent|vast|player|log|info|debug|on|google|type|fired|received|console|play(?:ing)?|ready|pre|mid|post)\b/gi;

/** Whether a line has an event and nothing that is not known. */
const isOfEvent = (line: string): boolean =>
  EVENT.test(line) && !/[a-z]{2}/i.test(line.replace(EVENTS, '').replace(OF_LOG, ''));

/** Whether a line, whose address was replaced, is about a request that was sent. */
const isOfRequest = (line: string): boolean => /(?:^|[\s":])-(?=[\s",.]|$)/.test(line);

/** What the events of an ad in a log say of it; null for a text with too few of them, or with an error. */
export const eventsInText = (text: string): UnknownInput | null => {
  if (text.length > 20_000 || text.includes('<')) return null;
  const lines = text
    .replace(/https?:\/\/[^\s"']{1,2000}/g, '-')
    .split('\n')
    .filter((line) => line.trim() !== '' && !HARMLESS.test(line))
    .filter((line) => EVENT.test(line) || FAULT.test(line) || !isOfRequest(line));
  if (lines.some((line) => FAULT.test(line))) return null;
  const events = lines.filter((line) => EVENT.test(line));
  if (events.length < MIN_EVENTS || events.length * 2 < lines.length) return null;
  const isWhole = lines.every(isOfEvent);
  const has = (pattern: RegExp): boolean => events.some((line) => pattern.test(line));
  const last = EVENT.exec(events.at(-1) ?? '')?.[0] ?? '';
  if (!has(STARTED)) return judgedText([{ finding: 'events-not-started', detail: last }]);
  if (!has(ENDED)) return judgedText([{ finding: 'events-broken-off', detail: last }]);
  return judgedText([{ finding: isWhole ? 'events-complete' : 'events-among-others', detail: '' }]);
};
