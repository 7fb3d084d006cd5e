import type { LintMessages } from '../../../messages/generated/lint/messages.js';
import { percentEncode } from '../../../text/percent-encode.js';
import { shownText } from '../../../text/shown-text.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import type { RepairData } from '../../lint-finding.js';
import { EATEN_SEPARATOR, eatenText, HTML_ESCAPES, unescapedHtml } from '../html-escapes.js';
import { adTagRule, type AdTagRule, type HitsOf } from '../tag-rule.js';
import { authorityLength } from '../ad-tag-parameters.js';
import { editsOf, editsWithin, hitWith } from './edits.js';
import { isStrayBlank } from '../stray-blanks.js';
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

/** Whether the last parameter, which has escapes, ends with half of one. */
const isCut = (literals: string): boolean => {
  const last = literals.slice(literals.lastIndexOf('&') + 1);
  return /%[\da-f]?$/i.test(last) && /%[\da-f]{2}/i.test(last);
};

const withScheme = (tag: AdTagSubject): RepairData | null => {
  const [written = '', rest = ''] =
    /^(?:(?:h?t{0,2}ps?|h{1,2}t{1,3}ps?|hxxps?)(?::\/{0,4}|\/{1,4})|\/{3,4})?(.*)$/is
      .exec(tag.literals)
      ?.slice(0, 2) ?? [];
  const isHost = /^(?:[a-z\d](?:[a-z\d-]{0,62})\.){1,8}[a-z]{2,24}(?=[/?:#]|$)/i.test(rest);
  const end = written.length - rest.length;
  return isHost
    ? tag.repair('repair-start-with-https', [{ start: 0, end, text: 'https://' }])
    : null;
};

const withoutUser = (tag: AdTagSubject): RepairData | null => {
  const authority = tag.template.slice(0, authorityLength(tag.template));
  const start = authority.indexOf('//') + 2;
  const end = authority.lastIndexOf('@') + 1;
  return end > start ? tag.repair('repair-remove-user', [{ start, end, text: '' }]) : null;
};

const testHttp = (tag: AdTagSubject): HitsOf<'tag-http-on-https'> => {
  const page = tag.context.page?.url;
  if (typeof page !== 'string' || !/^https:/i.test(page) || !/^http:/i.test(tag.expanded.text))
    return [];
  const repair = tag.isWhole
    ? null
    : tag.repair('repair-use-https', [{ start: 4, end: 4, text: 's' }]);
  return [tag.hit({}, 0, repair)];
};

const testLength =
  (limit: number, max: number) =>
  (tag: AdTagSubject): HitsOf<'tag-request-too-long' | 'tag-long'> => {
    const { length } = tag.expanded.text;
    return length > limit && length <= max ? [tag.hit({ length, limit }, 0)] : [];
  };

/**
 * Domains of ad servers that are known to be gone, each with the name that the message about it selects. The comment of
 * each is a public page that says so; a domain without one is not in here, whatever its servers answer.
 */
const CLOSED_HOSTS: readonly (readonly [
  domain: string,
  server: LintMessages['ad-host-gone']['server'],
])[] = [
  // https://www.adexchanger.com/online-advertising/liverail-fbx-go-facebook-audience-network-grows/
  ['liverail.com', 'liverail'],
  // https://www.horizont.net/medien/nachrichten/adtech-verizon-schaltet-oath-adserver-2020-ab-172868
  ['adtech.de', 'adtech'],
  ['adtechus.com', 'adtech'],
  // https://github.com/criteo/android-publisher-sdk-mopub-adapters
  ['ads.mopub.com', 'mopub'],
  // The host is that of https://docs.edgecast.com/video/Content/AdIntegration/AOL-One-Video.htm.
  // https://mikeshields.substack.com/p/this-ad-tech-shakeout-seems-real
  ['adaptv.advertising.com', 'adaptv'],
  // https://digiday.com/media/big-village-media-and-emx-digital-file-chapter-11-proceedings/
  ['emxdgt.com', 'emx'],
  // https://www.sec.gov/Archives/edgar/data/1595974/000159597424000014/R39.htm
  ['spotxchange.com', 'spotx'],
  // https://developers.sizmek.com/hc/en-us/articles/360037840832-AdVersion-Resource
  ['serving-sys.com', 'sizmek'],
];

const testHost = (tag: AdTagSubject): HitsOf<'ad-host-gone'> => {
  const authority = tag.literals.slice(0, authorityLength(tag.literals));
  const host = authority
    .replace(/^.*\/\//s, '')
    .replace(/^.*@/s, '')
    .replace(/:\d*$/, '');
  const name = `.${host.toLowerCase().replace(/\.$/, '')}`;
  const [, server] = CLOSED_HOSTS.find(([domain]) => name.endsWith(`.${domain}`)) ?? [];
  return server === undefined ? [] : [tag.hit({ server }, tag.template.indexOf(host))];
};

const STREAM =
  /^https?:\/\/dai\.google\.com\/(?:linear|ondemand|ssai)\/|^[^?#;]*\.(?:m3u8|mpd)(?=[?#;]|$)/i;
const VIDEO = /^[^?#;]*\.(?:mp4|m4v|mov|webm)(?=[?#;]|$)/i;
const PLATFORM =
  /^(?:https?:)?\/\/(?:(?:www|m|player)\.)?(?:youtu\.be|dai\.ly|(?:youtube(?:-nocookie)?|vimeo|dailymotion|tiktok|facebook|instagram)\.com|twitch\.tv)\//i;
/** What is behind such a `#` is the path of a page that a script shows. */
const CONSOLE = /^[^?#]*#!?\/?[\w-]{1,40}\/[\w-]/;

const MEDIA = [
  ['stream', STREAM],
  ['video', VIDEO],
  ['platform', PLATFORM],
  ['console', CONSOLE],
] as const;

const testMedia = (tag: AdTagSubject): HitsOf<'tag-media'> => {
  const found = MEDIA.find(([, address]) => address.test(tag.literals));
  return found === undefined ? [] : [tag.hit({ fault: found[0] }, 0)];
};

export const URL_RULES: readonly AdTagRule[] = [
  adTagRule('tag-html-escaped', 'error', 'embed', (tag) =>
    hitWith(tag, {}, [
      'repair-replace-html-escapes',
      editsOf(tag.literals, HTML_ESCAPES, unescapedHtml),
    ]),
  ),
  expansionRule('tag-not-absolute', 'expanded', { repairOf: withScheme }),
  expansionRule('tag-scheme', 'expanded', { repairOf: withScheme }),
  expansionRule('tag-host', 'expanded'),
  expansionRule('tag-userinfo', 'expanded', { repairOf: withoutUser }),
  adTagRule('tag-http-on-https', 'error', 'expanded', testHttp),
  adTagRule('tag-protocol-relative', 'info', 'expanded', (tag) =>
    tag.template.startsWith('//') && tag.expanded.url !== ''
      ? [
          tag.hit(
            {},
            0,
            tag.repair('repair-start-with-https', [{ start: 0, end: 0, text: 'https:' }]),
          ),
        ]
      : [],
  ),
  adTagRule('tag-fragment', 'warning', 'expanded', (tag) => {
    // A number of HTML is what another rule is about.
    const edits = editsOf(tag.literals, /(?<!&)#/g, () => '%23');
    const [first] = edits;
    if (first === undefined) return [];
    // As a part of a value, a placeholder would be encoded once more.
    const hasMacro = tag.expanded.expansions.some(({ start }) => start > first.start);
    const isRepairable = !hasMacro && !ESCAPED_NUMBER.test(tag.literals);
    return [
      tag.hit({}, first.start, isRepairable ? tag.repair('repair-encode-hash', edits) : null),
    ];
  }),
  adTagRule('tag-request-too-long', 'error', 'expanded', testLength(MAX_REQUEST_LENGTH, Infinity)),
  adTagRule('tag-long', 'info', 'expanded', testLength(MAX_SAFE_LENGTH, MAX_REQUEST_LENGTH)),
  adTagRule('tag-illegal-chars', 'warning', 'expanded', (tag) => {
    const range = { start: authorityLength(tag.literals), end: tag.literals.length };
    const eaten = editsWithin(tag, range, EATEN_SEPARATOR, eatenText);
    const [first] = eaten;
    if (first !== undefined) {
      const [rest = ''] = /^[^=]*/.exec(tag.literals.slice(first.end)) ?? [];
      const name = shownText(first.text.slice(1) + rest);
      return hitWith(tag, { name }, ['repair-replace-lookalikes', eaten]);
    }
    const edits = editsWithin(tag, range, ILLEGAL, percentEncode).filter(
      ({ start, end }) => !isStrayBlank(tag.literals, start, end),
    );
    return hitWith(tag, { name: '' }, ['repair-encode-characters', edits]);
  }),
  adTagRule('tag-bad-percent', 'error', 'expanded', (tag) =>
    isCut(tag.literals)
      ? [tag.hit({ fault: 'cut' }, tag.literals.lastIndexOf('%'))]
      : hitWith(tag, { fault: 'sign' }, [
          'repair-encode-percent-sign',
          editsOf(tag.literals, BAD_PERCENT, () => '%25'),
        ]),
  ),
  adTagRule('tag-media', 'error', 'embed', testMedia),
  adTagRule('ad-host-gone', 'warning', 'embed', testHost),
];
