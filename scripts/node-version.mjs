/** Ends the process with one sentence when this Node is older than package.json allows. */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), { encoding: 'utf8' }),
);
const needed = engines.node.replace('>=', '');
const [major, minor] = needed.split('.').map(Number);
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `media-embed needs Node ${needed} or later and this is Node ${process.versions.node}: install a current Node, for example with \`nvm install 22\`, and run the command again.`,
  );
  process.exit(1);
}
