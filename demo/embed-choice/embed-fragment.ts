/** The name of the embed in a fragment such as `#embed=plain-video`, or the empty string. */
export const embedIn = (fragment: string): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('embed') ?? '';
