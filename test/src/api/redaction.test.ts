import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Secrets, excerpt, messagesIn } from '../../../src/api/redaction.js';
import { HOSTILE_CHARACTERS, unsafeCharacters } from '../../hostile-characters.js';
import { canaries } from './canaries.js';

void describe('redaction', () => {
  const secrets = new Secrets(canaries.authKey);
  secrets.add(canaries.token);

  for (const text of [
    `the key ${canaries.authKey} is bad`,
    `"${canaries.token}"`,
    `pass=${canaries.pass}`,
    `{"user": "${canaries.user}"}`,
    `stream_name: '${canaries.streamName}'`,
    `entry_point_primary=${canaries.entryPoint}&x=1`,
    `access_token="${canaries.refreshToken}`,
    `refresh-token: ${canaries.refreshToken}`,
  ]) {
    void it(`removes the secret from ${text}`, () => {
      assert.doesNotMatch(secrets.redact(text), /CANARY/);
      assert.match(secrets.redact(text), /\[secret\]/);
    });
  }

  void it('leaves no character in a text of the service that a terminal would obey', () => {
    for (const hostile of HOSTILE_CHARACTERS) {
      const messages = [
        ...messagesIn({ errors: [hostile], error: { message: hostile } }, secrets.redact),
        ...messagesIn({ message: hostile.repeat(100) }, secrets.redact),
        excerpt(`<p>${hostile}</p>`, secrets.redact),
      ];
      assert.equal(messages.length, 4);
      for (const message of messages) {
        assert.deepEqual(unsafeCharacters(message), []);
        assert.ok(message.length <= 200 && !/[\r\n]/.test(message));
      }
    }
  });

  void it('never forgets the key, however many tokens are added', () => {
    for (let index = 0; index < 100; index += 1) secrets.add(`token-${index}`);
    assert.equal(secrets.redact(canaries.authKey), '[secret]');
    assert.equal(secrets.redact('token-99'), '[secret]');
  });

  void it('leaves ordinary words alone', () => {
    assert.equal(
      secrets.redact('user not found: title is required'),
      'user not found: title is required',
    );
  });

  void it('removes markup and long runs from an excerpt', () => {
    const page = `<p class="x">Please log in</p> eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx ${'word '.repeat(99)}`;
    assert.match(excerpt(page, secrets.redact), /^Please log in \[secret\] word word/);
    assert.equal(excerpt(page, secrets.redact).length, 200);
  });
});
