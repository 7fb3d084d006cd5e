/** The object whose stream address is requested. */
export interface StreamRequest {
  readonly kind: 'video' | 'live' | 'advideo';
  /** Object id of the video, live or video ad. */
  readonly id: string;
}

/** Settings of `resolveEmbed` that neither the embed nor the viewer has. */
export interface ResolveOptions {
  /** Label of the bulk to use on every page, as with `data-bulk-label` (platform facts 2). */
  readonly bulkLabel?: string;
  /**
   * Called for a source or video ad whose reply has no stream address: returns an absolute http(s)
   * URL, or null. An error that it throws becomes a finding.
   */
  readonly streamUrl?: (request: StreamRequest) => string | null | undefined;
  /** When each midroll plays, in the order of the midrolls: seconds into the content, above 0. */
  readonly midrollAt?: readonly number[];
}
