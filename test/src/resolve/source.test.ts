import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolved, ruleTable } from './rule-table.js';

const m3u8 = 'https://media.example/a/master.m3u8';
const mp4 = 'https://media.example/a.mp4';
const hls = 'application/vnd.apple.mpegurl';

ruleTable(
  'what plays (spec 2.5: a video or a live)',
  ({ state, source }) => [state, source?.kind, source?.id],
  [
    {
      behavior: 'a video is the source',
      embed: { video: { id: '1', available_video: '1', invalid_video: '0' } },
      gives: ['ready', 'video', '1'],
    },
    {
      behavior: 'a live is the source when there is no video',
      embed: { video: null, live: { id: '2' } },
      gives: ['ready', 'live', '2'],
    },
    {
      behavior: 'the video is the source when there is a live too, with a finding',
      embed: { video: { id: '1' }, live: { id: '2' } },
      gives: ['ready', 'video', '1'],
      finds: ['source-video-and-live /live'],
    },
    {
      behavior: 'an embed without video and live is empty',
      embed: {},
      gives: ['empty', undefined, undefined],
    },
    {
      behavior: 'a video with available_video 0 is processing',
      embed: { video: { id: '1', available_video: '0' } },
      gives: ['processing', 'video', '1'],
    },
    {
      behavior: 'a video with invalid_video 1 has failed',
      embed: { video: { id: '1', available_video: '1', invalid_video: 1 } },
      gives: ['failed', 'video', '1'],
    },
    {
      behavior: 'a failed conversion outweighs a running one',
      embed: { video: { id: '1', available_video: '0', invalid_video: '1' } },
      gives: ['failed', 'video', '1'],
    },
    {
      behavior: 'a video without flags can be played',
      embed: { video: { id: '1' } },
      gives: ['ready', 'video', '1'],
    },
    {
      behavior: 'a value that is not an object is not a video',
      embed: { video: [] },
      gives: ['empty', undefined, undefined],
      finds: ['not-object /video'],
    },
  ],
);

ruleTable(
  'stream addresses (spec 2.2, platform facts 7.1)',
  ({ source }) => [source?.url, source?.type, source?.alternatives],
  [
    {
      behavior: 'there is no address without stream fields and options.streamUrl',
      embed: { video: { id: '1' } },
      gives: [null, null, []],
    },
    {
      behavior: 'HLS comes first, and each address is listed once',
      embed: { video: { url_video: mp4, url_video_mp4: mp4, url_iphone: m3u8 } },
      gives: [m3u8, hls, [mp4]],
    },
    {
      behavior: 'the type follows from the file name and not from the field',
      embed: { video: { url_iphone: mp4, url_video: m3u8 } },
      gives: [m3u8, hls, [mp4]],
    },
    {
      behavior: 'a query does not hide the file name',
      embed: { video: { url_video: `${mp4}?x=.m3u8` } },
      gives: [`${mp4}?x=.m3u8`, 'video/mp4', []],
    },
    {
      behavior: 'the extension may be in capitals',
      embed: { video: { url_video: 'https://media.example/A.MP4' } },
      gives: ['https://media.example/A.MP4', 'video/mp4', []],
    },
    {
      behavior: 'the type of an address without a file extension is unknown',
      embed: { video: { url_video: 'https://media.example/stream' } },
      gives: ['https://media.example/stream', null, []],
    },
    {
      behavior: 'empty stream fields are ignored, as in a queue entry',
      embed: { video: { url_iphone: '' } },
      gives: [null, null, []],
    },
    {
      behavior: 'an address with another scheme is dropped',
      embed: { video: { url_video: 'rtmp://media.example/a' } },
      gives: [null, null, []],
      finds: ['not-address /video/url_video'],
    },
    {
      behavior: 'options.streamUrl is called when the reply has no address',
      embed: { video: { id: '1' } },
      options: { streamUrl: ({ kind, id }) => `https://media.example/${kind}/${id}.mp4` },
      gives: ['https://media.example/video/1.mp4', 'video/mp4', []],
    },
    {
      behavior: 'options.streamUrl is not called when the reply has an address',
      embed: { video: { id: '1', url_video: mp4 } },
      options: { streamUrl: () => m3u8 },
      gives: [mp4, 'video/mp4', []],
    },
    {
      behavior: 'options.streamUrl is called with the kind live',
      embed: { live: { id: '2' } },
      options: { streamUrl: ({ kind }) => (kind === 'live' ? m3u8 : null) },
      gives: [m3u8, hls, []],
    },
    {
      behavior: 'options.streamUrl may return nothing',
      embed: { video: { id: '1' } },
      options: { streamUrl: () => undefined },
      gives: [null, null, []],
    },
    {
      behavior: 'an error of options.streamUrl becomes a finding',
      embed: { video: { id: '1' } },
      options: {
        streamUrl: () => {
          throw new Error('secret');
        },
      },
      gives: [null, null, []],
      finds: ['stream-url-callback /video/id'],
    },
    {
      behavior: 'an invalid address from options.streamUrl becomes a finding',
      embed: { video: { id: '1' } },
      options: { streamUrl: () => 'rtmp://media.example/a' },
      gives: [null, null, []],
      finds: ['stream-url-callback /video/id'],
    },
  ],
);

ruleTable('poster and duration (spec 2.1)', ({ source }) => [source?.poster, source?.duration], [
  {
    behavior: 'the poster and the duration are unchanged',
    embed: { video: { preview_image: 'https://media.example/a.jpg', duration: 12.5 } },
    gives: ['https://media.example/a.jpg', 12.5],
  },
  {
    behavior: 'a duration may be a text',
    embed: { video: { duration: '12.5' } },
    gives: [null, 12.5],
  },
  {
    behavior: 'a duration of 0 is unknown',
    embed: { video: { duration: 0 } },
    gives: [null, null],
  },
  { behavior: 'a live has no duration', embed: { live: { duration: 60 } }, gives: [null, null] },
]);

test('a value of another type from options.streamUrl becomes a finding', () => {
  const streamUrl = () => ({ href: 'x' }) as unknown as string;
  assert.deepEqual(resolved({ video: { id: '1' } }, {}, { streamUrl }).finds, [
    'stream-url-callback /video/id',
  ]);
});
