import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Catalogue, NoParams } from '../../../src/messages/format.js';
import { lazyMessages, type MessageLoaders } from '../../../src/messages/lazy-messages.js';

interface TestMessages {
  readonly title: NoParams;
  readonly count: { readonly count: number };
  readonly 'error-lost': NoParams;
  readonly 'error-late': NoParams;
}

const ENGLISH: Catalogue<TestMessages> = {
  title: 'Title',
  count: ({ count }, { number, plural }) => `${number(count)} ${plural(count)}`,
  'error-lost': 'Lost',
  'error-late': 'Late',
};

const ITALIAN: Partial<Catalogue<TestMessages>> = {
  title: 'Titolo',
  count: ({ count }, { number }) => `${number(count)} in italiano`,
};

const loaders = (load: () => Promise<unknown>): MessageLoaders<TestMessages> => ({
  it: async () => {
    await load();
    return { messages: ITALIAN };
  },
});

const there = (): Promise<void> => Promise.resolve();

describe('lazyMessages', () => {
  it('are English until the messages of the language are loaded', async () => {
    const { messagesIn, loadMessages } = lazyMessages(ENGLISH, loaders(there));
    assert.equal(messagesIn('it-CH')('title'), 'Title');
    await loadMessages('it-CH');
    assert.deepEqual(
      ['it', 'IT', 'de', 'en'].map((tag) => messagesIn(tag)('title')),
      ['Titolo', 'Titolo', 'Title', 'Title'],
    );
    assert.equal(loadMessages('it'), null);
  });

  it('name the language that is loaded', async () => {
    const { languageOf, loadMessages } = lazyMessages(ENGLISH, loaders(there));
    assert.equal(languageOf('it-CH'), 'en');
    await loadMessages('it-CH');
    assert.deepEqual(['it-CH', 'IT', 'de', 'en-GB', '', 'constructor'].map(languageOf), [
      'it',
      'it',
      'en',
      'en',
      'en',
      'en',
    ]);
  });

  it('write numbers in the language of the text', async () => {
    const { messagesIn, loadMessages } = lazyMessages(ENGLISH, loaders(there));
    await loadMessages('it');
    assert.equal(messagesIn('it')('count', { count: 12_345.5 }), '12.345,5 in italiano');
    assert.equal(messagesIn('de')('count', { count: 12_345.5 }), '12,345.5 other');
  });

  it('are English where a language has none, message by message', async () => {
    const { messagesIn, loadMessages } = lazyMessages(ENGLISH, loaders(there));
    await loadMessages('it');
    const codes: readonly ('lost' | 'late')[] = ['lost', 'late'];
    assert.deepEqual(
      codes.map((code) => messagesIn('it')(`error-${code}`)),
      ['Lost', 'Late'],
    );
  });

  it('load nothing for English and for languages without messages', () => {
    const { loadMessages, messagesIn } = lazyMessages(ENGLISH, loaders(there));
    for (const tag of ['en', 'en-GB', 'de', 'sv', '', '__proto__', 'constructor']) {
      assert.equal(loadMessages(tag), null, tag);
      assert.equal(messagesIn(tag)('title'), 'Title', tag);
    }
  });

  it('can be loaded again after a failure, which the caller gets', async () => {
    let attempts = 0;
    const { messagesIn, loadMessages, languageOf } = lazyMessages(
      ENGLISH,
      loaders(() => {
        attempts += 1;
        return attempts === 1 ? Promise.reject(new Error('offline')) : there();
      }),
    );
    await assert.rejects(() => loadMessages('it') ?? there(), /offline/);
    assert.equal(messagesIn('it')('title'), 'Title');
    assert.equal(languageOf('it'), 'en');
    await loadMessages('it');
    assert.equal(languageOf('it-CH'), 'it');
    assert.equal(messagesIn('it')('title'), 'Titolo');
  });

  it('refuse ids and parameters that the message does not have', () => {
    const write = lazyMessages(ENGLISH, {}).messagesIn('en');
    const refused = [
      // @ts-expect-error -- There is no such message.
      () => write('titel'),
      // @ts-expect-error -- The count is a number.
      () => write('count', { count: '1' }),
      // @ts-expect-error -- The count is missing.
      () => write('count', {}),
      // @ts-expect-error -- The parameters are missing.
      () => write('count'),
      // @ts-expect-error -- The message has no parameters.
      () => write('title', { count: 1 }),
    ];
    assert.equal(refused.length, 5);
  });
});
