const SEPARATOR = '***';

/**
 * The ad tags of one `source_url`, in the order in which they are tried. The platform separates the
 * tags of a waterfall by `***` (platform facts 1.2). Parts are trimmed and may be empty.
 */
export const waterfall = (sourceUrl: string): readonly string[] =>
  sourceUrl.includes(SEPARATOR)
    ? sourceUrl.split(SEPARATOR).map((part) => part.trim())
    : [sourceUrl.trim()];
