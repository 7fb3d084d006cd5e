import { expect } from '@open-wc/testing';
import {
  playRange,
  type RangePlayer,
  withCaptions,
} from '../../../../src/player/playback/play-range.js';
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

describe('the content that a page has chosen', () => {
  it('starts at its start, once', () => {
    const player = new FakePlayer();
    playRange(player, { start: 10, end: 0, loop: false });
    player.dispatchEvent(new Event('loadedmetadata'));
    expect(player.currentTime).to.equal(10);
    player.at(3);
    player.dispatchEvent(new Event('loadedmetadata'));
    expect(player.currentTime).to.equal(3);
  });

  it('starts at a later position that the page has set', () => {
    const player = new FakePlayer();
    playRange(player, { start: 10, end: 0, loop: false });
    player.currentTime = 30;
    player.dispatchEvent(new Event('loadedmetadata'));
    expect(player.currentTime).to.equal(30);
  });

  it('ignores an end that is not after the start', () => {
    const player = new FakePlayer();
    for (const end of [5, 10, NaN]) playRange(player, { start: 10, end, loop: false });
    player.at(11);
    expect(player.calls).to.deep.equal([]);
  });

  it('pauses at its end, and the viewer may play on', () => {
    const player = new FakePlayer();
    playRange(player, { start: 0, end: 20, loop: false });
    player.at(19.9);
    expect(player.calls).to.deep.equal([]);
    player.at(20.1);
    player.at(20.4);
    expect(player.calls).to.deep.equal(['pause']);
  });

  it('is repeated from its start', () => {
    const player = new FakePlayer();
    playRange(player, { start: 5, end: 20, loop: true });
    player.at(20);
    expect(player.currentTime).to.equal(5);
    player.dispatchEvent(new Event('ended'));
    expect(player.calls).to.deep.equal(['play', 'play']);
  });

  it('has captions in the default language, else in the first', () => {
    const tracks = [{ url: 'https://a.example/it.vtt', language: 'it' }];
    const { config } = resolveEmbed({ subtitles: tracks } as never);
    expect(withCaptions(config).subtitles.defaultLanguage).to.equal('it');
    const other = resolveEmbed({ subtitles: tracks, subtitles_default_lang: 'en' } as never);
    expect(withCaptions(other.config).subtitles.defaultLanguage).to.equal('en');
  });
});
