import type { Scenario } from './scenario.js';

/** What the page shows; all of it is in the fragment of its address, so that a case can be shared. */
export interface Case {
  /** Name of the embed, or the empty string. */
  readonly embed: string;
  /** The slot to go to, or the empty string. */
  readonly slot: string;
  readonly scenario: Scenario;
}

/** Reads `#embed=104&gdpr=0`: what is not named is as in `start`. */
export const caseOf = (fragment: string, start: Scenario): Case => {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const scenario = Object.fromEntries(
    Object.entries(start).map(([name, value]) => [name, parameters.get(name) ?? value]),
  );
  return {
    embed: parameters.get('embed') ?? '',
    slot: parameters.get('slot') ?? '',
    scenario,
  };
};

/** The fragment of a case, with the `#`; what is as in `start` is left out. */
export const fragmentOf = ({ embed, slot, scenario }: Case, start: Scenario): string => {
  const parameters = new URLSearchParams({ embed });
  for (const [name, value] of Object.entries(scenario)) {
    if (value !== start[name]) parameters.set(name, value);
  }
  if (slot !== '') parameters.set('slot', slot);
  return `#${parameters.toString()}`;
};
