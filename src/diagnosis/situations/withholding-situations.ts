import type { ChainRequest, Evidence } from '../evidence/evidence.js';
import { noAdComment } from '../evidence/quote.js';
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

/** A request for which the GDPR applies. */
const GDPR = /[?&;]gdpr=1(?:[&;#]|$)/;
/** A TC string without consent to any of the 24 purposes, from bit 152 (TCF 2.2, "the core string"). */
const NO_PURPOSE = /[?&;]gdpr_consent=C[\w-]{24}[AQgw]AAA[A-P]/;

/** Whether the viewer consented to no purpose at all, and the request says so. */
const refuses = ({ url, expansions }: ChainRequest, evidence: Evidence): boolean => {
  const { viewer, input } = evidence;
  const { consent } = viewer;
  if (input.kind === 'har' && input.refusesConsent === true) return true;
  if (!Array.isArray(consent?.tcfPurposes)) return GDPR.test(url) && NO_PURPOSE.test(url);
  const saysConsent = expansions.some(({ source }) => source === 'consent');
  return consent.gdprApplies === true && consent.tcfPurposes.length === 0 && saysConsent;
};

/** Parameters by which fewer campaigns may run: content or viewers that need protection, and no personal data. */
const RESTRICTING =
  /^(?:tfcd|tfua|coppa|npa|ltd|rdp|tag_?for_?(?:child_?directed|under_?age)\w{0,30})$/i;

const restriction = ({ url }: ChainRequest): string | undefined =>
  urlParameters(url)
    .filter(({ name, value }) => RESTRICTING.test(name) && /^(?:1|true)$/i.test(value))
    .map(({ name, value }) => `${name}=${value}`)[0];

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
          const saysRefusal = refuses(request, evidence);
          return withheld.length === 0 && !saysRefusal
            ? null
            : { ...parametersAt(chain, request), placeholders: listed(withheld) };
        }),
  ),
  chainSituation('ads-restricted', writer, (chain) => {
    const request = isWithoutAd(chain) ? lastRequest(chain) : undefined;
    const parameter = request && restriction(request);
    return request === undefined ||
      parameter === undefined ||
      noAdComment(request.text, request.headers).reason !== 'unknown'
      ? null
      : { ...writtenAt(chain, request), parameter };
  }),
];
