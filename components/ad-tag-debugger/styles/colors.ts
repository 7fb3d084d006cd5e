import { css } from 'lit';

/** Colors that can be read on light and dark pages. A page can replace each of them. */
export const colors = css`
  :host {
    --_surface: var(--ad-tag-debugger-background, light-dark(#ffffff, #1b1e24));
    --_sunken: light-dark(#f3f3f0, #14161a);
    --_ink: var(--ad-tag-debugger-color, light-dark(#1c1e22, #e9ebee));
    --_quiet: light-dark(#565b65, #a9afba);
    --_line: light-dark(#dcdddb, #343841);
    --_edge: light-dark(#858a93, #7b828e);
    --_accent: var(--ad-tag-debugger-accent, light-dark(#2a4da8, #a9c0ff));
    --_on-accent: light-dark(#ffffff, #11182c);
    --_accent-wash: light-dark(#e9eefb, #232c44);
    --_good: light-dark(#14663c, #7fd7a6);
    --_good-wash: light-dark(#e1f3e8, #17321f);
    --_doubt: light-dark(#704700, #eebf66);
    --_doubt-wash: light-dark(#fbf0d6, #382b10);
    --_bad: light-dark(#9b1c1c, #ff9d95);
    --_bad-wash: light-dark(#fdeae8, #43201e);
    --_private: light-dark(#66298d, #d7a9f5);
    --_private-wash: light-dark(#f4e9fb, #351f45);
    --_mono: ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace;
  }

  @media (prefers-contrast: more) {
    :host {
      --_quiet: light-dark(#3a3e46, #cbd0d8);
      --_line: var(--_edge);
      --_good: light-dark(#0c4628, #9be7c0);
      --_doubt: light-dark(#573700, #f6d28d);
      --_bad: light-dark(#7c1414, #ffbfba);
      --_private: light-dark(#4f2170, #e5c6fa);
    }
  }
`;
