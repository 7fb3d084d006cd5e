import { expansionRows } from './expansion-rows.js';

const page = { url: 'https://p.test/?a=1&b=2' };
const rule = (subject: string, value: string) => ({ subject, value });

const REFUSED = { url: '', findings: ['macro-unsafe-position'] };

expansionRows({
  'dot segments of the template itself are kept': {
    template: 'https://a.test/a/../b/[video_id]',
    context: { content: { id: '7' } },
    url: 'https://a.test/a/../b/7',
  },
  'a value of dots is not inserted into the path': {
    template: 'https://a.test/x/[video_id]/y?z=[video_id]',
    context: { content: { id: '..' } },
    url: 'https://a.test/x/[video_id]/y?z=..',
    findings: ['macro-unsafe-position'],
  },
  'a subject with the first slash of the path counts as part of the host': {
    template: 'https://a.test/path',
    context: { values: { r: '.evil.test' }, replaceRules: [rule('/path', 'r')] },
    ...REFUSED,
  },
});

for (const [what, template, context] of [
  ['a list', 'https://a.test/a/[keywords]/v', { embed: { tags: ['..'] } }],
  ['a part of a segment', 'https://a.test/a/.[ADCOUNT]/v', { values: { ADCOUNT: ['.'] } }],
  ['an escape in pieces', 'https://a.test/a/%2[x]%2[x]/v', { values: { x: 'e' } }],
  ['nothing between dots', 'https://a.test/a/.[x]./v', { values: { x: '' } }],
] as const) {
  expansionRows({
    [`${what} cannot form a dot segment in the path`]: { template, context, ...REFUSED },
  });
}

for (const [where, template] of [
  ['the host', 'https://[DOMAIN]/t'],
  ['a part of the host', 'https://ads.[DOMAIN]/t'],
  ['the port', 'https://a.test:[ADCOUNT]/t'],
  ['the user name', 'https://[video_id]@a.test/t'],
  ['the scheme', '[video_id]://a.test/t'],
  ['a host without a path', 'https://a.test[video_id]'],
  ['a host behind a backslash', 'https:\\\\[video_id].test/'],
] as const) {
  const context = { content: { id: 'evil' }, page, slot: { adCount: 1 } };
  expansionRows({
    [`a placeholder in ${where} is not expanded, and the tag is refused`]: {
      template,
      context,
      ...REFUSED,
    },
  });
}

for (const [template, finding] of [
  ['', 'tag-empty'],
  [' \n', 'tag-empty'],
  ['a.test/vast?x=1', 'tag-not-absolute'],
  ['/vast', 'tag-not-absolute'],
  ['javascript:alert(1)', 'tag-scheme'],
  ['data:text/xml,<VAST/>', 'tag-scheme'],
  ['file:///etc/passwd', 'tag-scheme'],
  ['https:evil.test/x', 'tag-scheme'],
  ['https:///evil.test/x', 'tag-scheme'],
  ['https://', 'tag-scheme'],
  ['https://a b/', 'tag-host'],
  ['https://a.test:99999/', 'tag-host'],
  ['https://user:secret@a.test/', 'tag-userinfo'],
  [`https://a.test/?${'x'.repeat(70_000)}`, 'tag-too-long'],
] as const) {
  const behavior = `${JSON.stringify(template.slice(0, 40))} is not a URL to request`;
  expansionRows({ [behavior]: { template, url: '', findings: [finding] } });
}
