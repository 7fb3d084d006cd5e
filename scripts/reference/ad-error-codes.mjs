import { code, table } from './markdown.mjs';

/** The codes of one system with their texts and who has to act. `load` imports a compiled module. */
export const adErrorCodes = async (load, system) => {
  const { verdictsMessages } = await load('src/messages/generated/verdicts/index.js');
  const { errorCodesOf, ownerOfErrorCode } = await load('src/diagnosis/error-codes.js');
  const { hasMessage, messagesIn } = verdictsMessages;
  const text = messagesIn('en');
  return table(
    ['Code', 'What happened', 'Who acts', 'What to do'],
    errorCodesOf(system)
      .map((name) => [name, `code-${system}-${name}`])
      .filter(([, id]) => hasMessage(id))
      .map(([name, id]) => [
        code(name),
        text(id, {}).replace(/ \([^)]*error \d+\)\.$/, '.'),
        text(`owner-${ownerOfErrorCode(system, name)}`).toLowerCase(),
        text(`${id}.next-step`, {}),
      ]),
  );
};
