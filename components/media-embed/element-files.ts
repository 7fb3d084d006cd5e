/** Requests the files of the element at once. Only the build for pages without a bundler knows them, and replaces this. */
export const loadElementFiles = (): void => undefined;
