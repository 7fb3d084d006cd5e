import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesLoadedFor, sizeOf } from './recommended-import.js';

const RECOMMENDED = "import 'media-embed-elements/media-embed.js';";

const WITH_SETTINGS =
  "import { MediaEmbed } from 'media-embed-elements/media-embed.js'; MediaEmbed.allowedPlayerOrigins = [];";

/** Bytes after brotli until a player is needed. Bundlers add code to load the other files: Vite 700, webpack 900; esbuild writes five files. */
const CEILINGS = { rollup: 11_020, webpack: 12_100, vite: 12_100, esbuild: 12_100 } as const;

/** The statement of the page, in a file of its own. */
const SETTINGS_BYTES = 100;

/** What only the player and the other elements contain. */
const PLAYER_CODE = /media-embed-player-background|control-fullscreen|MediaFiles|ad-tag-debugger/;

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

  for (const bundler of ['rollup', 'esbuild'] as const)
    it(`loads nothing more with the class for the settings of the page, with ${bundler}`, async () => {
      const files = await filesLoadedFor(WITH_SETTINGS, bundler);
      assert.ok(sizeOf(files) <= CEILINGS[bundler] + SETTINGS_BYTES, String(sizeOf(files)));
    });
});
