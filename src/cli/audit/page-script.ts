/** Runs in the page of a report: filters and sorts the rows that are already there. Plain text, since it runs elsewhere. */
export const PAGE_SCRIPT = `
const rows = [...document.querySelectorAll('tbody.cause')];
const table = document.querySelector('table');
const controls = [...document.querySelectorAll('[data-filter]')];
const count = document.querySelector('[role=status]');
const matches = (row) =>
  controls.every(({ value, dataset: { filter } }) =>
    filter === 'text'
      ? row.textContent.toLowerCase().includes(value.trim().toLowerCase())
      : value === '' || JSON.parse(row.dataset[filter]).includes(value));
const update = () => {
  for (const row of rows) row.hidden = !matches(row);
  const shown = rows.filter(({ hidden }) => !hidden).length;
  count.textContent = shown + ' / ' + rows.length;
};
for (const control of controls) control.addEventListener('input', update);
const compare = (a, b) => typeof a === 'number' ? b - a : a.localeCompare(b);
for (const button of document.querySelectorAll('button[data-sort]'))
  button.addEventListener('click', () => {
    const head = button.closest('th');
    const turned = head.ariaSort === 'ascending';
    for (const other of document.querySelectorAll('th')) other.removeAttribute('aria-sort');
    head.ariaSort = turned ? 'descending' : 'ascending';
    const keyOf = (row) => JSON.parse(row.dataset.sort)[button.dataset.sort];
    rows.sort((a, b) => compare(keyOf(a), keyOf(b)) * (turned ? -1 : 1));
    table.append(...rows);
  });
document.querySelector('form').hidden = false;
update();
`;

export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: #8886; }
body { max-width: 80rem; margin: 0 auto; padding: 1rem; }
form { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0; }
form[hidden] { display: none; }
label { display: grid; font-size: .875rem; }
input, select, button { font: inherit; min-height: 2rem; }
.frame { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .5rem; text-align: start; vertical-align: top; border-top: 1px solid var(--line); }
th button { font-weight: 600; background: none; border: 0; color: inherit; text-align: start; cursor: pointer; padding: 0; }
th[aria-sort=ascending] button::after { content: ' \\25b2'; }
th[aria-sort=descending] button::after { content: ' \\25bc'; }
.cause-error { border-inline-start: .25rem solid #c33; }
.cause-warning { border-inline-start: .25rem solid #b80; }
.cause-info { border-inline-start: .25rem solid #48c; }
p { margin: 0 0 .25rem; overflow-wrap: anywhere; }
details table { font-size: .875rem; }
.addresses { margin-block-end: .5rem; font-size: .875rem; }
.addresses p + p { padding-inline-start: 1.25rem; }
.frame > table { min-width: 44rem; }
`;
