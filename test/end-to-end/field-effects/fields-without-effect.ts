/** Fields of spec 2.5 that nobody can see or hear in a player of today, and why. */
export const FIELDS_WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  short_description: 'a text about the content; it reaches ad requests and embed code',
  description: 'a text about the content; it reaches ad requests and embed code',
  tags: 'words about the content; they reach ad requests',
  created_at: 'a date of the service; it reaches structured data',
  wmode: 'a property of the legacy plugin, which no browser runs any more',
  desktop_player: 'the player type of the service; there is one player here, for every value',
  categories: 'an order of the service; it is handed on in the configuration',
  application_published: 'about applications, not pages',
};
