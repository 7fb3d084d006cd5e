import { css } from 'lit';

export const chainPictureStyles = css`
  .paths {
    gap: 0.5rem;
    padding-block-end: 0.75rem;
    font-size: 0.8125rem;
  }
  .path {
    gap: 0.5rem;
    align-items: stretch;
  }
  .node,
  .branch {
    display: grid;
    align-content: center;
    max-inline-size: min(100%, 15rem);
    padding: 0.375rem 0.75rem;
    border: 1px solid var(--_edge);
    border-radius: 6px;
  }
  .branch {
    border-style: dashed;
  }
  .node > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A name that is from left to right starts where its node does. */
  .node > bdi {
    justify-self: start;
    max-inline-size: 100%;
  }
  .node .detail {
    font-size: 0.75rem;
  }
  .node.ad {
    border-color: var(--_good);
    border-radius: 999px;
    background: var(--_good-wash);
    color: var(--_good);
  }
  .node.failed {
    border: 2px solid var(--_bad);
    background: var(--_bad-wash);
  }
  .node .outcome {
    color: var(--_bad);
    font-weight: 600;
  }
  .path li + li {
    position: relative;
    margin-inline-start: 1.25rem;
  }
  .path li + li::before {
    content: '→';
    position: absolute;
    inset-block-start: calc(50% - 0.75em);
    inset-inline-start: -1.5rem;
    color: var(--_ink);
  }
  .path:dir(rtl) li + li::before {
    content: '←';
  }
`;
