import { css } from 'lit';
import { adTimelineStyles } from './ad-timeline.js';

/** Uses the colors of the page; only the screens are dark. */
const elementStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  :host([hidden]) {
    display: none;
  }
  [part='preview'],
  [part='device'] {
    display: grid;
    gap: 1em;
    min-inline-size: 0;
    align-content: start;
  }
  [part='devices'] {
    display: grid;
    gap: 1.5em;
  }
  [part='device'] {
    gap: 0.5em;
  }
  h3,
  h4,
  p,
  ul,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }
  h3 {
    font-size: 0.9375em;
  }
  h4,
  dt {
    font-size: 0.8125em;
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: 0.25em;
    font-size: 0.8125em;
    list-style: none;
    overflow-wrap: anywhere;
  }
  .stage {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em;
    align-items: end;
  }
  /* Players, sizes and code are from left to right in every language. */
  .screen,
  code {
    direction: ltr;
    unicode-bidi: isolate;
  }
  .screen {
    position: relative;
    flex: 1 1 12em;
    box-sizing: border-box;
    overflow: hidden;
    max-inline-size: 40em;
    background: #16181d;
    color: #fff;
    border-radius: 6px;
  }
  #mobile .stage {
    box-sizing: border-box;
    align-content: start;
    inline-size: min(100%, 15em);
    min-block-size: 18em;
    padding: 1.5em 0.5em;
    border: 2px solid;
    border-radius: 1.25em;
    /* The lines of a text below the player. */
    background: repeating-linear-gradient(
        #0000 0 0.75em,
        color-mix(in srgb, currentcolor 14%, #0000) 0.75em 1.125em
      )
      content-box;
  }
  #mobile .screen {
    flex: 0 1 auto;
    inline-size: 100%;
  }
  .poster {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .title {
    position: absolute;
    inset: 0 0 auto;
    padding: 0.5em 0.75em 1.5em;
    overflow: hidden;
    background: linear-gradient(#000c, #0000);
    font-size: 0.8125em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .icon {
    position: absolute;
    inset: 0;
    inline-size: 3em;
    block-size: 3em;
    margin: auto;
    box-sizing: border-box;
    border: 3px solid #fff;
    border-radius: 50%;
    background: #000a;
    cursor: pointer;
  }
  .icon::after {
    content: '';
    position: absolute;
    inset: 0;
    inline-size: 0;
    block-size: 0;
    margin: auto;
    translate: 12% 0;
    border-block: 0.6em solid #0000;
    border-inline-start: 1em solid #fff;
  }
  .state {
    position: absolute;
    inset: auto 0;
    inset-block-start: 40%;
    padding: 0.5em;
    background: #000c;
    font-size: 0.875em;
    text-align: center;
  }
  .logo {
    position: absolute;
    max-inline-size: 50%;
    max-block-size: 50%;
  }
  .bar {
    position: absolute;
    inset: auto 0 0;
    display: flex;
    gap: 0.75em;
    align-items: center;
    padding: 0.5em 0.75em;
    background: #000b;
    font-size: 0.75em;
  }
  .played {
    flex: 1;
    block-size: 4px;
    border-radius: 2px;
    background: #fff;
  }
  .scrolled {
    position: relative;
    flex: none;
    inline-size: 4em;
    block-size: 5em;
    border: 1px solid;
    border-radius: 4px;
    background: repeating-linear-gradient(
      #0000 0 5px,
      color-mix(in srgb, currentcolor 25%, #0000) 5px 7px
    );
  }
  .floating {
    position: absolute;
    inset-block-end: 3px;
    inset-inline-end: 3px;
    inline-size: 55%;
    aspect-ratio: 16 / 9;
    border-radius: 2px;
    background: #16181d;
    outline: 2px solid #fff;
  }
  dl {
    display: grid;
    gap: 0.375em 1em;
    grid-template-columns: repeat(auto-fit, minmax(min(16em, 100%), 1fr));
    margin-block-start: 0.5em;
    font-size: 0.875em;
  }
  dd {
    overflow-wrap: anywhere;
  }
  [part='findings'] ul {
    gap: 0.5em;
    margin-block-start: 0.5em;
  }
  [part='findings'] li {
    padding-inline-start: 0.75em;
    border-inline-start: 3px solid;
  }
  .quiet {
    font-size: 0.8125em;
  }
  button {
    justify-self: start;
    min-block-size: 2.5em;
    padding-inline: 1em;
    font: inherit;
  }
  button:focus-visible {
    outline: 3px solid light-dark(Highlight, #8ab4f8);
    outline-offset: 2px;
  }
  @container (min-width: 36em) {
    [part='devices'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    }
  }
`;

export const styles = [elementStyles, adTimelineStyles];
