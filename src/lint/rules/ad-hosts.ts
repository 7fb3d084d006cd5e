/** An ad server that answers no more. */
interface ClosedHost {
  readonly domain: string;
  /** Who closed it and when, as the end of a sentence. */
  readonly reason: string;
}

/**
 * Domains of ad servers that are known to be gone. Only closures that their owners announced are in here, each with
 * the year in which the servers stopped.
 */
const CLOSED_HOSTS: readonly ClosedHost[] = [
  { domain: 'liverail.com', reason: 'LiveRail, whose ad server Facebook closed in 2016' },
  { domain: 'tidaltv.com', reason: 'Videology, which became insolvent in 2018' },
  { domain: 'adtech.de', reason: 'the Adtech ad server, which Verizon Media closed in 2020' },
  { domain: 'adtechus.com', reason: 'the Adtech ad server, which Verizon Media closed in 2020' },
  { domain: 'ads.mopub.com', reason: 'MoPub, which was closed in 2022' },
  {
    domain: 'adap.tv',
    reason: "Adap.tv, a part of Yahoo's supply-side platform, which closed in 2023",
  },
  {
    domain: 'adaptv.advertising.com',
    reason: "Adap.tv, a part of Yahoo's supply-side platform, which closed in 2023",
  },
  {
    domain: 'btrll.com',
    reason: "BrightRoll, a part of Yahoo's supply-side platform, which closed in 2023",
  },
  { domain: 'emxdgt.com', reason: 'EMX Digital, which became insolvent in 2023' },
  {
    domain: 'serving-sys.com',
    reason: 'the Sizmek ad server, which Amazon closed at the end of 2024',
  },
  {
    domain: 'stickyadstv.com',
    reason: "StickyADS.tv, FreeWheel's supply-side platform, which answers with status 410",
  },
];

/** Why the ad server of a host is gone; undefined if it is not known to be. */
export const closedHost = (host: string): string | undefined => {
  const name = host.toLowerCase().replace(/\.$/, '');
  return CLOSED_HOSTS.find(({ domain }) => name === domain || name.endsWith(`.${domain}`))?.reason;
};
