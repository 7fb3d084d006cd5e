import { upgradeLinks, type UpgradeLinksOptions } from './upgrade-links.js';

// A classic script, because a module does not know its own element. An image may have that name, too.
const { currentScript } = document;

const list = (text: string | undefined): readonly string[] | undefined => text?.trim().split(/\s+/);

if (currentScript instanceof HTMLScriptElement) {
  const { embeds, players, elements = 'media-embed.js', format } = currentScript.dataset;
  const module = new URL(elements, currentScript.src).href;
  upgradeLinks({
    embeds: list(embeds) ?? [],
    players: list(players),
    format,
    load: () => import(module) as ReturnType<UpgradeLinksOptions['load']>,
  });
}
