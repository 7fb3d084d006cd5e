/** The folder of the compiled sandbox. */
export const COMPILED = new URL('./', import.meta.url);

/** The folder of the project: what is not compiled stays in its place. */
export const PROJECT = new URL('../../../', COMPILED);
