import { css, html, nothing, type TemplateResult } from 'lit';
import { clockTime } from '../../../time/clock-time.js';
import type { AdDetails } from '../../playback/ad-details.js';
import type { AdMessages } from '../../../locales/messages.js';
import { MUTED, PAUSE, PLAY, UNMUTED } from '../../icons.js';
import { anchor, button, controlStyles } from './ad-controls.js';

/** Light text on a dark background, readable over every picture, in players from 256 px wide. */
export const linearStyles = css`
  :host {
    position: absolute;
    inset: 0;
    z-index: 1;
    display: block;
    overflow: hidden;
    pointer-events: auto;
    background: #000;
    color: #fff;
    font: 13px/1.2 system-ui, sans-serif;
  }
  video,
  [part='picture'] {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  video {
    object-fit: contain;
  }
  [part='heading'],
  [part='controls'] {
    position: absolute;
    inset-inline: 0;
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 6px;
    pointer-events: none;
  }
  [part='heading'] {
    inset-block-start: 0;
    justify-content: space-between;
  }
  [part='controls'] {
    inset-block-end: 0;
  }
  [part='skipping'] {
    flex: none;
    margin-inline-start: auto;
  }
  [part='label'],
  [part='remaining'],
  [part='countdown'],
  [part='destination'],
  button {
    box-sizing: border-box;
    border-radius: 4px;
    background: #000c;
    color: #fff;
  }
  [part='label'],
  [part='remaining'],
  [part='countdown'] {
    padding: 4px 6px;
  }
  [part='remaining'] {
    font-variant-numeric: tabular-nums;
  }
  button,
  [part='destination'] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    flex: none;
    min-inline-size: 32px;
    block-size: 32px;
    padding: 0;
    border: 1px solid #fff8;
    font: inherit;
    cursor: pointer;
    pointer-events: auto;
  }
  [part='destination'] {
    display: block;
    flex: 0 1 auto;
    min-inline-size: 24px;
    padding-inline: 8px;
    overflow: hidden;
    line-height: 30px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [part='skip'] {
    padding-inline: 10px;
    border-color: #fff;
    font-weight: 600;
  }
  [aria-pressed='true'] {
    background: #fff;
    color: #000;
  }
  svg {
    inline-size: 20px;
    block-size: 20px;
  }
  ${controlStyles}
`;

export interface LinearViewModel {
  readonly video: HTMLVideoElement;
  readonly link: { readonly url: string; readonly text: string } | null;
  readonly details: AdDetails;
  readonly captions: HTMLElement | null;
  readonly texts: AdMessages;
}

export interface LinearActions {
  readonly follow: (event: MouseEvent) => void;
  readonly togglePlay: () => void;
  readonly toggleMute: () => void;
  readonly skip: () => void;
}

const heading = ({ details, video, texts }: LinearViewModel): TemplateResult => {
  const { index, count, duration } = details;
  const place = count > 1 ? ` · ${texts.position(index, count)}` : '';
  const left = duration === null ? null : Math.max(0, Math.ceil(duration - video.currentTime));
  return html`<div part="heading">
    <span part="label">${texts.advertisement}${place}</span>
    ${left === null ? nothing : html`<span part="remaining" role="timer">${clockTime(left)}</span>`}
  </div>`;
};

const skipping = (
  { details: { skipAfter }, video, texts }: LinearViewModel,
  skip: () => void,
): TemplateResult | typeof nothing => {
  if (skipAfter === null) return nothing;
  const left = Math.ceil(skipAfter - video.currentTime);
  if (left > 0) return html`<span part="countdown">${texts.skipIn(left)}</span>`;
  return html`<button part="skip" type="button" @click=${skip}>${texts.skip}</button>`;
};

/** A linear ad: the picture is the link, with the controls over it. */
export const linearView = (model: LinearViewModel, actions: LinearActions): TemplateResult => {
  const { video, link, texts } = model;
  const { follow, togglePlay, toggleMute, skip } = actions;
  const isSilent = video.muted || video.volume === 0;
  return html`${video}
    ${
      link === null
        ? nothing
        : anchor('picture', { url: link.url, content: '', label: texts.visit }, follow)
    }
    ${heading(model)}
    <div part="controls">
      ${
        video.paused
          ? button('play', texts.play, PLAY, togglePlay)
          : button('play', texts.pause, PAUSE, togglePlay)
      }
      ${
        isSilent
          ? button('mute', texts.unmute, MUTED, toggleMute)
          : button('mute', texts.mute, UNMUTED, toggleMute)
      }
      ${
        link === null || link.text === ''
          ? nothing
          : anchor('destination', { url: link.url, content: link.text, label: null }, follow)
      }
      ${model.captions ?? nothing}
      <span part="skipping">${skipping(model, skip)}</span>
    </div>`;
};
