/** What a stream address is asked for. */
export interface StreamRequest {
  readonly kind: 'video' | 'live' | 'advideo';
  /** Object id of the video, live or video ad. */
  readonly id: string;
}

/** What `resolveEmbed` cannot know from the embed and the viewer. */
export interface ResolveOptions {
  /** Label of the bulk to use whatever the page is, as `data-bulk-label` does (platform facts 2). */
  readonly bulkLabel?: string;
  /**
   * Gives the stream address of a source or video ad whose reply carries none: an absolute
   * http(s) URL, or null for none. What it throws becomes a finding.
   */
  readonly streamUrl?: (what: StreamRequest) => string | null | undefined;
  /** When each midroll plays, in their order: seconds into the content, above 0. */
  readonly midrollAt?: readonly number[];
}
