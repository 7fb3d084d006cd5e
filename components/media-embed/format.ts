/** How the embed is shown. The first is the default. */
export const FORMATS = ['iframe', 'standard', 'player'] as const;
export type EmbedFormat = (typeof FORMATS)[number];
