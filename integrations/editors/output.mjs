/** The HTML that a tool publishes of a text. */
import { openTool } from './tool-page.mjs';
import { TOOLS } from './tools.mjs';

/** A tool, or a package of it, that is not on this machine. */
export class NotInstalled extends Error {}

const inNode = async (tool) => {
  try {
    return await import(`./node/${tool}.mjs`);
  } catch (error) {
    if (error?.code === 'ERR_MODULE_NOT_FOUND') throw new NotInstalled(error.message);
    throw error;
  }
};

const EXAMPLES = { origin: 'https://www.example.com', players: 'https://media.example.com' };

/** With addresses as a publisher has them: some tools make no link of the loopback address of this test. */
const renderWithExamples = async (render, { service }, input, options) => {
  const swap = (value, from, to) =>
    JSON.parse(
      Object.keys(EXAMPLES).reduce(
        (json, key) => json.replaceAll(from[key], to[key]),
        JSON.stringify(value),
      ),
    );
  const html = await render(swap(input, service, EXAMPLES), swap(options, service, EXAMPLES));
  return swap(html, EXAMPLES, service);
};

/** The HTML of a text, with or without the module or recipe. */
export const outputOf = async (run, tool, input, options) => {
  if (TOOLS[tool].place === 'node') {
    const { isInstalled, render } = await inNode(tool);
    if (isInstalled?.() === false) throw new NotInstalled(`${tool} is not on this machine.`);
    return renderWithExamples(render, run, input, options);
  }
  const opened = await openTool(run.context, { origin: run.site.origin, tool, options });
  try {
    return await opened.paste(input);
  } finally {
    await opened.page.close();
  }
};
