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
      says: 'a video',
      embed: { video: { id: '1', available_video: '1', invalid_video: '0' } },
      gives: ['ready', 'video', '1'],
    },
    { says: 'a live', embed: { video: null, live: { id: '2' } }, gives: ['ready', 'live', '2'] },
    {
      says: 'both: the video, and it is told',
      embed: { video: { id: '1' }, live: { id: '2' } },
      gives: ['ready', 'video', '1'],
      finds: ['source-video-and-live /live'],
    },
    { says: 'neither', embed: {}, gives: ['empty', undefined, undefined] },
    {
      says: 'available_video 0: still being converted',
      embed: { video: { id: '1', available_video: '0' } },
      gives: ['processing', 'video', '1'],
    },
    {
      says: 'invalid_video 1: failed',
      embed: { video: { id: '1', available_video: '1', invalid_video: 1 } },
      gives: ['failed', 'video', '1'],
    },
    {
      says: 'failed outweighs converting',
      embed: { video: { id: '1', available_video: '0', invalid_video: '1' } },
      gives: ['failed', 'video', '1'],
    },
    {
      says: 'a video that says neither can be played',
      embed: { video: { id: '1' } },
      gives: ['ready', 'video', '1'],
    },
    {
      says: 'what is no object is no video',
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
      says: 'none in the reply, none asked for',
      embed: { video: { id: '1' } },
      gives: [null, null, []],
    },
    {
      says: 'HLS is best, each address once',
      embed: { video: { url_video: mp4, url_video_mp4: mp4, url_iphone: m3u8 } },
      gives: [m3u8, hls, [mp4]],
    },
    {
      says: 'the file name decides, not the field',
      embed: { video: { url_iphone: mp4, url_video: m3u8 } },
      gives: [m3u8, hls, [mp4]],
    },
    {
      says: 'a query does not hide the file name',
      embed: { video: { url_video: `${mp4}?x=.m3u8` } },
      gives: [`${mp4}?x=.m3u8`, 'video/mp4', []],
    },
    {
      says: 'the extension may be in capitals',
      embed: { video: { url_video: 'https://media.example/A.MP4' } },
      gives: ['https://media.example/A.MP4', 'video/mp4', []],
    },
    {
      says: 'an address may not tell its type',
      embed: { video: { url_video: 'https://media.example/stream' } },
      gives: ['https://media.example/stream', null, []],
    },
    {
      says: 'empty ones are none, as in a queue entry',
      embed: { video: { url_iphone: '' } },
      gives: [null, null, []],
    },
    {
      says: 'another scheme is dropped',
      embed: { video: { url_video: 'rtmp://media.example/a' } },
      gives: [null, null, []],
      finds: ['not-address /video/url_video'],
    },
    {
      says: 'the caller is asked when the reply has none',
      embed: { video: { id: '1' } },
      options: { streamUrl: ({ kind, id }) => `https://media.example/${kind}/${id}.mp4` },
      gives: ['https://media.example/video/1.mp4', 'video/mp4', []],
    },
    {
      says: 'the caller is not asked when it has one',
      embed: { video: { id: '1', url_video: mp4 } },
      options: { streamUrl: () => m3u8 },
      gives: [mp4, 'video/mp4', []],
    },
    {
      says: 'a live is asked for as a live',
      embed: { live: { id: '2' } },
      options: { streamUrl: ({ kind }) => (kind === 'live' ? m3u8 : null) },
      gives: [m3u8, hls, []],
    },
    {
      says: 'the caller may have none',
      embed: { video: { id: '1' } },
      options: { streamUrl: () => undefined },
      gives: [null, null, []],
    },
    {
      says: 'what the caller throws is a finding',
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
      says: 'so is an answer that is no address',
      embed: { video: { id: '1' } },
      options: { streamUrl: () => 'rtmp://media.example/a' },
      gives: [null, null, []],
      finds: ['stream-url-callback /video/id'],
    },
  ],
);

ruleTable('poster and duration (spec 2.1)', ({ source }) => [source?.poster, source?.duration], [
  {
    says: 'as they came',
    embed: { video: { preview_image: 'https://media.example/a.jpg', duration: 12.5 } },
    gives: ['https://media.example/a.jpg', 12.5],
  },
  {
    says: 'a duration may come as text',
    embed: { video: { duration: '12.5' } },
    gives: [null, 12.5],
  },
  { says: '0 is unknown', embed: { video: { duration: 0 } }, gives: [null, null] },
  { says: 'a live has no duration', embed: { live: { duration: 60 } }, gives: [null, null] },
]);

test('an answer of another type than text is a finding', () => {
  const streamUrl = () => ({ href: 'x' }) as unknown as string;
  assert.deepEqual(resolved({ video: { id: '1' } }, {}, { streamUrl }).finds, [
    'stream-url-callback /video/id',
  ]);
});
