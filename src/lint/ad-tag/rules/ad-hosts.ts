import type { LintMessages } from '../../../messages/generated/lint/messages.js';

interface ClosedHost {
  readonly domain: string;
  /** The ad server, by the name that the message about it selects. */
  readonly server: LintMessages['ad-host-gone']['server'];
}

/**
 * Domains of ad servers that are known to be gone. The comment of each is a public page that says so;
 * a domain without one is not in here, whatever its servers answer.
 */
const CLOSED_HOSTS: readonly ClosedHost[] = [
  {
    // https://www.adexchanger.com/online-advertising/liverail-fbx-go-facebook-audience-network-grows/
    domain: 'liverail.com',
    server: 'liverail',
  },
  {
    // https://www.horizont.net/medien/nachrichten/adtech-verizon-schaltet-oath-adserver-2020-ab-172868
    domain: 'adtech.de',
    server: 'adtech',
  },
  {
    // https://www.horizont.net/medien/nachrichten/adtech-verizon-schaltet-oath-adserver-2020-ab-172868
    domain: 'adtechus.com',
    server: 'adtech',
  },
  {
    // https://github.com/criteo/android-publisher-sdk-mopub-adapters
    domain: 'ads.mopub.com',
    server: 'mopub',
  },
  {
    // The host is that of https://docs.edgecast.com/video/Content/AdIntegration/AOL-One-Video.htm.
    // https://mikeshields.substack.com/p/this-ad-tech-shakeout-seems-real
    domain: 'adaptv.advertising.com',
    server: 'adaptv',
  },
  {
    // https://digiday.com/media/big-village-media-and-emx-digital-file-chapter-11-proceedings/
    domain: 'emxdgt.com',
    server: 'emx',
  },
  {
    // https://developers.sizmek.com/hc/en-us/articles/360037840832-AdVersion-Resource
    domain: 'serving-sys.com',
    server: 'sizmek',
  },
];

export const closedServer = (host: string): ClosedHost['server'] | undefined => {
  const name = host.toLowerCase().replace(/\.$/, '');
  return CLOSED_HOSTS.find(({ domain }) => name === domain || name.endsWith(`.${domain}`))?.server;
};
