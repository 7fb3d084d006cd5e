import { isJsonObject } from '../../../text/json.js';
import { applyEdits } from '../../../text/text-edits.js';
import { findSecrets, isSecretValue } from './find-secrets.js';
import { KnownSecrets } from './known-secrets.js';
import { isSensitiveName } from './sensitive-names.js';

/** Nesting that is walked; deeper values are left out. */
const MAX_DEPTH = 120;

/** Whether all texts and numbers in a field are secret. The consent of a viewer has fields of other kinds too. */
const isSecretField = (name: string, field: unknown): boolean =>
  isSensitiveName(name) && !(name === 'consent' && isJsonObject(field));

const collectText = (text: string, isSecret: boolean, secrets: KnownSecrets): void => {
  if (isSecret && isSecretValue(text)) secrets.add(text);
  for (const { start, end } of findSecrets(text)) secrets.add(text.slice(start, end));
};

const collect = (value: unknown, isSecret: boolean, secrets: KnownSecrets, depth = 0): void => {
  if (depth > MAX_DEPTH) return;
  if (typeof value === 'string') collectText(value, isSecret, secrets);
  else if (typeof value === 'number' && isSecret && isSecretValue(String(value)))
    secrets.add(String(value));
  else if (Array.isArray(value))
    for (const element of value as readonly unknown[])
      collect(element, isSecret, secrets, depth + 1);
  else if (isJsonObject(value))
    for (const [name, field] of Object.entries(value)) {
      collectText(name, false, secrets);
      collect(field, isSecret || isSecretField(name, field), secrets, depth + 1);
    }
};

const redactedText = (text: string, isSecret: boolean, secrets: KnownSecrets): string => {
  if (isSecret && isSecretValue(text)) return secrets.placeholder(text);
  const edits = findSecrets(text).map(({ start, end }) => ({
    start,
    end,
    text: secrets.placeholder(text.slice(start, end)),
  }));
  return secrets.replaceIn(applyEdits(text, edits));
};

const redactedNumber = (value: number, isSecret: boolean, secrets: KnownSecrets): number => {
  const text = String(value);
  return isSecret && isSecretValue(text) ? Number(secrets.placeholder(text)) || 0 : value;
};

const redacted = (value: unknown, isSecret: boolean, secrets: KnownSecrets, depth = 0): unknown => {
  if (depth > MAX_DEPTH) return null;
  if (typeof value === 'string') return redactedText(value, isSecret, secrets);
  if (typeof value === 'number') return redactedNumber(value, isSecret, secrets);
  if (Array.isArray(value))
    return value.map((element: unknown) => redacted(element, isSecret, secrets, depth + 1));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      redactedText(name, false, secrets),
      redacted(field, isSecret || isSecretField(name, field), secrets, depth + 1),
    ]),
  );
};

/**
 * A copy of plain JSON without consent strings, identifiers, cookies and credentials: placeholders of the same form
 * stand for them, and a value that occurs several times, in whatever encoding, has the same placeholder everywhere.
 */
export const redact = <T>(value: T): T => {
  const secrets = new KnownSecrets();
  collect(value, false, secrets);
  return redacted(value, false, secrets) as T;
};
