import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  playRange,
  type RangePlayer,
  withCaptions,
} from '../../../../demo/sandbox/hosted-player/play-range.js';
import { resolveEmbed } from '../../../../src/resolve/resolve-embed.js';

/** A player that records what it is made to do. */
class FakePlayer extends EventTarget implements RangePlayer {
  currentTime = 0;
  readonly calls: string[] = [];

  play(): Promise<void> {
    this.calls.push('play');
    return Promise.resolve();
  }

  pause(): void {
    this.calls.push('pause');
  }

  at(seconds: number): void {
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
}

test('the content starts at the start of the range, once', () => {
  const player = new FakePlayer();
  playRange(player, { start: 10, end: null, loop: false });
  player.dispatchEvent(new Event('loadedmetadata'));
  assert.equal(player.currentTime, 10);
  player.at(3);
  player.dispatchEvent(new Event('loadedmetadata'));
  assert.equal(player.currentTime, 3);
});

test('the content pauses at the end of the range, and the viewer may play on', () => {
  const player = new FakePlayer();
  playRange(player, { start: 0, end: 20, loop: false });
  player.at(19.9);
  assert.deepEqual(player.calls, []);
  player.at(20.1);
  player.at(20.4);
  assert.deepEqual(player.calls, ['pause']);
});

test('a range is repeated from its start', () => {
  const player = new FakePlayer();
  playRange(player, { start: 5, end: 20, loop: true });
  player.at(20);
  assert.equal(player.currentTime, 5);
  player.dispatchEvent(new Event('ended'));
  assert.deepEqual(player.calls, ['play', 'play']);
});

test('captions are shown in the default language, else in the first', () => {
  const tracks = [{ url: 'https://a.example/it.vtt', language: 'it' }];
  const { config } = resolveEmbed({ subtitles: tracks } as never);
  assert.equal(withCaptions(config).subtitles.defaultLanguage, 'it');
  const other = resolveEmbed({ subtitles: tracks, subtitles_default_lang: 'en' } as never);
  assert.equal(withCaptions(other.config).subtitles.defaultLanguage, 'en');
});
