import { answer, type Answer, type Chain, SHORT_AD, withDocument } from '../chain.js';
import { inlineVast, vmapWith } from '../documents.js';
import { type Expectation, type Fault, type Place } from '../fault.js';

/** How two ads stand in one response. */
const ORDERS: Readonly<Record<string, (first: string, second: string) => string>> = {
  pod: (first, second) =>
    first.replace('<Ad ', '<Ad sequence="1" ') + second.replace('<Ad ', '<Ad sequence="2" '),
  'pod-in-other-order': (first, second) =>
    second.replace('<Ad ', '<Ad sequence="2" ') + first.replace('<Ad ', '<Ad sequence="1" '),
  'ads-without-sequence': (first, second) => first + second,
};

/** What becomes of the media file of the ad that fails, with its situation. */
const FAILURES: Readonly<Record<string, readonly [situation: string, parts: Partial<Answer>]>> = {
  missing: ['media-file-missing', { status: 404, body: '' }],
  forbidden: ['media-file-refused', { status: 403, body: '' }],
  'of-a-page': ['media-file-not-media', answer('<html></html>', 'text/html')],
  empty: ['media-file-empty', { status: 204, body: '' }],
};

/** A response of two ads, of which the one at `failing` (1 or 2), or none, has a media file that plays. */
const pod = (order: string, failure: string, failing: 1 | 2 | 'all'): Fault => {
  const [finding, parts] = FAILURES[failure] ?? ['', {}];
  const found = (id: string, owner: Expectation['owner']): Expectation =>
    failing === 'all'
      ? { id, owner }
      : { id: 'plays-with-fault', owner, facts: { finding: id, ad: failing } };
  return {
    name: `${order}-whose-ad-${failing}-is-${failure}`,
    part: 'document',
    hops: 'last',
    endsAt: 'end',
    inject: (chain: Chain, { hop }) => {
      const sound = chain.media;
      const broken = { ...sound, ...parts };
      const allowing = Array.from({ length: hop }, (_, index) => index).reduce(
        (wrapped, index) =>
          withDocument(wrapped, index, (document) =>
            document.replace('<Wrapper>', '<Wrapper allowMultipleAds="true">'),
          ),
        chain,
      );
      const edited = withDocument(allowing, hop, (document) =>
        document.replace(/<Ad [\s\S]*<\/Ad>/, (ad) => {
          const other = ad
            .replace('id="7"', 'id="9"')
            .replace(chain.addresses.media, chain.addresses.otherMedia);
          return ORDERS[order]?.(ad, other) ?? ad;
        }),
      );
      if (failing === 'all') return { ...edited, media: broken, otherMedia: broken };
      return failing === 1
        ? { ...edited, media: broken, otherMedia: sound }
        : { ...edited, otherMedia: broken };
    },
    expected: () => found(finding, 'advertiser'),
    // A script learns only that a media file does not play.
    inRecording: (place) =>
      place.form === 'record'
        ? found('playback-failed', /missing|refused/.test(finding) ? 'network' : 'advertiser')
        : found(finding, 'advertiser'),
  };
};

const playlist = (
  name: string,
  breaks: (sound: string, broken: string) => readonly (readonly [string, string])[],
  expected: (place: Place) => Expectation,
): Fault => ({
  name: `playlist-${name}`,
  part: 'document',
  hops: 'alone',
  forms: ['tag', 'embed', 'document', 'case'],
  endsAt: 'end',
  inject: (chain, { hop }) => {
    const vast = (media: string): string => inlineVast(chain.version, media);
    const { media, otherMedia } = chain.addresses;
    const edited = withDocument(chain, hop, () => vmapWith(breaks(vast(media), vast(otherMedia))));
    return { ...edited, otherMedia: { ...chain.media, status: 404, body: '' } };
  },
  expected,
});

const PLAYLIST_PLAYS: Expectation = {
  id: 'playlist-plays',
  owner: 'nobody',
  facts: { filled: 'all' },
};

/** Playlists by the times of their breaks. Only an embed says in which slot the tag is: in the preroll. */
const PLAYLISTS: readonly Fault[] = [
  ...['start', '00:00:00', '00:00:00.000', '0%'].map((time) =>
    playlist(
      `at-${time}`,
      (sound) => [[time, sound]],
      () => PLAYLIST_PLAYS,
    ),
  ),
  ...['00:10:00', '00:10:00.500', '50%', 'end'].map((time) =>
    playlist(
      `at-${time}`,
      (sound) => [[time, sound]],
      ({ form }) =>
        form === 'embed'
          ? {
              id: 'playlist-without-break',
              owner: 'ad-server',
              facts: { offsets: [time], wanted: 'start' },
            }
          : PLAYLIST_PLAYS,
    ),
  ),
  ...[1, 2].map((failing) =>
    playlist(
      `whose-break-${failing}-fails`,
      (sound, broken) =>
        failing === 1
          ? [
              ['start', broken],
              ['00:10:00', sound],
            ]
          : [
              ['start', sound],
              ['00:10:00', broken],
            ],
      () => ({
        id: 'plays-with-fault',
        owner: 'advertiser',
        facts: {
          finding: 'media-file-missing',
          adBreak: `b${failing - 1}`,
          offset: failing === 1 ? 'start' : '00:10:00',
        },
      }),
    ),
  ),
];

/** A playlist for a video of 95 s. */
const ofVideo = (name: string, times: readonly string[], late: string): Fault => {
  const fault = playlist(
    `of-video-${name}`,
    (sound) => times.map((time) => [time, sound] as const),
    () =>
      late === ''
        ? PLAYLIST_PLAYS
        : { id: 'break-after-end', owner: 'ad-server', facts: { offset: late, seconds: 95 } },
  );
  return {
    ...fault,
    forms: ['embed'],
    inject: (chain, place) => {
      const edited = fault.inject(chain, place);
      const ads = [{ source_url: edited.tag }];
      const url_video_mp4 = chain.addresses.otherMedia;
      const video = { id: '7', title: 'Story', url_video_mp4, duration: 95 };
      return {
        ...edited,
        otherMedia: answer(SHORT_AD, 'video/mp4'),
        embed: { id: '77', video, preroll: ads, mobile_preroll: ads },
      };
    },
  };
};

const OF_VIDEO: readonly Fault[] = [
  ofVideo('with-late-break', ['start', '00:03:00'], '00:03:00'),
  ofVideo('with-late-break-alone', ['00:10:00.500'], '00:10:00.500'),
  ofVideo('with-breaks', ['start', '00:01:00', '50%', 'end'], ''),
];

const PODS: readonly Fault[] = Object.keys(ORDERS).flatMap((order) =>
  Object.keys(FAILURES).flatMap((failure) =>
    // Of ads without a sequence, those behind the first that plays are not tried.
    order.startsWith('pod')
      ? [pod(order, failure, 1), pod(order, failure, 2), pod(order, failure, 'all')]
      : [pod(order, failure, 1), pod(order, failure, 'all')],
  ),
);

/** Responses of several ads or breaks, of which not all play in their slot. */
export const POD_FAULTS: readonly Fault[] = [...PODS, ...PLAYLISTS, ...OF_VIDEO];
