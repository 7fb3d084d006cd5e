/** Headers in which servers say why a response is what it is, and who may read it. */
const TELLING =
  /^(?:x-(?!.{0,60}(?:cache|robots))[\w-]{0,60}(?:reason|error|status|message|nbr|no-?bid|no-?fill|filter|block|decision|result|outcome|verdict|cause|declin|reject|refus|denied|mitigated|waf-action|datadome)[\w-]{0,40}|nbr|cf-mitigated|server|retry-after|location|access-control-allow-origin)$/i;

/** Whether a header may tell something about a response. */
export const isTelling = (name: string): boolean => TELLING.test(name);

/** Values that say nothing. */
const SAYS_NOTHING = /^(?:0|2\d\d|ok|success|none|null|false|miss|hit|-)?$/i;

const MAX_HEADERS = 12;
const MAX_VALUE = 120;

/** The headers of a response that tell something about it, one on each line, with names in lower case. */
export const tellingHeaders = (headers: Iterable<readonly [name: string, value: string]>): string =>
  Array.from(headers, ([name, value]) => [name.toLowerCase(), value.trim()] as const)
    // Where a redirect leads is told by its path; its parameters may be secrets.
    .map(
      ([name, value]) =>
        [name, name === 'location' ? value.replace(/[?#].*/s, '') : value] as const,
    )
    .filter(([name, value]) => isTelling(name) && !SAYS_NOTHING.test(value))
    .slice(0, MAX_HEADERS)
    .map(([name, value]) => `${name}: ${value.replace(/\s+/g, ' ').slice(0, MAX_VALUE)}`)
    .join('\n');

/** Those that give no reason. */
const WITHOUT_REASON = /^(?:server|location|access-control-allow-origin): /;

/** The header of these in which the server gives a reason; empty if there is none. */
export const reasonInHeaders = (headers: string): string =>
  headers.split('\n').find((line) => !WITHOUT_REASON.test(line)) ?? '';
