import type { Page } from 'playwright-core';

/** An embed of the seed as it is on the wire. */
export type WireEmbed = Readonly<Record<string, unknown>>;

/** Makes another embed of one. */
export type EmbedChange = (embed: WireEmbed) => WireEmbed;

const IN_PAGE = /(<script type="application\/json" id="embed">)(.*?)(<\/script>)/s;

const isOf = (name: string, { pathname }: URL): boolean =>
  pathname === `/published/embed/${name}.json` || pathname.startsWith(`/proxy/iframe.php/${name}/`);

/** Changes an embed on its way into a page, as published JSON and in the page of the hosted player. */
export const changeEmbed = async (page: Page, name: string, change: EmbedChange): Promise<void> => {
  const changed = (json: string): string => JSON.stringify(change(JSON.parse(json) as WireEmbed));
  await page.route(
    (url) => isOf(name, url),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = IN_PAGE.test(text)
        ? text.replace(
            IN_PAGE,
            (_, start: string, json: string, end: string) =>
              start + changed(json).replaceAll('<', '\\u003C') + end,
          )
        : changed(text);
      await route.fulfill({ response, body });
    },
  );
};

/** Gives everything that an embed has counted a name of its own: tests that run side by side do not meet. */
export const countedAs =
  (run: string): EmbedChange =>
  (embed) =>
    JSON.parse(JSON.stringify(embed).replace(/run=[\w-]+/g, `run=${run}`)) as WireEmbed;
