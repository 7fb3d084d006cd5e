/** A host name that never resolves, so its frames load nothing. */
export const PLAYER_ORIGIN = 'https://player.invalid';

/** An address that responds. It need not be an image. */
export const POSTER = `${location.origin}/package.json`;

export const PLAYER_ADDRESS = `${PLAYER_ORIGIN}/proxy/iframe.php/7/client`;

/** An embed as the service sends it, with the fields that are needed to show it. */
export const embedFixture = (
  fields: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  id: '7',
  title: 'A walk by the sea',
  width: '640',
  height: '480',
  responsive: '1',
  code: '<div class="media-embed-container" data-embed="7"></div>',
  code_iframe: `<iframe src="${PLAYER_ADDRESS}" width="640" height="480" onload="alert(1)"></iframe>`,
  video: {
    id: '70',
    title: 'The sea',
    available_video: '1',
    invalid_video: '0',
    duration: 12.5,
    preview_image: POSTER,
  },
  live: null,
  ...fields,
});

/** The same embed before its video is converted. */
export const processingEmbed = (): Record<string, unknown> =>
  embedFixture({ video: { id: '70', title: 'The sea', available_video: '0', invalid_video: '0' } });

export const failedEmbed = (): Record<string, unknown> =>
  embedFixture({ video: { id: '70', title: 'The sea', available_video: '0', invalid_video: '1' } });
