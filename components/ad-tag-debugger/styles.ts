import type { CSSResultGroup } from 'lit';
import { base, colors } from './styles/base.js';
import { chainPictureStyles } from './styles/chain-picture.js';
import { evidence } from './styles/evidence.js';
import { forms } from './styles/forms.js';
import { tables } from './styles/tables.js';
import { verdict } from './styles/verdict.js';

/** The styles of the element. Widths are those of the element, not of the window. */
export const styles: CSSResultGroup = [
  colors,
  base,
  verdict,
  evidence,
  chainPictureStyles,
  tables,
  forms,
];
