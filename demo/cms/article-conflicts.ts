import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ArticleSync } from './article-sync.js';
import { timeText } from './embed-facts.js';
import type { BlockLines, Choice, Conflict } from './merge-articles.js';
import type { EditorNode } from './server/editor-document.js';
import type { Language } from '../../src/messages/languages.js';
import type { DemoText } from '../../src/messages/generated/demo/index.js';

const keyOf = (conflict: Conflict): string => JSON.stringify(conflict);

/** The text of a block; that of an embed is its title or its address. */
const textOf = ({ text, attrs = {}, content = [] }: EditorNode): string => {
  const names = [text, content.map(textOf).join(' '), attrs['title'], attrs['src']];
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? '';
};

const passage = (
  heading: string,
  lines: BlockLines,
  text: DemoText,
  { isTitle }: Conflict,
): TemplateResult =>
  html`<div>
    <p class="author">${heading}</p>
    ${
      lines.length === 0
        ? html`<p class="note">${text('cms-conflict-deleted')}</p>`
        : lines.map(
            (line) =>
              html`<p dir="auto">${isTitle ? line : textOf(JSON.parse(line) as EditorNode)}</p>`,
          )
    }
  </div>`;

const LABELS = {
  both: 'cms-keep-both',
  mine: 'cms-keep-mine',
  theirs: 'cms-keep-theirs',
} as const satisfies Readonly<Record<Choice, string>>;

/** The article can have one title. */
const choicesOf = ({ isTitle }: Conflict): readonly Choice[] =>
  isTitle ? ['mine', 'theirs'] : ['both', 'mine', 'theirs'];

const choiceOf = (form: HTMLFormElement, conflict: Conflict): Choice => {
  const [first = 'mine'] = choicesOf(conflict);
  const value = new FormData(form).get(keyOf(conflict));
  return choicesOf(conflict).find((choice) => choice === value) ?? first;
};

/** Both texts of each passage that two people changed, side by side. */
export const articleConflicts = (
  sync: ArticleSync,
  text: DemoText,
  language: Language,
): TemplateResult | typeof nothing => {
  const { theirs } = sync;
  if (theirs === null) return nothing;
  const time = timeText(theirs.savedAt, language);
  const heading = text('cms-conflict-theirs', { author: theirs.author, time });
  const finish = ({ currentTarget }: Event): void => {
    const { form } = currentTarget as HTMLButtonElement;
    if (form !== null) void sync.resolve((conflict) => choiceOf(form, conflict));
  };
  const item = (conflict: Conflict): TemplateResult =>
    html`<fieldset>
      <legend>${text(conflict.isTitle ? 'cms-article-title' : 'cms-conflict-passage')}</legend>
      <div class="texts">
        ${passage(text('cms-conflict-mine'), conflict.mine, text, conflict)}
        ${passage(heading, conflict.theirs, text, conflict)}
      </div>
      <p class="choices">
        ${choicesOf(conflict).map(
          (choice, index) =>
            html`<label>
              <input type="radio" name=${keyOf(conflict)} value=${choice} ?checked=${index === 0} />
              ${text(LABELS[choice])}
            </label>`,
        )}
      </p>
    </fieldset>`;
  return html`<section class="conflicts" aria-labelledby="conflicts-heading">
    <p id="conflicts-heading" role="alert"><strong>${text('cms-error-article-changed')}</strong></p>
    ${repeat(sync.conflicts(), keyOf, item)}
    <button class="button primary" type="button" @click=${finish}>
      ${text('cms-conflict-continue')}
    </button>
  </section>`;
};
