import assert from 'node:assert/strict';

/** The parts of a multipart body. */
export const readForm = (message: Request | Response): Promise<FormData> =>
  // oxlint-disable-next-line typescript/no-deprecated -- deprecated for large untrusted bodies; these are small
  message.formData();

/** The fields in the JSON part of a form. */
export const jsonPart = (form: FormData): unknown => {
  const part = form.get('_json_body');
  assert.ok(typeof part === 'string');
  return JSON.parse(part);
};
