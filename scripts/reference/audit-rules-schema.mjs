import { toJSONSchema } from 'zod';

/** The JSON Schema of custom rules, for editors. `load` imports a compiled module. */
export const auditRulesSchema = async (load) => {
  const { AuditRulesSchema } = await load('src/audit/audit-files.js');
  return JSON.stringify({
    title: 'Custom rules for media-embed audit',
    ...toJSONSchema(AuditRulesSchema, { io: 'input' }),
  });
};
