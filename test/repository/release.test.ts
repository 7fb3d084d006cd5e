import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { read, readJson, root } from './project.js';

interface Versions {
  readonly VERSION_FILES: readonly string[];
  readonly compareVersions: (a: string, b: string) => number;
  readonly unreleasedChanges: (changelog: string) => string;
  readonly versionEdits: (
    texts: Readonly<Record<string, string>>,
    versions: { readonly from: string; readonly to: string; readonly date: string },
  ) => Readonly<Record<string, string>>;
}

const { VERSION_FILES, compareVersions, unreleasedChanges, versionEdits } = (await import(
  `${root}scripts/release/version-files.mjs`
)) as Versions;

const texts = Object.fromEntries(VERSION_FILES.map((path) => [path, read(path)]));
const { version: from } = readJson('package.json') as { readonly version: string };
const withChanges = {
  ...texts,
  'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n- A change.\n\n## 0.1.0\n\n- Old.\n',
};
const date = '2030-01-02';

describe('the versions of the project', () => {
  it('are the same in every file', () => {
    const { version } = readJson('demo/sandbox/package.json') as { readonly version: string };
    assert.equal(version, from);
    assert.ok(read('components/version.ts').includes(`'${from}'`));
    const plugin = read('integrations/wordpress/media-embed.php');
    assert.equal(/^ \* Version: +(.+)$/m.exec(plugin)?.[1], from);
    assert.equal(/MEDIA_EMBED_VERSION = '(.+)'/.exec(plugin)?.[1], from);
    const { 1: stable } =
      /^Stable tag: (.+)$/m.exec(read('integrations/wordpress/readme.txt')) ?? [];
    assert.equal(stable, from);
    assert.match(read('CHANGELOG.md'), new RegExp(`^## ${from} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm'));
    const lock = readJson('package-lock.json') as Lock;
    const locked = [lock, lock.packages[''], lock.packages['demo/sandbox']];
    assert.deepEqual(
      locked.map((each) => each?.version),
      [from, from, from],
    );
  });

  it('are in the order of semantic versioning', () => {
    const ordered = [
      '0.1.0',
      '1.0.0-alpha',
      '1.0.0-rc.0',
      '1.0.0-rc.2',
      '1.0.0-rc.10',
      '1.0.0',
      '1.0.1',
      '1.2.0',
      '1.10.0',
      '2.0.0',
    ];
    for (const [index, a] of ordered.entries())
      for (const [other, b] of ordered.entries())
        assert.equal(Math.sign(compareVersions(a, b)), Math.sign(index - other), `${a} ${b}`);
    assert.throws(() => compareVersions('1.0', '1.0.0'), /"1\.0" is not a version/);
  });
});

interface Lock {
  readonly version: string;
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

describe('the edits of a release', () => {
  it('write the version into every file and date the changes', () => {
    const edits = versionEdits(withChanges, { from, to: '9.0.0', date });
    assert.deepEqual(
      VERSION_FILES.filter((path) => !(path in edits)),
      [],
    );
    assert.equal(
      edits['CHANGELOG.md'],
      '# Changelog\n\n## Unreleased\n\n## 9.0.0 (2030-01-02)\n\n- A change.\n\n## 0.1.0\n\n- Old.\n',
    );
    assert.equal(unreleasedChanges(edits['CHANGELOG.md']), '');
    const before = JSON.parse(texts['package-lock.json'] ?? '') as Lock;
    const after = JSON.parse(edits['package-lock.json'] ?? '') as Lock;
    assert.deepEqual(
      [after.version, after.packages['']?.version, after.packages['demo/sandbox']?.version],
      ['9.0.0', '9.0.0', '9.0.0'],
    );
    assert.equal(
      edits['package-lock.json']?.replaceAll('"9.0.0"', `"${from}"`),
      texts['package-lock.json']?.replaceAll('"9.0.0"', `"${from}"`),
    );
    assert.deepEqual(Object.keys(after.packages), Object.keys(before.packages));
    for (const path of ['package.json', 'demo/sandbox/package.json', 'components/version.ts'])
      assert.equal(edits[path]?.replace('9.0.0', from), texts[path], path);
  });

  it('leave equal numbers of something else in the plugin as they are', () => {
    const plugin = 'integrations/wordpress/media-embed.php';
    const readme = 'integrations/wordpress/readme.txt';
    const other = `Requires PHP: ${from}\n// since ${from}, of 1${from}\n`;
    const extended = {
      ...withChanges,
      [plugin]: `${texts[plugin]}${other}`,
      [readme]: `${texts[readme]}${other}`,
    };
    const edits = versionEdits(extended, { from, to: '9.0.0', date });
    for (const [path, count] of [
      [plugin, 2],
      [readme, 1],
    ] as const) {
      const edited = edits[path] ?? '';
      assert.ok(edited.endsWith(other), path);
      assert.equal(edited.split('9.0.0').length - 1, count, path);
    }
  });

  it('are none for the version that the files have, so that it can be tagged', () => {
    assert.deepEqual(versionEdits(texts, { from, to: from, date }), {});
  });

  it('are refused if the version goes back, or nothing has changed', () => {
    assert.throws(() => versionEdits(withChanges, { from, to: '0.0.1', date }), /is before/);
    const empty = { ...texts, 'CHANGELOG.md': '# C\n\n## Unreleased\n\n## 0.1.0\n\n- Old.\n' };
    assert.throws(
      () => versionEdits(empty, { from: '9.0.0', to: '9.0.1', date }),
      /has no changes/,
    );
    const released = versionEdits(empty, { from: '9.0.0-rc.0', to: '9.0.0', date });
    assert.match(released['CHANGELOG.md'] ?? '', /^## 9\.0\.0 \(2030-01-02\)$/m);
  });
});

describe('npm run release', () => {
  const run = (...parameters: readonly string[]) =>
    spawnSync(process.execPath, ['scripts/release.mjs', ...parameters], {
      cwd: root,
      encoding: 'utf8',
    });

  it('prints every step in a dry run and changes no file', () => {
    const { stdout, status } = run(from, '--dry-run');
    const steps = [...stdout.matchAll(/^\d+\. (.*)$/gm)].map(([, step]) => step);
    assert.deepEqual(steps, [
      'npm ci',
      'npm test',
      'npm run validate',
      `empty .build/release/${from}`,
      `npm pack --ignore-scripts --pack-destination .build/release/${from}`,
      `npm pack --ignore-scripts --pack-destination .build/release/${from} --workspace media-embed-sandbox`,
      `git tag -a v${from} -m v${from}`,
    ]);
    assert.match(stdout, /npm publish .*media-embed-sandbox/);
    assert.equal(status, 0);
    for (const path of VERSION_FILES) assert.equal(read(path), texts[path], path);
  });

  it('refuses a version that goes back, no version and two versions', () => {
    assert.equal(run('0.0.1', '--dry-run').status, 1);
    assert.match(run().stderr, /Name one version/);
    assert.equal(run('9.0.0', '9.0.1').status, 2);
  });
});
