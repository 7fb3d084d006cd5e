/** Larger files than recordings of one page are. */
export const MAX_FILE_MEGABYTES = 50;

export type FileFault = 'too-large' | 'unreadable';

/** Reads a file as UTF-8 text. Never rejects. */
export const readInputFile = async (
  file: File,
): Promise<{ readonly text: string } | { readonly fault: FileFault }> => {
  if (file.size > MAX_FILE_MEGABYTES * 1_000_000) return { fault: 'too-large' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { fault: 'unreadable' };
  }
};
