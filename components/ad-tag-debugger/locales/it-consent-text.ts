/** Texts of decoded consent strings that are always the same. */
const PHRASES: Readonly<Record<string, string>> = {
  'Transparency and Consent Framework': 'Transparency and Consent Framework',
  'tcfeuv2: Transparency and Consent Framework': 'tcfeuv2: Transparency and Consent Framework',
  'tcfeuv1: Europe, version 1 (no longer valid)': 'tcfeuv1: Europa, versione 1 (non più valida)',
  'tcfcav1: Canada': 'tcfcav1: Canada',
  'Global Privacy Platform': 'Global Privacy Platform',
  'US privacy (deprecated since 2024)': 'US privacy (superata dal 2024)',
  'Disclosed vendors': 'Fornitori mostrati',
  'Allowed vendors': 'Fornitori ammessi',
  'Purposes of the publisher': 'Finalità dell’editore',
  Version: 'Versione',
  Created: 'Creata',
  'Last updated': 'Ultimo aggiornamento',
  'Consent platform': 'Piattaforma di consenso',
  'Version of the consent platform': 'Versione della piattaforma di consenso',
  Screen: 'Schermata',
  Language: 'Lingua',
  'Version of the vendor list': 'Versione della lista dei fornitori',
  'Version of the policies': 'Versione delle regole',
  'Only for this service': 'Solo per questo servizio',
  'Texts of its own': 'Testi propri',
  'Purpose 1 was not shown to the viewer': 'La finalità 1 non è stata mostrata',
  'Country of the publisher': 'Paese dell’editore',
  'Vendors with consent': 'Fornitori con consenso',
  'Vendors with legitimate interest': 'Fornitori con interesse legittimo',
  'Custom purposes with consent': 'Altre finalità con consenso',
  'Custom purposes with legitimate interest': 'Altre finalità con interesse legittimo',
  Vendors: 'Fornitori',
  Sections: 'Sezioni',
  Content: 'Contenuto',
  'Notice and opportunity to opt out': 'Avviso e possibilità di rifiutare',
  'Opt-out of sale': 'Rifiuto della vendita',
  'Covered by the limited service provider agreement':
    'Coperto dall’accordo per fornitori di servizi limitati',
  'usnat: US national': 'usnat: Stati Uniti, nazionale',
  'not decoded': 'non decodificato',
  'not a time': 'non è un istante',
  given: 'dato',
  'not given': 'non dato',
  'opted out': 'rifiutato',
  'not opted out': 'non rifiutato',
  'not set': 'non impostato',
  'not applicable': 'non pertinente',
  shown: 'mostrato',
  'not shown': 'non mostrato',
  'no consent': 'nessun consenso',
  consent: 'consenso',
  'legitimate interest': 'interesse legittimo',
  'consent and legitimate interest': 'consenso e interesse legittimo',
  'opted out or no consent': 'rifiutato o nessun consenso',
  'not opted out or consent': 'non rifiutato o consenso',
  yes: 'sì',
  no: 'no',
  none: 'nessuno',
  'store or read information on the device': 'archiviare o leggere informazioni sul dispositivo',
  'select ads with limited data': 'scegliere annunci con dati limitati',
  'create profiles for personalized ads': 'creare profili per annunci personalizzati',
  'select personalized ads with profiles': 'scegliere annunci personalizzati con profili',
  'create profiles for personalized content': 'creare profili per contenuti personalizzati',
  'select personalized content with profiles': 'scegliere contenuti personalizzati con profili',
  'measure ads': 'misurare gli annunci',
  'measure content': 'misurare i contenuti',
  'understand audiences': 'capire il pubblico',
  'develop and improve services': 'sviluppare e migliorare i servizi',
  'select content with limited data': 'scegliere contenuti con dati limitati',
  'precise location': 'posizione precisa',
  'identify the device by scanning it': 'identificare il dispositivo tramite scansione',
  'not allowed': 'non ammessa',
  'only with consent': 'solo con consenso',
  'only with legitimate interest': 'solo con interesse legittimo',
  'the end of the string': 'la fine della stringa',
  'a letter, a digit, - or _ (base64url)': 'una lettera, una cifra, - o _ (base64url)',
  'the version 1': 'la versione 1',
  'Y, N or -': 'Y, N o -',
  'C (a TC string), D (a GPP string) or 1 (a US privacy string)':
    'C (una stringa TC), D (una stringa GPP) o 1 (una stringa US privacy)',
  'version 2 of the TC string': 'la versione 2 della stringa TC',
  'version 2 of the TC string (version 1 is no longer valid; ask the consent platform for version 2)':
    'la versione 2 della stringa TC (la versione 1 non è più valida; chiedi la versione 2 alla piattaforma di consenso)',
};

type Rule = readonly [pattern: RegExp, write: (...parts: readonly string[]) => string];

/** Texts with numbers or names in them. The parts are the groups of the pattern. */
const RULES: readonly Rule[] = [
  [/^Purpose (\d+)(?:: (.+))?$/, (id = '', name = '') => withName(`Finalità ${id}`, name)],
  [
    /^Publisher purpose (\d+)(?:: (.+))?$/,
    (id = '', name = '') => withName(`Finalità dell’editore ${id}`, name),
  ],
  [
    /^Special feature (\d+)(?:: (.+))?$/,
    (id = '', name = '') => withName(`Caratteristica speciale ${id}`, name),
  ],
  [
    /^Publisher restriction of purpose (\d+)$/,
    (id = '') => `Restrizione dell’editore per la finalità ${id}`,
  ],
  [
    /^(.+): vendors (.+)$/,
    (type = '', ids = '') => `${decodedText(type)}: fornitori ${decodedText(ids)}`,
  ],
  [/^([\d, …-]+) \((\d+) in all\)$/, (ids = '', count = '') => `${ids} (${count} in tutto)`],
  [/^Section (\d+)$/, (id = '') => `Sezione ${id}`],
  [
    /^Position (\d+) has (.+?), but (.+) was expected\.$/,
    (at = '', found = '', expected = '') =>
      `Alla posizione ${at} c’è ${decodedText(found)}, ma era atteso: ${decodedText(expected)}.`,
  ],
  [/^the field (.+)$/, (field = '') => `il campo ${field}`],
  [/^(.+) in the field (.+)$/, (what = '', field = '') => `${inField(what)} nel campo ${field}`],
  [/^the section (\d+)$/, (id = '') => `la sezione ${id}`],
  [/^the end after (\d+) characters$/, (count = '') => `la fine dopo ${count} caratteri`],
  [
    /^at most (\d+) sections in the header$/,
    (count = '') => `al massimo ${count} sezioni nell’intestazione`,
  ],
  [
    /^~ and the section (\d+), which the header names$/,
    (id = '') => `~ e la sezione ${id}, nominata nell’intestazione`,
  ],
  [
    /^the end, because the header names only (\d+) sections$/,
    (count = '') => `la fine, perché l’intestazione nomina solo ${count} sezioni`,
  ],
];

const withName = (label: string, name: string): string =>
  name === '' ? label : `${label}: ${decodedText(name)}`;

const inField = (what: string): string =>
  what
    .replace(/^a letter$/, 'una lettera')
    .replace(/^a smaller number$/, 'un numero più piccolo')
    .replace(/^a last id of at least (\d+)$/, 'un ultimo id di almeno $1')
    .replaceAll(' or ', ' o ');

/** `1-3 not applicable, 4 consent`. */
const ITEM = /^(\d+(?:-\d+)?) ([a-z][a-z ]*)$/;

/** The items of a list, each translated; null if the text is no such list. */
const itemTexts = (text: string): string | null => {
  const items = text.split(', ').map((item) => ITEM.exec(item));
  return items.every((item) => item !== null)
    ? items.map(([, range = '', meaning = '']) => `${range} ${decodedText(meaning)}`).join(', ')
    : null;
};

/** The Italian text of a label, a value or a fault of a decoded consent string; names of fields stay. */
export const decodedText = (text: string): string => {
  if (Object.hasOwn(PHRASES, text)) return PHRASES[text] ?? text;
  for (const [pattern, write] of RULES) {
    const found = pattern.exec(text);
    if (found !== null) return write(...found.slice(1));
  }
  return itemTexts(text) ?? text;
};
