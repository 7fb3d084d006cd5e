import { toJSONSchema } from 'zod';

/** The JSON Schema of custom rules, for editors. */
export const auditRulesSchema = (schema) =>
  JSON.stringify({
    title: 'Custom rules for media-embed audit',
    ...toJSONSchema(schema, { io: 'input' }),
  });
