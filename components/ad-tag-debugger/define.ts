import { defineElement } from '../controllers/define-element.js';
import { AdTagDebugger } from './ad-tag-debugger.js';

export { AdTagDebugger };

declare global {
  interface HTMLElementTagNameMap {
    'ad-tag-debugger': AdTagDebugger;
  }
}

defineElement('ad-tag-debugger', AdTagDebugger);
