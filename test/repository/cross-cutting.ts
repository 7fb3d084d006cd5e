/**
 * Tests that mirror no source file, by their path below test/, and why. The test of any other
 * file a/b.ts is test/a/b.test.ts.
 */
export const CROSS_CUTTING: readonly (readonly [tests: RegExp, because: string])[] = [
  [/^end-to-end\//, 'built pages and packages, as users get them'],
  [/^conformance\//, 'corpora and reference tables kept beside the checkout'],
  [/^repository\//, 'the files of the repository themselves'],
  [/^components\/[^/]+\//, 'an element behaves as a whole, whichever of its files does it'],
  [/^components\/hostile-embeds/, 'one promise of all elements'],
  [
    /^(?:src\/)?(?:api|interface|schema)\//,
    'one promise of every call of the client, or of all schemas',
  ],
  [/^src\/player\/.*(?:accessib|strict-policy|ad-policy|cookies)/, 'one promise of a whole folder'],
  [/\/(?:hostile-[a-z]+|trusted-types|totality|properties)\.test/, 'safety for any input'],
  [/^src\/player\/ads\/(?:ima\/)?[a-z-]+\.test/, 'ads in a player, by what a viewer notices'],
  [/^src\/player\/(?:consent|frame)\//, 'two sides of a protocol between frames'],
  [/^src\/player\/(?:media|scroll-mode)\//, 'one stage of playback, by what a viewer notices'],
  [
    /^src\/(?:ad-tags|render|resolve|locales|vast)\/[a-z-]+\.test/,
    'one rule that several files share',
  ],
  [/^(?:demo\/)?sandbox\//, 'the service over HTTP, by its resources'],
];
