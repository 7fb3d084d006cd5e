import type { PasteChange } from '../../../src/diagnosis/input/undo-copying.js';
import type { Expectation, Fault } from '../fault.js';
import { type Medium, pasted, PASTED_TAGS } from './paste-faults.js';

const entities: Medium = (text) => text.replaceAll('&', '&amp;');
const numbers: Medium = (text) => text.replaceAll('&', '&#38;');
const unicode: Medium = (text) => text.replaceAll('/', '\\/').replaceAll('&', '\\u0026');
const hexadecimal: Medium = (text) => text.replaceAll('&', '\\x26');
const backslashes: Medium = (text) => text.replace(/[_*&[\]]/g, String.raw`\$&`);

const quotedPrintable: Medium = (text) =>
  text
    .replaceAll('=', '=3D')
    .split('\n')
    .map((line) => (line.match(/(?:=3D|.){1,70}/g) ?? ['']).join('=\n'))
    .join('\n');

const MAIL_HEAD =
  'From: Maria <maria@publisher.example>\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n';

/** Elements of a page and of XML in which a tag is written with references. */
const ELEMENTS: readonly (readonly [name: string, open: string, close: string])[] = [
  ['paragraph', '<p>Our tag: ', '</p>'],
  ['paragraphs', '<p>Hello,</p><p>our tag is ', '</p><p>Thanks</p>'],
  ['line-breaks', 'Hello,<br>our tag is<br>', '<br>Thanks'],
  ['table-row', '<tr><td>Ad tag</td><td>', '</td></tr>'],
  ['table', '<table><tbody><tr><td>Ad tag</td><td>', '</td></tr></tbody></table>'],
  ['list', '<ul><li>Ad tag: ', '</li></ul>'],
  ['code-element', '<code>', '</code>'],
  ['pre', '<pre>', '</pre>'],
  ['code-in-pre', '<pre><code>', '</code></pre>'],
  ['text-field', '<textarea rows="3" name="adTag">', '</textarea>'],
  ['bold', '<b>Ad tag</b> ', '<br/>'],
  ['input', '<input type="text" name="adTag" value="', '">'],
  ['script-address', '<script src="', '"></script>'],
  ['link', '<a href="', '">Ad tag</a>'],
  ['link-in-words', 'See <a href="', '">our ad tag</a>, which shows nothing.'],
  ['heading', '<h3>Ad tag</h3><div>', '</div>'],
  ['xml', '<adTagUrl>', '</adTagUrl>'],
  [
    'xml-settings',
    '<?xml version="1.0"?>\n<config>\n  <ads>\n    <adTag>',
    '</adTag>\n  </ads>\n</config>',
  ],
  ['xml-attribute', '<player width="640" adTag="', '"/>'],
  ['xml-of-android', '<string name="ad_tag_url">', '</string>'],
  ['xml-of-log', '<event time="10:42:07">\n  <adRequest>', '</adRequest>\n</event>'],
];

const inElements = (name: string, escape: Medium): Readonly<Record<string, Medium>> =>
  Object.fromEntries(
    ELEMENTS.map(([element, open, close]) => [
      `${element}-with-${name}`,
      (tag: string) => `${open}${escape(tag)}${close}`,
    ]),
  );

/** Texts that write some characters with escapes, which their reader undoes. */
const CONTAINERS: Readonly<Record<string, Medium>> = {
  'chat-link': (tag) => `<${entities(tag)}|our tag>`,
  'chat-link-to-itself': (tag) => `<${entities(tag)}|${entities(tag)}>`,
  'chat-address': (tag) => `<${entities(tag)}>`,
  'chat-link-in-words': (tag) => `hi, the ad tag <${entities(tag)}|pre-roll> shows nothing today`,
  'chat-address-in-words': (tag) => `hi, the ad tag <${entities(tag)}> shows nothing today`,
  'chat-with-mention': (tag) => `<@U024BE7LH> this is the ad tag: <${entities(tag)}>\nthanks`,
  'chat-in-json': (tag) =>
    JSON.stringify({ type: 'message', user: 'U1', text: `ad tag: <${entities(tag)}>` }),
  'chat-in-escaped-json': (tag) =>
    JSON.stringify({ type: 'message', text: `ad tag: <${entities(tag)}|x>` }).replaceAll(
      '&',
      '\\u0026',
    ),
  ...inElements('names', entities),
  ...inElements('numbers', numbers),
  'json-object': (tag) => `{"adTagUrl":"${unicode(tag)}"}`,
  'json-fragment': (tag) => `"adTagUrl": "${unicode(tag)}",`,
  'json-line-of-log': (tag) =>
    `{"time":"2026-11-28T10:00:00Z","level":"info","msg":"ad request","url":"${unicode(tag)}"}`,
  'script-with-unicode': (tag) => `var adTagUrl = "${unicode(tag)}";`,
  'script-with-hexadecimal': (tag) => `adsRequest.adTagUrl = '${hexadecimal(tag)}';`,
  'log-with-unicode': (tag) => `2026-11-28 10:00:00 INFO ad request url="${unicode(tag)}"`,
  'log-with-hexadecimal': (tag) => `2026-11-28 10:00:00 INFO ad request url="${hexadecimal(tag)}"`,
  'markdown-link': (tag) => `[our ad tag](${entities(tag)})`,
  'markdown-link-in-words': (tag) => `The ad tag [is here](${entities(tag)}) and shows nothing.`,
  'markdown-link-with-backslashes': (tag) => `[our ad tag](${tag.replaceAll('_', '\\_')})`,
  'markdown-address': (tag) => `Our ad tag: <${entities(tag)}>`,
  'markdown-text': (tag) => `Our ad tag: ${backslashes(tag)}`,
  'ticket-link': (tag) => `[our ad tag|${tag.replaceAll('_', '\\_')}]`,
  'ticket-link-with-names': (tag) => `[our ad tag|${entities(tag)}]`,
  'ticket-text': (tag) => `The ad tag is ${tag.replaceAll('_', '\\_').replaceAll('=', '\\=')}`,
  'mail-body': (tag) => quotedPrintable(`Hello,\nour ad tag is ${tag}\nThanks`),
  'mail-with-head': (tag) => MAIL_HEAD + quotedPrintable(`Hello,\nour ad tag is\n${tag}\nThanks`),
  'mail-of-html': (tag) =>
    quotedPrintable(`<p>Hello,</p><p>our ad tag is <a href="${entities(tag)}">this</a></p>`),
  'mail-of-two-parts': (tag) =>
    [
      'Content-Type: multipart/alternative; boundary="b1"\n\n--b1',
      `${MAIL_HEAD}${quotedPrintable(`Our ad tag is ${tag}`)}\n\n--b1`,
      `${MAIL_HEAD.replace('plain', 'html')}${quotedPrintable(`<p>Our ad tag is ${entities(tag)}</p>`)}\n--b1--`,
    ].join('\n'),
  'mail-of-html-with-head': (tag) =>
    MAIL_HEAD.replace('plain', 'html') +
    quotedPrintable(`<p>Hello,</p><p>our ad tag is ${entities(tag)}</p>`),
};

/** Texts in which an escape is a part of the tag: nothing undoes it before a request, or a container does so once. */
const UNDONE_BY_NOTHING: Readonly<Record<string, Medium>> = {
  alone: entities,
  'after-label': (tag) => `Ad tag: ${entities(tag)}`,
  'in-words': (tag) => `Please check our ad tag ${entities(tag)} today`,
  'in-script': (tag) => `var adTagUrl = "${entities(tag)}";`,
  'in-script-element': (tag) => `<script>var adTagUrl = "${entities(tag)}";</script>`,
  'in-json': (tag) => JSON.stringify({ adTagUrl: entities(tag) }),
  'in-cdata': (tag) => `<VASTAdTagURI><![CDATA[${entities(tag)}]]></VASTAdTagURI>`,
  'in-cdata-alone': (tag) => `<![CDATA[${entities(tag)}]]>`,
  'twice-in-link': (tag) => `<a href="${entities(entities(tag))}">Ad tag</a>`,
  'twice-in-chat': (tag) => `<${entities(entities(tag))}|our tag>`,
  'twice-in-markdown': (tag) => `[our ad tag](${entities(entities(tag))})`,
};

/** What surrounds the tag alone is undone as well. */
const CHANGES: Readonly<Record<string, readonly PasteChange[]>> = {
  'chat-link': ['quotes'],
  'chat-link-to-itself': ['quotes'],
  'chat-address': ['quotes'],
  'in-cdata-alone': [],
  'twice-in-chat': ['quotes'],
};

const DAMAGED: Expectation = { id: 'tag-html-escaped', owner: 'publisher' };

const withChanges = (fault: Fault, medium: string, expected?: Expectation): Fault => ({
  ...fault,
  expected: (place) => ({
    ...(expected ?? fault.expected(place)),
    changes: CHANGES[medium] ?? [],
  }),
});

const TAGS = Object.entries(PASTED_TAGS).filter(([name]) => name !== 'has-blank');

/** Tags in texts with escapes, which belong to the text and not to the tag. */
export const CONTAINER_FAULTS: readonly Fault[] = [
  ...Object.entries(CONTAINERS).flatMap(([medium, copy]) =>
    TAGS.map(([name, tag]) => withChanges(pasted(`container-${medium}`, copy, name, tag), medium)),
  ),
  ...Object.entries(UNDONE_BY_NOTHING).flatMap(([medium, copy]) =>
    Object.entries(PASTED_TAGS)
      .filter(([name]) => name === 'is-refused')
      .map(([name, tag]) =>
        withChanges(pasted(`container-none-${medium}`, copy, name, tag), medium, DAMAGED),
      ),
  ),
];
