/** An ad server that answers no more. */
interface ClosedHost {
  readonly domain: string;
  /** Who closed it and when, as the end of a sentence. */
  readonly reason: string;
}

/**
 * Domains of ad servers that are known to be gone. The comment of each is a public page that says so;
 * a domain without one is not in here, whatever its servers answer.
 */
const CLOSED_HOSTS: readonly ClosedHost[] = [
  {
    // https://www.adexchanger.com/online-advertising/liverail-fbx-go-facebook-audience-network-grows/
    domain: 'liverail.com',
    reason: 'LiveRail, whose ad server Facebook closed in 2016',
  },
  {
    // https://www.horizont.net/medien/nachrichten/adtech-verizon-schaltet-oath-adserver-2020-ab-172868
    domain: 'adtech.de',
    reason: 'the Adtech ad server, which Verizon Media closed in 2020',
  },
  {
    // https://www.horizont.net/medien/nachrichten/adtech-verizon-schaltet-oath-adserver-2020-ab-172868
    domain: 'adtechus.com',
    reason: 'the Adtech ad server, which Verizon Media closed in 2020',
  },
  {
    // https://github.com/criteo/android-publisher-sdk-mopub-adapters
    domain: 'ads.mopub.com',
    reason: 'MoPub, which was closed in 2022',
  },
  {
    // The host is that of https://docs.edgecast.com/video/Content/AdIntegration/AOL-One-Video.htm.
    // https://mikeshields.substack.com/p/this-ad-tech-shakeout-seems-real
    domain: 'adaptv.advertising.com',
    reason: "Yahoo's supply-side platform, which was closed in 2023",
  },
  {
    // https://digiday.com/media/big-village-media-and-emx-digital-file-chapter-11-proceedings/
    domain: 'emxdgt.com',
    reason: 'EMX Digital, which became insolvent in 2023',
  },
  {
    // https://developers.sizmek.com/hc/en-us/articles/360037840832-AdVersion-Resource
    domain: 'serving-sys.com',
    reason: 'the Sizmek ad server, which Amazon closed at the end of 2024',
  },
];

/** Why the ad server of a host is gone; undefined if it is not known to be. */
export const closedHost = (host: string): string | undefined => {
  const name = host.toLowerCase().replace(/\.$/, '');
  return CLOSED_HOSTS.find(({ domain }) => name === domain || name.endsWith(`.${domain}`))?.reason;
};
