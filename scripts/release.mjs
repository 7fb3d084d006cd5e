/**
 * `npm run release -- VERSION`: writes the version, runs every test and validator, packs both packages, commits and tags.
 * It publishes nothing and prints the commands that do. If a step fails, the files are as before. `--dry-run` prints
 * the steps, and what would stop them, and changes nothing.
 */
import './node-version.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';
import { VERSION_FILES, versionEdits } from './release/version-files.mjs';

const read = (path) => readFileSync(join(root, path), { encoding: 'utf8' });

const git = (...parameters) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();

const isDryRun = process.argv.includes('--dry-run');
const [version, ...others] = process.argv.slice(2).filter((parameter) => parameter !== '--dry-run');

if (version === undefined || others.length > 0) {
  console.error('Name one version: npm run release -- 1.2.0 [--dry-run]');
  process.exit(2);
}

const from = JSON.parse(read('package.json')).version;
const tag = `v${version}`;
const folder = `.build/release/${version}`;

const plannedEdits = () => {
  const texts = Object.fromEntries(VERSION_FILES.map((path) => [path, read(path)]));
  const date = new Date().toISOString().slice(0, 10);
  return versionEdits(texts, { from, to: version, date });
};

/** What stops the release before its first step. */
const obstacles = () => [
  ...(git('status', '--porcelain') === '' ? [] : ['The tree has changes that are not committed.']),
  ...(git('tag', '--list', tag) === '' ? [] : [`The tag ${tag} exists.`]),
];

const npm = (...parameters) => ({
  title: `npm ${parameters.join(' ')}`,
  work: () => run('npm', parameters),
});

const stepsFor = (edits) => {
  const paths = Object.keys(edits);
  const write = {
    title: `write ${version} into ${paths.join(', ')}`,
    work: () => {
      for (const [path, text] of Object.entries(edits)) writeFileSync(join(root, path), text);
      return 0;
    },
  };
  const emptyFolder = {
    title: `empty ${folder}`,
    work: () => {
      rmSync(join(root, folder), { recursive: true, force: true });
      mkdirSync(join(root, folder), { recursive: true });
      return 0;
    },
  };
  const commit = {
    title: `git commit -m "release: ${version}" ${paths.join(' ')}`,
    work: () => run('git', ['commit', '-m', `release: ${version}`, '--', ...paths]),
  };
  return [
    ...(paths.length > 0 ? [write] : []),
    npm('ci'),
    // With the findings of publint and of arethetypeswrong about the tarball.
    npm('test'),
    npm('run', 'validate'),
    emptyFolder,
    npm('pack', '--ignore-scripts', '--pack-destination', folder),
    npm(
      'pack',
      ...['--ignore-scripts', '--pack-destination', folder, '--workspace', 'media-embed-sandbox'],
    ),
    ...(paths.length > 0 ? [commit] : []),
    {
      title: `git tag -a ${tag} -m ${tag}`,
      work: () => run('git', ['tag', '-a', tag, '-m', tag]),
    },
  ];
};

/** Runs the steps up to the first that fails; puts the files back then. Returns whether all succeeded. */
const runSteps = async (steps, edits) => {
  for (const { title, work } of steps) {
    console.log(`\n── ${title}`);
    if ((await work()) === 0) continue;
    console.error(`\nThe release stopped at: ${title}`);
    const paths = Object.keys(edits);
    if (paths.length > 0) git('checkout', 'HEAD', '--', ...paths);
    return false;
  }
  return true;
};

const printPublishing = () => {
  const channel = version.includes('-') ? ' --tag next' : '';
  console.log(`\nTo publish ${version}:`);
  for (const name of ['media-embed-elements', 'media-embed-sandbox'])
    console.log(`  npm publish ${folder}/${name}-${version}.tgz${channel}`);
  console.log(`  git push --follow-tags`);
};

try {
  const edits = plannedEdits();
  const stopped = obstacles();
  for (const obstacle of stopped) console.error(obstacle);
  if (isDryRun) {
    for (const [index, { title }] of stepsFor(edits).entries())
      console.log(`${index + 1}. ${title}`);
    printPublishing();
  } else if (stopped.length > 0 || !(await runSteps(stepsFor(edits), edits))) {
    process.exitCode = 1;
  } else {
    printPublishing();
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
