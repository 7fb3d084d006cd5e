import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesLoadedFor, sizeOf } from './recommended-import.js';

const RECOMMENDED = "import 'media-embed-elements/media-embed.js';";

const WITH_SETTINGS =
  "import { MediaEmbed } from 'media-embed-elements/media-embed.js'; MediaEmbed.allowedPlayerOrigins = [];";

/** Bytes after brotli until a player is needed. Bundlers add code to load the other files; esbuild splits the most. */
const CEILINGS = { rollup: 10_350, webpack: 11_550, vite: 11_550, esbuild: 12_000 } as const;

/** What only the player and the other elements contain. */
const PLAYER_CODE = /media-embed-player-background|media-control-bar|MediaFiles|ad-tag-debugger/;

describe('the import that the guides recommend', () => {
  for (const [bundler, ceiling] of Object.entries(CEILINGS)) {
    it(`loads at most ${ceiling} bytes with ${bundler}, and no player`, async () => {
      const files = await filesLoadedFor(RECOMMENDED, bundler as keyof typeof CEILINGS);
      const size = sizeOf(files);
      assert.ok(size <= ceiling, `${size} B in ${files.length} files`);
      const code = files.join('\n');
      assert.match(code, /customElements/);
      assert.doesNotMatch(code, PLAYER_CODE);
    });
  }

  it('loads nothing more with the settings of the page', async () => {
    const files = await filesLoadedFor(WITH_SETTINGS, 'rollup');
    assert.ok(sizeOf(files) <= CEILINGS.rollup, String(sizeOf(files)));
  });
});
