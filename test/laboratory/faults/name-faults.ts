import { type Fault, serverAt } from '../fault.js';
import { withDocument } from '../chain.js';

/** Elements without which no ad plays. */
const NEEDED = ['Ad', 'InLine', 'Creatives', 'Creative', 'Linear', 'MediaFiles', 'MediaFile'];

/** How people and templates write a name wrong. */
const MISTAKES: readonly ((name: string) => string)[] = [
  (name) => name.toLowerCase(),
  (name) => name.toUpperCase(),
  (name) => `${name.charAt(0)}${name.slice(1).toLowerCase()}`,
  (name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  (name) => name.slice(0, -2) + name.slice(-1),
  (name) => `${name.slice(0, 3)}${name.slice(2)}`,
  (name) => name.slice(0, 2) + name.charAt(3) + name.charAt(2) + name.slice(4),
];

const renamed = (document: string, name: string, written: string): string =>
  document.replace(new RegExp(`(</?)${name}(?=[\\s>])`, 'g'), `$1${written}`);

const isKnown = (written: string): boolean =>
  NEEDED.includes(written) || ['Creatives', 'MediaFiles'].includes(`${written}s`);

/** Names of elements in the wrong case, or misspelt by a letter: the cause is the verdict, and not what follows from it. */
export const NAME_FAULTS: readonly Fault[] = NEEDED.flatMap((name) =>
  [...new Set(MISTAKES.map((write) => write(name)))]
    .filter((written) => written !== name && written.length > 3 && !isKnown(written))
    .map((written): Fault => ({
      name: `named-${name}-as-${written}`,
      part: 'document',
      hops: 'last',
      forms: ['document', 'tag', 'har'],
      formsInBrowser: [],
      inject: (chain, { hop }) =>
        withDocument(chain, hop, (document) => renamed(document, name, written)),
      expected: (place) => ({
        id: 'response-fault',
        owner: serverAt(place),
        facts: {
          finding: 'vast-element-case',
          params: { element: written, expected: name },
        },
      }),
    })),
);
