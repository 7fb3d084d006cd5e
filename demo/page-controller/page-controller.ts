/** The state of a page. All of it is in the fragment of the URL, so that it can be shared. */
export interface EmbedState {
  /** Name of the chosen embed, or the empty string. */
  readonly embed: string;
}

/** Reads and writes the fragment of a URL, with its `#`. */
export interface FragmentFormat<State extends EmbedState> {
  parse(fragment: string): State;
  stringify(state: State): string;
}

/** The name of the embed in a fragment such as `#embed=plain-video`, or the empty string. */
export const embedIn = (fragment: string): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('embed') ?? '';
