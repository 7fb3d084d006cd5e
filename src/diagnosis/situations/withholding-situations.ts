import type { Evidence } from '../evidence/evidence.js';
import {
  type ChainSituation,
  chainSituation,
  isUnsent,
  isWithoutAd,
  parametersAt,
} from './situation.js';
import { firstOf, listed } from './tag-situations.js';

/** Macros whose absence lets ad servers refuse to sell. */
const CONSENT_MACROS = /^(?:GDPRCONSENT|REGULATIONS|GPPSTRING|GPPSECTIONID|IFA|IFATYPE|DEVICEIP)$/;

/** Whether the viewer consented to no purpose at all. */
const refusesAll = ({ viewer: { consent } }: Evidence): boolean =>
  consent?.gdprApplies === true &&
  Array.isArray(consent.tcfPurposes) &&
  consent.tcfPurposes.length === 0;

/** Why an ad server may have had no ad for a correct request. */
export const WITHHOLDING_SITUATIONS: readonly ChainSituation[] = [
  chainSituation('consent-withheld', 'consent', (chain, evidence) =>
    isUnsent(chain) || !isWithoutAd(chain)
      ? null
      : firstOf(chain, (request) => {
          const { expansions } = request;
          const withheld = expansions.filter(
            ({ outcome, name }) => outcome === 'withheld' && CONSENT_MACROS.test(name ?? ''),
          );
          const saysRefusal =
            refusesAll(evidence) && expansions.some(({ source }) => source === 'consent');
          return withheld.length === 0 && !saysRefusal
            ? null
            : { ...parametersAt(chain, request), placeholders: listed(withheld) };
        }),
  ),
];
