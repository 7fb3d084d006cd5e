import { type Scenario, withheldOf } from './scenario.js';
import type { Moment } from './viewer.js';

const hostAndPath = (address: string): string =>
  URL.canParse(address) ? new URL(address).host + new URL(address).pathname : 'page unknown';

const TCF: Readonly<Record<string, string>> = { 1: 'TCF applies', 0: 'TCF does not apply' };

/** A scenario in one line. */
export const scenarioSummary = (scenario: Scenario, { now, random }: Moment): string => {
  const withheld = withheldOf(scenario);
  return [
    hostAndPath(scenario['page-url'] ?? ''),
    TCF[scenario['gdpr'] ?? ''] ?? 'TCF unknown',
    withheld.length === 0 ? 'nothing withheld' : `${withheld.join(', ')} withheld`,
    `${scenario['moment'] === 'fixed' ? 'fixed' : 'live'}: ${new Date(now).toISOString()}, random ${random.toFixed(4)}`,
  ].join(' · ');
};
