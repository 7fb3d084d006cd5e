import { percentEncode } from '../../../ad-tags/encoding.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import type { SentenceRepair } from '../../sentence-rule.js';
import { HTML_ESCAPES, unescapedHtml } from '../html-escapes.js';
import type { MixedRule, RuleHit } from '../../sentence-rule.js';
import { authorityLength } from '../ad-tag-parameters.js';
import { closedHost } from './ad-hosts.js';
import { editsOf, editsWithin, hitWith } from './edits.js';
import { isStrayBlank } from '../stray-blanks.js';
import { EXPANSION_FINDINGS } from '../../../ad-tags/expansion-findings.js';
import { expansionRule } from './expansion-rule.js';

/** Most servers and proxies refuse a longer request line; 8,190 bytes is the default of the Apache server. */
const MAX_REQUEST_LENGTH = 8_192;

/** Some proxies and older ad servers cut a URL here. */
const MAX_SAFE_LENGTH = 2_048;

const ILLEGAL =
  /[^\t\r\n\u00ad\u200b-\u200f\u2028\u2029\u2060\ufeff\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]+/g;

/** An escape with a number, whose # does not begin a fragment of the tag that was meant. */
const ESCAPED_NUMBER = /&#x?[\da-f]{2,6};/i;

const BAD_PERCENT = /%(?![\da-f]{2})/gi;

const withScheme = (tag: AdTagSubject): SentenceRepair | null => {
  const [written = '', rest = ''] =
    /^(?:(?:h?t{0,2}ps?|h{1,2}t{1,3}ps?|hxxps?)(?::\/{0,4}|\/{1,4})|\/{3,4})?(.*)$/is
      .exec(tag.literals)
      ?.slice(0, 2) ?? [];
  const isHost = /^(?:[a-z\d](?:[a-z\d-]{0,62})\.){1,8}[a-z]{2,24}(?=[/?:#]|$)/i.test(rest);
  const end = written.length - rest.length;
  return isHost
    ? tag.repair('Start the tag with https://.', [{ start: 0, end, text: 'https://' }])
    : null;
};

const withoutUser = (tag: AdTagSubject): SentenceRepair | null => {
  const authority = tag.template.slice(0, authorityLength(tag.template));
  const start = authority.indexOf('//') + 2;
  const end = authority.lastIndexOf('@') + 1;
  return end > start
    ? tag.repair('Remove the user name and the password.', [{ start, end, text: '' }])
    : null;
};

const testHttp = (tag: AdTagSubject): readonly RuleHit[] => {
  const page = tag.context.page?.url;
  if (typeof page !== 'string' || !/^https:/i.test(page) || !/^http:/i.test(tag.expanded.text))
    return [];
  const repair = tag.isWhole
    ? null
    : tag.repair('Use https. The ad server must support it.', [{ start: 4, end: 4, text: 's' }]);
  return [tag.hit('The ad tag is an http URL, and the page is https.', 0, repair)];
};

const testLength = (tag: AdTagSubject): readonly RuleHit[] => {
  const { length } = tag.expanded.text;
  return length > MAX_SAFE_LENGTH && length <= MAX_REQUEST_LENGTH
    ? [
        tag.hit(
          `The request is ${length} characters long, which is more than ${MAX_SAFE_LENGTH}.`,
          0,
        ),
      ]
    : [];
};

const testHost = (tag: AdTagSubject): readonly RuleHit[] => {
  const authority = tag.literals.slice(0, authorityLength(tag.literals));
  const host = authority
    .replace(/^.*\/\//s, '')
    .replace(/^.*@/s, '')
    .replace(/:\d*$/, '');
  const reason = closedHost(host);
  return reason === undefined
    ? []
    : [tag.hit(`The host belongs to ${reason}.`, tag.template.indexOf(host))];
};

/** Rules about the URL as a whole. */
export const URL_RULES: readonly MixedRule<AdTagSubject>[] = [
  {
    name: 'tag-html-escaped',
    severity: 'error',
    stage: 'embed',
    remedy: 'Replace the escapes: the tag was copied from HTML or XML.',
    test: (tag) =>
      hitWith(tag, 'The ad tag has characters that are escaped as in HTML, such as &amp;.', [
        'Replace the escapes of HTML by their characters.',
        editsOf(tag.literals, HTML_ESCAPES, unescapedHtml),
      ]),
  },
  expansionRule('tag-not-absolute', 'expanded', { repairOf: withScheme }),
  expansionRule('tag-scheme', 'expanded', { repairOf: withScheme }),
  expansionRule('tag-host', 'expanded'),
  expansionRule('tag-userinfo', 'expanded', { repairOf: withoutUser }),
  {
    name: 'tag-http-on-https',
    severity: 'error',
    stage: 'expanded',
    remedy: 'Use the https tag: the browser blocks the request or changes it to https.',
    test: testHttp,
  },
  {
    name: 'tag-protocol-relative',
    severity: 'info',
    stage: 'expanded',
    remedy: 'Write https://, so that the tag also works outside of a web page.',
    test: (tag) =>
      tag.template.startsWith('//') && tag.expanded.url !== ''
        ? [
            tag.hit(
              'The ad tag has no scheme.',
              0,
              tag.repair('Start the tag with https://.', [{ start: 0, end: 0, text: 'https:' }]),
            ),
          ]
        : [],
  },
  {
    name: 'tag-fragment',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Write %23: nothing after # is sent to the ad server.',
    test: (tag) => {
      const edits = editsOf(tag.literals, /#/g, () => '%23');
      const [first] = edits;
      if (first === undefined) return [];
      // As a part of a value, a placeholder would be encoded once more.
      const hasMacro = tag.expanded.expansions.some(({ start }) => start > first.start);
      const isRepairable = !hasMacro && !ESCAPED_NUMBER.test(tag.literals);
      return [
        tag.hit(
          'The ad tag has a #, and what follows it is not sent to the ad server.',
          first.start,
          isRepairable ? tag.repair('Replace # by %23.', edits) : null,
        ),
      ];
    },
  },
  {
    name: 'tag-too-long',
    severity: EXPANSION_FINDINGS['tag-too-long'],
    stage: 'expanded',
    test: (tag) => {
      const { length } = tag.expanded.text;
      if (length <= MAX_REQUEST_LENGTH) return [];
      const { path = '', position = null } = tag.hit('', 0);
      return [{ params: { length, limit: MAX_REQUEST_LENGTH }, path, position }];
    },
  },
  {
    name: 'tag-long',
    severity: 'info',
    stage: 'expanded',
    remedy: 'Shorten the parameters if ads are missing: some servers cut a request of this length.',
    test: testLength,
  },
  {
    name: 'tag-illegal-chars',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Percent-encode them: players differ in what they send.',
    test: (tag) => {
      const range = { start: authorityLength(tag.literals), end: tag.literals.length };
      const edits = editsWithin(tag, range, ILLEGAL, percentEncode).filter(
        ({ start, end }) => !isStrayBlank(tag.literals, start, end),
      );
      return hitWith(tag, 'The ad tag has characters that a URL may not contain unencoded.', [
        'Percent-encode these characters.',
        edits,
      ]);
    },
  },
  {
    name: 'tag-bad-percent',
    severity: 'error',
    stage: 'expanded',
    remedy: 'Write the percent sign as %25.',
    test: (tag) =>
      hitWith(tag, 'The ad tag has a percent sign without two hexadecimal digits after it.', [
        'Write the percent sign as %25.',
        editsOf(tag.literals, BAD_PERCENT, () => '%25'),
      ]),
  },
  {
    name: 'ad-host-gone',
    severity: 'warning',
    stage: 'embed',
    remedy: 'Ask the vendor for a new tag, or remove the ad.',
    test: testHost,
  },
];
