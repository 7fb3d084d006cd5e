import type { VerdictOwner } from '../verdict-owner.js';
import type { VerdictParameters } from '../verdict-parameters.js';
import type { ChainRequest, Evidence } from '../evidence/evidence.js';
import { noAdComment } from '../evidence/quote.js';
import { refusedIn, type RefusedConsent } from '../evidence/refused-consent.js';
import { urlParameters } from '../evidence/url-parameters.js';
import {
  type ChainSituation,
  chainSituation,
  isUnsent,
  isWithoutAd,
  lastRequest,
  parametersAt,
} from './situation.js';
import { firstOf, listed, writer, writtenAt } from './tag-situations.js';

/** Macros whose absence lets ad servers refuse to sell. */
const CONSENT_MACROS = /^(?:GDPRCONSENT|REGULATIONS|GPPSTRING|GPPSECTIONID|IFA|IFATYPE|DEVICEIP)$/;

/** The consent that an ad server misses, as the request or the viewer says. */
const refusal = ({ url, expansions }: ChainRequest, evidence: Evidence): RefusedConsent | null => {
  const { viewer, input } = evidence;
  const { consent } = viewer;
  if (input.kind === 'har' && input.refusesConsent === true) return 'all';
  if (!Array.isArray(consent?.tcfPurposes)) return refusedIn(url);
  const saysConsent = expansions.some(({ source }) => source === 'consent');
  const isRefused = consent.gdprApplies === true && consent.tcfPurposes.length === 0;
  return isRefused && saysConsent ? 'all' : null;
};

/** Parameters by which fewer campaigns may run: content or viewers that need protection, and no personal data. */
const RESTRICTING =
  /^(?:tfcd|tfua|coppa|npa|ltd|rdp|tag_?for_?(?:child_?directed|under_?age)\w{0,30})$/i;

/** Also `us_privacy` of a viewer who opted out of sale (US Privacy String 1.0). */
const restriction = ({ url }: ChainRequest): string | undefined =>
  urlParameters(url)
    .filter(({ name, value }) =>
      name === 'us_privacy'
        ? /^1.Y/i.test(value)
        : RESTRICTING.test(name) && /^(?:1|true)$/i.test(value),
    )
    .map(({ name, value }) => (name === 'us_privacy' ? name : `${name}=${value}`))[0];

/** Nobody but the viewer decides about the sale of data. */
const ofRestriction = (params: VerdictParameters['ads-restricted']): VerdictOwner =>
  params.parameter.startsWith('us_') ? 'consent' : writer(params);

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
          const refused = refusal(request, evidence);
          return withheld.length === 0 && refused === null
            ? null
            : { ...parametersAt(chain, request), placeholders: listed(withheld), refused };
        }),
  ),
  chainSituation('ads-restricted', ofRestriction, (chain) => {
    const request = isWithoutAd(chain) ? lastRequest(chain) : undefined;
    const parameter = request && restriction(request);
    return request === undefined ||
      parameter === undefined ||
      noAdComment(request.text, request.headers).reason !== 'unknown'
      ? null
      : { ...writtenAt(chain, request), parameter };
  }),
];
