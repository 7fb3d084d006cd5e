/**
 * Which modules of the elements for pages without a bundler share a file. By itself rollup makes a file for each set
 * of entries that needs a module, most of them of a hundred bytes, and each is a request.
 */

const ELEMENT = '/components/media-embed/define.js';
const FRAME = '/components/media-embed/mount/mount-frame.js';

/** Each group has the modules that one of `of` loads and one of `and`, too, unless an earlier group has them. */
const GROUPS = [
  // A hosted player has no element, so it loads nothing else of one.
  { name: 'shared', of: [ELEMENT, FRAME], and: ['/src/player/frame/index.js'] },
  { name: 'elements', of: [ELEMENT], and: ['/components/media-embed-player/define.js'] },
  {
    name: 'embeds',
    of: [ELEMENT],
    and: [
      '/components/media-embed-code/define.js',
      '/components/media-embed-preview/define.js',
      '/components/ad-tag-debugger/define.js',
      FRAME,
    ],
  },
  { name: 'mount-frame', of: [FRAME], and: [FRAME] },
];

/** The group of each module. */
const namesOf = ({ getModuleIds, getModuleInfo }) => {
  const ids = [...getModuleIds()];
  /** The modules that these load with themselves. */
  const loadedWith = (paths) => {
    const found = new Set(ids.filter((id) => paths.some((path) => id.endsWith(path))));
    for (const id of found) for (const next of getModuleInfo(id).importedIds) found.add(next);
    return found;
  };
  const names = new Map();
  for (const { name, of, and } of GROUPS) {
    const others = loadedWith(and);
    for (const id of loadedWith(of)) if (others.has(id) && !names.has(id)) names.set(id, name);
  }
  return names;
};

/** The `manualChunks` of one build. */
export const chunkGroups = () => {
  let names;
  return (id, meta) => (names ??= namesOf(meta)).get(id);
};
