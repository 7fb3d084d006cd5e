import { embedFixture } from '../embed-fixture.js';

export const media = (name: string): string => `${location.origin}/demo/sandbox/media/${name}`;

/** An embed whose video can be played, muted. */
export const playableEmbed = (fields = {}): Record<string, unknown> =>
  embedFixture({
    mute: '1',
    video: {
      id: '70',
      available_video: '1',
      duration: 12,
      preview_image: media('test-card-poster.jpg'),
      url_video: media('test-card.mp4'),
    },
    ...fields,
  });
