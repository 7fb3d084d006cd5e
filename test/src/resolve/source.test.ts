import { ruleTable } from './rule-table.js';

const m3u8 = 'https://media.example/a/master.m3u8';
const mp4 = 'https://media.example/a.mp4';
const hls = 'application/vnd.apple.mpegurl';

ruleTable(
  'what plays (spec 2.5: a video or a live)',
  ({ state, source }) => [state, source?.kind, source?.id],
  {
    'a video is the source': {
      embed: { video: { id: '1', available_video: '1', invalid_video: '0' } },
      gives: ['ready', 'video', '1'],
    },
    'a live is the source when there is no video': {
      embed: { video: null, live: { id: '2' } },
      gives: ['ready', 'live', '2'],
    },
    'the video is the source when there is a live too, with a finding': {
      embed: { video: { id: '1' }, live: { id: '2' } },
      gives: ['ready', 'video', '1'],
      finds: ['source-video-and-live /live'],
    },
    'an embed without video and live is empty': {
      embed: {},
      gives: ['empty', undefined, undefined],
    },
    'a video with available_video 0 is processing': {
      embed: { video: { id: '1', available_video: '0' } },
      gives: ['processing', 'video', '1'],
    },
    'a video with invalid_video 1 has failed': {
      embed: { video: { id: '1', available_video: '1', invalid_video: 1 } },
      gives: ['failed', 'video', '1'],
    },
    'a failed conversion outweighs a running one': {
      embed: { video: { id: '1', available_video: '0', invalid_video: '1' } },
      gives: ['failed', 'video', '1'],
    },
    'a video without flags can be played': {
      embed: { video: { id: '1' } },
      gives: ['ready', 'video', '1'],
    },
    'a value that is not an object is not a video': {
      embed: { video: [] },
      gives: ['empty', undefined, undefined],
      finds: ['not-object /video'],
    },
  },
);

ruleTable(
  'stream addresses (spec 2.2, platform facts 7.1)',
  ({ source }) => [source?.url, source?.type, source?.alternatives],
  {
    'there is no address without stream fields and options.streamUrl': {
      embed: { video: { id: '1' } },
      gives: [null, null, []],
    },
    'HLS comes first, and each address is listed once': {
      embed: { video: { url_video: mp4, url_video_mp4: mp4, url_iphone: m3u8 } },
      gives: [m3u8, hls, [mp4]],
    },
    'the type follows from the file name and not from the field': {
      embed: { video: { url_iphone: mp4, url_video: m3u8 } },
      gives: [m3u8, hls, [mp4]],
    },
    'every field with an address is read': {
      embed: {
        video: {
          url_mp4: 'https://media.example/4.mp4',
          url_video_mp4: 'https://media.example/3.mp4',
          url_video: 'https://media.example/2.mp4',
          url_hls: m3u8,
        },
      },
      gives: [
        m3u8,
        hls,
        [
          'https://media.example/2.mp4',
          'https://media.example/3.mp4',
          'https://media.example/4.mp4',
        ],
      ],
    },
    'an m4v file is MP4': {
      embed: { video: { url_video: 'https://media.example/a.m4v' } },
      gives: ['https://media.example/a.m4v', 'video/mp4', []],
    },
    'a webm file comes after MP4': {
      embed: { video: { url_video: 'https://media.example/a.webm', url_mp4: mp4 } },
      gives: [mp4, 'video/mp4', ['https://media.example/a.webm']],
    },
    'a webm file has its type': {
      embed: { video: { url_video: 'https://media.example/a.webm' } },
      gives: ['https://media.example/a.webm', 'video/webm', []],
    },
    'options.streamUrl is not called for a video without an id': {
      embed: { video: { title: 'x' } },
      options: { streamUrl: () => m3u8 },
      gives: [null, null, []],
    },
    'a query does not hide the file name': {
      embed: { video: { url_video: `${mp4}?x=.m3u8` } },
      gives: [`${mp4}?x=.m3u8`, 'video/mp4', []],
    },
    'the extension may be in capitals': {
      embed: { video: { url_video: 'https://media.example/A.MP4' } },
      gives: ['https://media.example/A.MP4', 'video/mp4', []],
    },
    'the type of an address without a file extension is unknown': {
      embed: { video: { url_video: 'https://media.example/stream' } },
      gives: ['https://media.example/stream', null, []],
    },
    'empty stream fields are ignored, as in a queue entry': {
      embed: { video: { url_iphone: '' } },
      gives: [null, null, []],
    },
    'an address with another scheme is dropped': {
      embed: { video: { url_video: 'rtmp://media.example/a' } },
      gives: [null, null, []],
      finds: ['not-address /video/url_video'],
    },
    'options.streamUrl is called when the reply has no address': {
      embed: { video: { id: '1' } },
      options: { streamUrl: ({ kind, id }) => `https://media.example/${kind}/${id}.mp4` },
      gives: ['https://media.example/video/1.mp4', 'video/mp4', []],
    },
    'options.streamUrl is not called when the reply has an address': {
      embed: { video: { id: '1', url_video: mp4 } },
      options: { streamUrl: () => m3u8 },
      gives: [mp4, 'video/mp4', []],
    },
    'options.streamUrl is called with the kind live': {
      embed: { live: { id: '2' } },
      options: { streamUrl: ({ kind }) => (kind === 'live' ? m3u8 : null) },
      gives: [m3u8, hls, []],
    },
    'options.streamUrl may return nothing': {
      embed: { video: { id: '1' } },
      options: { streamUrl: () => undefined },
      gives: [null, null, []],
    },
    'an error of options.streamUrl becomes a finding': {
      embed: { video: { id: '1' } },
      options: {
        streamUrl: () => {
          throw new Error('secret');
        },
      },
      gives: [null, null, []],
      finds: ['stream-url-callback /video/id'],
    },
    'an invalid address from options.streamUrl becomes a finding': {
      embed: { video: { id: '1' } },
      options: { streamUrl: () => 'rtmp://media.example/a' },
      gives: [null, null, []],
      finds: ['stream-url-callback /video/id'],
    },
    'a value of another type from options.streamUrl becomes a finding': {
      embed: { video: { id: '1' } },
      options: { streamUrl: () => ({ href: 'x' }) as unknown as string },
      gives: [null, null, []],
      finds: ['stream-url-callback /video/id'],
    },
  },
);

ruleTable('poster and duration (spec 2.1)', ({ source }) => [source?.poster, source?.duration], {
  'the poster and the duration are unchanged': {
    embed: { video: { preview_image: 'https://media.example/a.jpg', duration: 12.5 } },
    gives: ['https://media.example/a.jpg', 12.5],
  },
  'a duration may be a text': { embed: { video: { duration: '12.5' } }, gives: [null, 12.5] },
  'a duration of 0 is unknown': { embed: { video: { duration: 0 } }, gives: [null, null] },
  'a live has no duration': { embed: { live: { duration: 60 } }, gives: [null, null] },
});
