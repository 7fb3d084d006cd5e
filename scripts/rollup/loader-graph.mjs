/** A rollup plugin that writes into the loader of `<media-embed>` which files the element loads. */

const MODULE = /\/components\/media-embed\/element-files\.js$/;

/** Replaced by names of files when they are known. It contains no quotes, and no minifier changes a string. */
const NAMES = '__FILES_OF_THE_ELEMENT__';

const ENTRY = 'media-embed.js';

/** What an element needs until it has a frame: `ENTRY` with its imports, and the part that it loads first. */
const filesOf = (chunks) => {
  const frame = Object.values(chunks).find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith('/components/media-embed/mount/mount-frame.js')),
  );
  const files = new Set([ENTRY, frame.fileName]);
  for (const name of files) for (const imported of chunks[name].imports) files.add(imported);
  return [...files];
};

export const loaderGraph = () => ({
  name: 'loader-graph',
  load: (id) =>
    MODULE.test(id)
      ? `export const loadElementFiles = () => { for (const file of '${NAMES}'.split(' ')) import('./' + file).catch(() => {}); };`
      : null,
  renderChunk: (code, _chunk, _options, { chunks }) =>
    code.includes(NAMES)
      ? { code: code.replace(NAMES, () => filesOf(chunks).join(' ')), map: null }
      : null,
});
