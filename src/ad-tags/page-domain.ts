const HOST = /^https?:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]+)/i;

/** Host name of an absolute http(s) address, without port; undefined when it has none. */
export const pageDomain = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : HOST.exec(url)?.[1];
