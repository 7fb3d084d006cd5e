import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { files, read } from './project.js';

/**
 * What happens if the code of a part cannot be loaded; the next use loads it again.
 * - `error`: the element emits `error` with the code `module`.
 * - `aderror`: the slot emits `aderror`, and the content plays.
 * - `reported`: `reportError`, and everything else works without the part.
 * - `rejects`: the caller gets the failure, and shows or reports it.
 * - `code`: the console has the code, or the value that was found, in place of the sentence.
 * - `unneeded`: what it does comes later, with the code of the player.
 */
type Failure = 'error' | 'aderror' | 'reported' | 'rejects' | 'code' | 'unneeded';

/** The parts that are loaded with `import()`, by the file that loads them, without languages. */
const PARTS: Readonly<Record<string, Readonly<Record<string, Failure>>>> = {
  'components/ad-tag-debugger/diagnose.ts': {
    '../../src/diagnosis/diagnose.js': 'rejects',
    './page-inspectors.js': 'rejects',
  },
  'components/ad-tag-debugger/diagnosis-export.ts': { '../../src/diagnosis/index.js': 'reported' },
  'components/ad-tag-debugger/locales/load-texts.ts': { './part-messages.js': 'rejects' },
  'components/ad-tag-debugger/debugger-session.ts': { './evidence.js': 'rejects' },
  'components/ad-tag-debugger/panels/panel-loader.ts': {
    '../views/tracker-audit.js': 'reported',
    '../views/ads-view.js': 'reported',
    '../views/context-form.js': 'reported',
    '../views/consent-matrix.js': 'reported',
    '../views/google-view.js': 'reported',
    '../views/players-view.js': 'reported',
  },
  'components/controllers/fetch-embed.ts': { './read-response.js': 'error' },
  'components/media-embed-code/media-embed-code.ts': { './builder/snippet-builder.js': 'reported' },
  'components/media-embed-player/media-embed-player.ts': {
    '../warnings/warnings.js': 'reported',
  },
  'components/media-embed-preview/media-embed-preview.ts': {
    '../media-embed/define.js': 'reported',
  },
  'components/media-embed/loader.ts': {
    './define.js': 'reported',
    './mount/early-frame.js': 'unneeded',
  },
  'components/media-embed/mount/mount-embed-player.ts': {
    '../../../src/player/consent/consent-before-ads.js': 'error',
  },
  'components/media-embed/mount/load-mount.ts': {
    './follow-frame.js': 'error',
    './mount-embed-player.js': 'error',
    './define-player.js': 'error',
  },
  'components/media-embed/mount/mount-player.ts': {
    './mount-frame.js': 'error',
    './sandboxed-document.js': 'error',
    './start-video.js': 'error',
  },
  'components/media-embed/notice-part.ts': { './notices/notices.js': 'reported' },
  'components/upgrade-links/start.ts': { '*': 'rejects' },
  'components/warnings/check-element.ts': { './warnings.js': 'reported' },
  'src/player/ads/ad-controller.ts': {
    './lazy-vast.js': 'aderror',
    './ima/ima-manager.js': 'reported',
  },
  'src/player/ads/ad-guard.ts': { './lazy-vast.js': 'aderror', './ad-controller.js': 'aderror' },
  'src/player/ads/built-in/built-in-manager.ts': {
    './overlay-show.js': 'reported',
    './ad-companions.js': 'reported',
  },
  'src/player/ads/built-in/creative-media.ts': {
    '../../../vast/inspect/media-request.js': 'reported',
  },
  'src/player/ads/built-in/linear-ad.ts': { './linear-additions.js': 'reported' },
  'src/player/analytics/ama-beacon.ts': { './beacon-document.js': 'reported' },
  'src/player/controls/show-controls.ts': { './control-bar.js': 'reported' },
  'src/player/developer-messages.production.ts': { './error-sentences.js': 'code' },
  'src/player/frame/connect-frame.ts': {
    './frame-ads.js': 'reported',
    './player-js-remote.js': 'reported',
  },
  'src/player/frame/serve-playback.ts': { '../recorder/serve-record.js': 'reported' },
  'src/player/media/media-loader.ts': { './hls-engine.js': 'reported' },
  'src/player/recorder/load-recorder.ts': { './ad-recorder.js': 'reported' },
  'src/player/recorder/recorded-failure.ts': { '../../vast/inspect/write-reason.js': 'rejects' },
  'src/player/scroll-mode/load-scroll-mode.ts': { './scroll-mode.js': 'reported' },
};

/** What tables of languages load; their callers report it. */
const LANGUAGE = /\/(?:de|es|fr|it|pt|load-language|translate-\w+|translators)\.js$/;

/** Its caller, `verdict-actions.ts`, reports. */
const EXPORT = 'components/ad-tag-debugger/diagnosis-export.ts';

/** The handlers that report or pass on a failure. */
const HANDLERS: Readonly<Record<Failure, RegExp>> = {
  error: /loadPart/,
  aderror: /./,
  reported: /reportError/,
  rejects: /./,
  code: /short/,
  unneeded: /catch\(\(\) => undefined\)/,
};

/** The modules that a source loads with `import()`; `*` for one that is computed. */
const loadedBy = (file: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      const isText = specifier !== undefined && ts.isStringLiteralLike(specifier);
      found.push(isText ? specifier.text : '*');
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.ESNext));
  return [...new Set(found)].filter((part) => !LANGUAGE.test(part));
};

const LOADING = files
  .filter((file) => /^(?:src\/(?:player|locales)|components)\/.*\.ts$/.test(file))
  .map((file) => [file, loadedBy(file)] as const)
  .filter(([, parts]) => parts.length > 0);

describe('the parts that are loaded when they are needed', () => {
  for (const [file, parts] of LOADING)
    it(`have rows that say what happens without them: ${file}`, () => {
      assert.deepEqual(parts, Object.keys(PARTS[file] ?? {}));
    });

  it('have no rows that nothing loads', () => {
    const files = LOADING.map(([file]) => file);
    assert.deepEqual(
      Object.keys(PARTS).filter((file) => !files.includes(file)),
      [],
    );
  });

  it('are not missing without a word', () => {
    for (const [file, parts] of LOADING)
      for (const part of parts) {
        const outcome = PARTS[file]?.[part];
        if (outcome !== undefined && file !== EXPORT) assert.match(read(file), HANDLERS[outcome]);
      }
  });
});
