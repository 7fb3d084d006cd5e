/** What became of an embed that was given to a tool. */
import { plays } from './playback.mjs';

/** What is left of an embed on a page: its link, its address or code as text, or nothing. */
const remainderOf = (page) =>
  page.evaluate(() => {
    const { body } = document;
    if (body.querySelector('a[href*="/embeds/"]')) return 'link';
    const isShown = (element) => !element.matches('script,style,noscript,template');
    const texts = [...body.querySelectorAll('*')]
      .filter((element) => isShown(element))
      .map((element) =>
        [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.data)
          .join(''),
      );
    return texts.some((text) => /[<&]|embeds\/|"id"/.test(text)) ? 'text' : 'lost';
  });

export const outcomeOf = async (run, html) => {
  if (!run.outcomes.has(html)) {
    const page = await run.context.newPage();
    const isPlaying = await plays(page, run.site.publish(html));
    run.outcomes.set(html, isPlaying ? 'plays' : await remainderOf(page));
    await page.close();
  }
  return run.outcomes.get(html);
};
