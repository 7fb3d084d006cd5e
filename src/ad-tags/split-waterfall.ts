/** Separates the ad tags of a waterfall. */
export const WATERFALL_SEPARATOR = '***';

/**
 * The ad tags of one `source_url`, in the order in which they are tried. The platform separates the
 * tags of a waterfall by `***` (platform facts 1.2). Parts are trimmed and may be empty.
 */
export const waterfall = (sourceUrl: string): readonly string[] =>
  sourceUrl.includes(WATERFALL_SEPARATOR)
    ? sourceUrl.split(WATERFALL_SEPARATOR).map((part) => part.trim())
    : [sourceUrl.trim()];
