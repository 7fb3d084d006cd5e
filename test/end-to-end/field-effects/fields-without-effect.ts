/** Fields of spec 2.5 without a visible or audible effect in the player, and why. */
export const FIELDS_WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  short_description: 'a text about the content; it reaches ad requests and embed code',
  description: 'a text about the content; it reaches ad requests and embed code',
  tags: 'words about the content; they reach ad requests',
  created_at: 'a date of the service; it reaches structured data',
  wmode: 'a property of the legacy plugin, which no browser runs any more',
  desktop_player: 'the player type of the service; there is one player here, for every value',
  adsdk_vpaid_mode: 'a word to the IMA SDK; the built-in ads refuse VPAID whatever it is',
  code_360: 'code for other systems: a page that plays does not run it',
  code_amp: 'code for other systems: a page that plays does not run it',
  code_instant_article: 'code for other systems: a page that plays does not run it',
  tracka_account: 'for audience measurement: passed to the adapters of the page',
  ama_configuration: 'for audience measurement: passed to the adapters of the page',
  trackb_account: 'for audience measurement: passed to the adapters of the page',
  trackc_account: 'for audience measurement: passed to the adapters of the page',
  categories: 'an order of the service; it is handed on in the configuration',
  application_published: 'about applications, not pages',
};
