import type { StatedReason } from '../evidence/stated-reason.js';
import type { VerdictOwner } from '../verdict-owner.js';
import { type Located, serverOrNetwork } from './situation.js';

/** Who has to act for a reason, whoever wrote the address. A campaign that has run enough is no fault. */
const OWNERS: Readonly<Partial<Record<StatedReason, VerdictOwner>>> = {
  'ads-txt': 'publisher',
  'child-directed': 'publisher',
  targeting: 'publisher',
  blocked: 'publisher',
  consent: 'consent',
  traffic: 'browser',
  capped: 'nobody',
  verification: 'advertiser',
  creative: 'advertiser',
  transcoding: 'nobody',
  room: 'publisher',
};

/** Reasons that are faults of the address. */
const OF_ADDRESS: readonly StatedReason[] = [
  ...(['inventory', 'floor', 'credentials', 'parameter'] as const),
  ...(['moved', 'parked', 'auction', 'login', 'scheme'] as const),
];

interface Stated {
  readonly reason: StatedReason;
}

/** The owner of a response with a reason: of an address, who wrote it. */
export const ownerOfReason =
  (server: VerdictOwner, writer: VerdictOwner) =>
  ({ reason }: Stated): VerdictOwner =>
    OWNERS[reason] ?? (OF_ADDRESS.includes(reason) ? writer : server);

/** The owner of a response that may say why; `otherwise` if it does not. */
export const statedOwner = (params: Located & Stated, otherwise: VerdictOwner): VerdictOwner => {
  // Only a proper response without an ad shows that nothing is broken.
  if (params.reason === 'unknown' || params.reason === 'capped') return otherwise;
  const { host, lastHost, redirectingHost, reason } = params;
  // Who wrote the address of a console took it for a tag, wherever its sign-in page is.
  const isOfTag = host === lastHost || (reason === 'login' && host === redirectingHost);
  const writer = isOfTag ? 'publisher' : 'network';
  return ownerOfReason(serverOrNetwork(params), writer)(params);
};
