import { html, nothing, type TemplateResult } from 'lit';
import type { AdDetails } from '../../playback/ad-details.js';
import type { AdMessages } from '../../../locales/messages.js';
import { anchor } from './anchor.js';
import { button, PAUSE, PLAY, SILENCE, SOUND } from './button.js';

/** What is seen of a linear ad. */
export interface LinearSight {
  readonly video: HTMLVideoElement;
  readonly link: { readonly url: string; readonly text: string } | null;
  readonly details: AdDetails;
  readonly texts: AdMessages;
}

export interface LinearActions {
  readonly follow: () => void;
  readonly togglePlay: () => void;
  readonly toggleMute: () => void;
  readonly skip: () => void;
}

const minutes = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

const heading = ({ details, video, texts }: LinearSight): TemplateResult => {
  const { index, count, duration } = details;
  const place = count > 1 ? ` · ${texts.position(index, count)}` : '';
  const left = duration === null ? null : Math.max(0, duration - video.currentTime);
  return html`<div part="heading">
    <span part="label">${texts.advertisement}${place}</span>
    ${left === null ? nothing : html`<span part="remaining" role="timer">${minutes(left)}</span>`}
  </div>`;
};

const skipping = (
  { details: { skipAfter }, video, texts }: LinearSight,
  skip: () => void,
): TemplateResult | typeof nothing => {
  if (skipAfter === null) return nothing;
  const left = Math.ceil(skipAfter - video.currentTime);
  if (left > 0) return html`<span part="countdown">${texts.skipIn(left)}</span>`;
  return html`<button part="skip" type="button" @click=${skip}>${texts.skip}</button>`;
};

/** A linear ad: the picture is the link, the controls lie over it. */
export const linearView = (sight: LinearSight, actions: LinearActions): TemplateResult => {
  const { video, link, texts } = sight;
  const { follow, togglePlay, toggleMute, skip } = actions;
  const isSilent = video.muted || video.volume === 0;
  return html`${video}
    ${
      link === null
        ? nothing
        : anchor('picture', { url: link.url, content: '', label: texts.visit }, follow)
    }
    ${heading(sight)}
    <div part="controls">
      ${
        video.paused
          ? button('play', texts.play, PLAY, togglePlay)
          : button('play', texts.pause, PAUSE, togglePlay)
      }
      ${
        isSilent
          ? button('mute', texts.unmute, SILENCE, toggleMute)
          : button('mute', texts.mute, SOUND, toggleMute)
      }
      ${
        link === null || link.text === ''
          ? nothing
          : anchor('destination', { url: link.url, content: link.text, label: null }, follow)
      }
      <span part="skipping">${skipping(sight, skip)}</span>
    </div>`;
};
