import { createHash } from 'node:crypto';
import type { CountedAddress } from '../../audit/index.js';
import { code, element, htmlPage, type Markup, startTag, textMarkup } from '../../render/markup.js';
import type { AuditReport, ReportedCause } from './audit-report.js';
import { addressLists, dayOf, reachText, summarySentences } from './text-report.js';

/** Runs in the page of a report: filters and sorts the rows that are already there. Plain text, since it runs elsewhere. */
const PAGE_SCRIPT = `
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

const PAGE_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: #8886; }
body { max-width: 80rem; margin: 0 auto; padding: 1rem; }
form { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; margin: 1rem 0; }
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
/* On phones, the cause and its reach are below the severity and the owner. */
@media (max-width: 40rem) {
  h1 { font-size: 1.5rem; }
  .frame > table { display: block; min-width: 0; }
  .frame tr:not(td tr) { display: flex; flex-wrap: wrap; padding-block: .25rem; border-top: 1px solid var(--line); }
  .frame :is(th, td):not(td *) { padding-block: .25rem; border: 0; }
  .cause > tr > td:nth-child(n + 3) { flex-basis: 100%; }
  details { overflow-x: auto; }
}
`;

/** Objects that are listed for one cause: a page of all of them could not be sent by mail. */
const MAX_OBJECTS = 300;

const COLUMNS = ['severity', 'owner', 'cause', 'reach'] as const;
const FILTERS = ['owner', 'category', 'cause'] as const;
const OBJECT_COLUMNS = ['object', 'object-title', 'category', 'devices', 'field'] as const;

const paragraph = (text: string): Markup => element('p', {}, textMarkup(text));

/** A sentence whose parts between backticks are code. */
const sentenceParagraph = (sentence: string): Markup => {
  const parts = sentence.split('`').map(textMarkup);
  return element(
    'p',
    {},
    ...parts.map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part)),
  );
};

const cells = (texts: readonly string[]): readonly Markup[] =>
  texts.map((text) => element('td', {}, textMarkup(text)));

const table = (heads: readonly Markup[], ...bodies: readonly Markup[]): Markup => {
  const columns = heads.map((head) => element('th', { scope: 'col' }, head));
  return element('table', {}, element('thead', {}, element('tr', {}, ...columns)), ...bodies);
};

/** Values by which causes are filtered. */
const filterValues = ({ ownerName, id, reach }: ReportedCause, { text }: AuditReport) => {
  const categories = reach.flatMap((entry) =>
    entry.categories.length === 0 ? [text('no-category')] : entry.categories,
  );
  return { owner: [ownerName], category: [...new Set(categories)], cause: [id] };
};

/** Numbers and texts by which causes are sorted, the largest number first. */
const sortValues = ({ severity, ownerName, id, reach, slots }: ReportedCause) => ({
  severity: { error: 2, warning: 1, info: 0 }[severity],
  owner: ownerName,
  cause: id,
  reach: reach.length * 1e6 + slots,
});

const addressList = (name: string, addresses: readonly CountedAddress[]): Markup => {
  const rows = addresses
    .slice(0, MAX_OBJECTS)
    .map(({ address, objects }) => paragraph(`${address} (${objects})`));
  return element('div', { class: 'addresses' }, paragraph(`${name}:`), ...rows);
};

const objectDetails = (cause: ReportedCause, report: AuditReport): Markup => {
  const { id, reach } = cause;
  const { text } = report;
  const rows = reach.slice(0, MAX_OBJECTS).map(({ object, title, categories, devices, paths }) => {
    const names = devices.map((device) => text('device', { device }));
    const texts = [object, title, categories.join(', '), names.join(', '), paths.join(', ')];
    return element('tr', {}, ...cells(texts));
  });
  return element(
    'details',
    {},
    element('summary', {}, textMarkup(id)),
    ...addressLists(cause, report).map(([name, addresses]) => addressList(name, addresses)),
    table(
      OBJECT_COLUMNS.map((name) => textMarkup(text(name))),
      element('tbody', {}, ...rows),
    ),
    ...(reach.length > MAX_OBJECTS ? [paragraph(text('more-objects'))] : []),
  );
};

const causeBody = (cause: ReportedCause, report: AuditReport): Markup => {
  const { text } = report;
  const { severity, ownerName, sentence, nextStep, hasRepair } = cause;
  const data = { ...filterValues(cause, report), sort: sortValues(cause) };
  const entries = Object.entries(data).map(
    ([name, value]) => [`data-${name}`, JSON.stringify(value)] as const,
  );
  const attributes = { class: `cause cause-${severity}`, ...Object.fromEntries(entries) };
  const about = [sentence, nextStep, hasRepair ? text('repairable') : ''].filter(
    (part) => part !== '',
  );
  return element(
    'tbody',
    attributes,
    element(
      'tr',
      {},
      ...cells([text('severity-name', { severity }), ownerName]),
      element('td', {}, ...about.map(sentenceParagraph), objectDetails(cause, report)),
      ...cells([reachText(cause, report)]),
    ),
  );
};

/** Hidden until the script runs. */
const filterForm = (report: AuditReport): Markup => {
  const { causes, text } = report;
  const values = causes.map((cause) => filterValues(cause, report));
  const controls = FILTERS.map((filter) => {
    const choices = [...new Set(values.flatMap((causeValues) => causeValues[filter]))].sort();
    const options = [['', text('all')], ...choices.map((value) => [value, value])].map(
      ([value = '', name = '']) => element('option', { value }, textMarkup(name)),
    );
    const select = element('select', { 'data-filter': filter }, ...options);
    return element('label', {}, textMarkup(text(filter)), select);
  });
  const search = startTag('input', { type: 'search', 'data-filter': 'text' });
  return element(
    'form',
    { hidden: true },
    element('label', {}, textMarkup(text('search')), search),
    ...controls,
    element('p', { role: 'status' }),
  );
};

const causesTable = (report: AuditReport): Markup => {
  const { text, causes } = report;
  const heads = COLUMNS.map((name) =>
    element('button', { type: 'button', 'data-sort': name }, textMarkup(text(name))),
  );
  const bodies = causes.map((cause) => causeBody(cause, report));
  const attributes = { class: 'frame', tabindex: 0, role: 'region', 'aria-label': text('cause') };
  return element('div', attributes, table(heads, ...bodies));
};

/** What was audited, when and for whom. */
const aboutSentences = ({ text, service, page, startedAt, isInspected }: AuditReport) => [
  ...(service === '' ? [] : [text('about-account', { service })]),
  text('about-time', { time: `${startedAt.slice(0, 16).replace('T', ' ')} UTC` }),
  ...(page === '' ? [] : [text('about-page', { page })]),
  text('about-requests', { isInspected: isInspected ? 'yes' : 'no' }),
];

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The report as one page that requests nothing, to be sent by mail. */
export const pageReport = (report: AuditReport): string => {
  const { language, text, causes, startedAt } = report;
  const [script, style] = [code(PAGE_SCRIPT), code(PAGE_STYLE)];
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}`;
  const title = `${text('title')}, ${dayOf(startedAt)}`;
  const main = [
    element('h1', {}, textMarkup(title)),
    ...[...aboutSentences(report), ...summarySentences(report)].map(paragraph),
    ...(causes.length === 0 ? [] : [filterForm(report), causesTable(report)]),
  ];
  return htmlPage(
    language,
    [
      startTag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
      startTag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('title', {}, textMarkup(title)),
      element('style', {}, style),
    ],
    [element('main', {}, ...main), ...(causes.length === 0 ? [] : [element('script', {}, script)])],
  );
};
