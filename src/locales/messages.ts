/** Texts of `<media-embed>` before its player is loaded. */
export interface FacadeMessages {
  /** Accessible name of a frame whose embed has no title. */
  readonly player: string;
  /** Accessible name of the button that starts the player; the title may be empty. */
  readonly play: (title: string) => string;
  /** Badge of a live stream. */
  readonly live: string;
}

/** Messages of `<media-embed>` and `<media-embed-code>` in place of the embed. */
export interface NoticeMessages {
  readonly loading: string;
  readonly empty: string;
  readonly processing: string;
  readonly failed: string;
  readonly error: string;
  readonly retry: string;
}

/** Texts of `<media-embed>` while it needs consent. */
export interface ConsentMessages {
  /** Why the video is not shown; the host of the player may be empty. */
  readonly required: (host: string) => string;
  readonly denied: string;
  /** Label of the button; the host of the player may be empty. */
  readonly allow: (host: string) => string;
}

/** Texts of `<media-embed-code>`. */
export interface CodeMessages {
  /** Accessible name of the region that shows the code of a format. */
  readonly code: (format: string) => string;
  readonly copy: string;
  readonly copied: string;
  /** Shown when the code could not be copied and was selected instead. */
  readonly selected: string;
  readonly unavailable: string;
}

/** Texts of `<media-embed-player>`. */
export interface PlayerMessages {
  /** Accessible name of a player whose content has no title. */
  readonly player: string;
  readonly empty: string;
  readonly processing: string;
  readonly failed: string;
  /** The content has no stream, or the browser cannot play it. */
  readonly error: string;
  /** The media cannot be loaded. */
  readonly network: string;
  readonly destroyed: string;
  readonly retry: string;
  readonly play: string;
  readonly pause: string;
  readonly mute: string;
  readonly unmute: string;
  readonly fullscreen: string;
  readonly exitFullscreen: string;
  readonly pictureInPicture: string;
  readonly exitPictureInPicture: string;
  readonly volume: string;
  readonly seek: string;
  /** The choice of subtitles, and the entry that turns them off. */
  readonly captions: string;
  readonly captionsOff: string;
  /** The button that goes to the newest part of a live, and its accessible name before and while it is there. */
  readonly live: string;
  readonly seekToLive: string;
  readonly playingLive: string;
  /** Position in the content, in words. */
  readonly timeOf: (time: string, duration: string) => string;
  /** Accessible name of the link on the watermark. */
  readonly watermark: string;
  /** Accessible name of the indicator that media or an ad is loading. */
  readonly waiting: string;
}

/** Texts around an ad. */
export interface AdMessages {
  readonly advertisement: string;
  /** Position among the ads of a break. */
  readonly position: (index: number, count: number) => string;
  readonly play: string;
  readonly pause: string;
  readonly mute: string;
  readonly unmute: string;
  /** Accessible name of the link around the picture. */
  readonly visit: string;
  /** Shown before the ad may be skipped; whole seconds. */
  readonly skipIn: (seconds: number) => string;
  readonly skip: string;
  readonly close: string;
  /** The button that turns the captions of an ad on and off. */
  readonly captions: string;
  /** Closes the picture that explains an icon of an ad. */
  readonly closePicture: string;
  readonly started: string;
  readonly ended: string;
}

/** Texts of scroll mode. */
export interface ScrollMessages {
  /** Accessible name of the floating player. */
  readonly region: string;
  readonly close: string;
  /** Label of the button that covers the gap in the page and scrolls back to it. */
  readonly back: string;
}

/** All texts in one language. */
export interface Messages {
  readonly facade: FacadeMessages;
  readonly notice: NoticeMessages;
  readonly consent: ConsentMessages;
  readonly code: CodeMessages;
  readonly player: PlayerMessages;
  readonly ads: AdMessages;
  readonly scroll: ScrollMessages;
}
