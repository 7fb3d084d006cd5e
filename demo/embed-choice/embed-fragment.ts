/** A parameter in a fragment such as `#embed=plain-video`, or the empty string. */
export const fragmentParameter = (name: string, fragment = location.hash): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get(name) ?? '';
