import assert from 'node:assert/strict';
import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import { percentEncodeKept } from '../../../src/ad-tags/encoding.js';
import { compileAdTag, expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import type { Expansion } from '../../../src/ad-tags/fill.js';

const FOREIGN = /[{}|^`]/;

/** Scheme, authority, number of path segments, names of query parameters, whether there is a fragment. */
const structure = (url: string): unknown => {
  const { protocol, username, password, host, pathname, searchParams, hash } = new URL(url);
  return {
    authority: [protocol, username, password, host],
    segments: pathname.split('/').length,
    parameters: [...searchParams.keys()].length,
    fragment: hash !== '',
  };
};

/** The template with every placeholder that was filled replaced by `x`, or by nothing where its value is empty. */
const neutral = (template: string, expansions: readonly Expansion[]): string => {
  let text = '';
  let from = 0;
  for (const { start, end, encoded, placeholder } of expansions) {
    text +=
      template.slice(from, start) + (encoded === null ? placeholder : encoded === '' ? '' : 'x');
    from = end;
  }
  // A backslash is data here, although a URL parser would read a slash in the path, and so is white space at the end.
  return (text + template.slice(from)).replaceAll('\\', '%5C').replace(/\s+$/, '%20');
};

/** The value, decoded once and once more for each level around it. */
const decoded = ({ encoded, depth }: Expansion): string => {
  let text = encoded ?? '';
  for (let level = 0; level <= depth; level += 1) text = decodeURIComponent(text);
  return text;
};

const checkUrl = (url: string): void => {
  const { protocol, username, password } = new URL(url);
  assert.ok(protocol === 'https:' || protocol === 'http:', `scheme of ${url}`);
  assert.equal(username + password, '');
  assert.match(url, /^[\x21-\x7e]+$/);
  assert.doesNotMatch(url, /["<>\\]/);
};

/** Asserts what is true of every expansion, for any template, rules and values, also when compiled. */
export const checkExpansion = (template: string, context: AdTagContext): void => {
  const expanded = expandAdTag(template, context);
  const { url, text, expansions, findings } = expanded;

  assert.deepEqual(
    expandAdTag(template, context),
    expanded,
    'the same context has the same result',
  );
  assert.equal(
    compileAdTag(template, context.replaceRules)(context),
    url,
    'the compiled tag has the same result',
  );

  for (const { start, end, placeholder } of expansions) {
    assert.equal(expanded.template.slice(start, end), placeholder);
  }

  if (url === '') {
    assert.ok(
      findings.some(({ severity }) => severity === 'error'),
      'a missing URL has an error',
    );
    return;
  }
  assert.ok(url.endsWith(text));
  checkUrl(url);
  if (!FOREIGN.test(url)) assert.match(url, /^[\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]+$/);

  const whole = expansions.length === 1 && expansions[0]?.placeholder === expanded.template;
  if (!whole) {
    const base = url.slice(0, url.length - text.length);
    assert.deepEqual(
      structure(url),
      structure(base + neutral(expanded.template, expansions)),
      'a value changes no other part of the URL',
    );
  }
  for (const expansion of expansions) {
    const { outcome, encoded, raw, by } = expansion;
    assert.equal(encoded === null, !['replaced', 'unknown-value', 'withheld'].includes(outcome));
    if (by === null && outcome !== 'replaced' && outcome !== 'withheld') {
      const kept = [expansion.placeholder, percentEncodeKept(expansion.placeholder)];
      assert.ok(
        kept.some((placeholder) => text.includes(placeholder)),
        'an unknown placeholder is kept, with what a URL cannot have encoded',
      );
    }
    if (whole || outcome !== 'replaced' || encoded === null || raw === null) continue;
    assert.equal(decoded(expansion), raw.replace(/\p{Cs}/gu, '\uFFFD'));
  }
  checkIdempotence(url, context);
};

/**
 * Expanding a URL again changes nothing when it has no placeholders. Encoded brackets do count as
 * placeholders: text of a value cannot be distinguished from a tag that was pasted in encoded form.
 */
const checkIdempotence = (url: string, context: AdTagContext): void => {
  const again = expandAdTag(url, { ...context, replaceRules: [] });
  if (again.expansions.length === 0) assert.equal(again.url, url);
};
