import {
  type EmbedState,
  embedIn,
  type FragmentFormat,
} from '../page-controller/page-controller.js';
import type { Scenario } from './scenario.js';

export interface PageState extends EmbedState {
  /** The slot to scroll to, or the empty string. */
  readonly slot: string;
  readonly scenario: Scenario;
}

/** Fragments such as `#embed=ads-in-every-slot&gdpr=0`. Fields with their default value are left out. */
export const fragmentFormat = (defaults: Scenario): FragmentFormat<PageState> => ({
  parse(fragment) {
    const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
    const scenario = Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, parameters.get(name) ?? value]),
    );
    return { embed: embedIn(fragment), slot: parameters.get('slot') ?? '', scenario };
  },

  stringify({ embed, slot, scenario }) {
    const parameters = new URLSearchParams({ embed });
    for (const [name, value] of Object.entries(scenario)) {
      if (value !== defaults[name]) parameters.set(name, value);
    }
    if (slot !== '') parameters.set('slot', slot);
    return `#${parameters.toString()}`;
  },
});
