import type { VerdictParameters } from './verdict-parameters.js';

export const JSON_ERRORS: Readonly<Record<VerdictParameters['json-malformed']['error'], string>> = {
  'trailing-comma': 'une virgule avant un crochet fermant',
  'missing-comma': 'une virgule manquante',
  'missing-colon': 'deux-points manquants après un nom',
  'missing-value': 'une valeur manquante',
  'single-quotes': 'un guillemet autre que "',
  'unquoted-name': 'un nom sans guillemets',
  comment: 'un commentaire',
  'unterminated-string': 'un texte sans fin',
  'control-character': 'un caractère de contrôle dans un texte',
  'bad-escape': 'une séquence d’échappement inconnue dans un texte',
  'unexpected-end': 'la fin du texte à l’intérieur du JSON',
  'text-after-end': 'du texte après la fin du JSON',
  'unexpected-character': 'un caractère inattendu',
};

export const NOT_URL: Readonly<
  Record<VerdictParameters['tag-not-url']['reason'], readonly [string, string]>
> = {
  'tag-not-absolute': [
    'n’est pas une URL absolue',
    'Faites commencer le tag publicitaire par https://.',
  ],
  'tag-scheme': ['n’est pas une URL http(s)', 'Faites commencer le tag publicitaire par https://.'],
  'tag-host': ['n’a pas d’hôte valide', 'Corrigez l’hôte et le port du tag publicitaire.'],
  'tag-userinfo': [
    'contient un nom d’utilisateur ou un mot de passe, que les navigateurs refusent',
    'Retirez le nom d’utilisateur et le mot de passe du tag publicitaire.',
  ],
  'tag-too-long': [
    'dépasse 65 536 caractères',
    'Raccourcissez les paramètres du tag publicitaire.',
  ],
  'macro-unsafe-position': [
    'a une variable dans l’hôte ou le chemin',
    'Remplacez cette variable par sa valeur.',
  ],
};

/** What to do about an address that is encoded twice, by its cause. */
export const ENCODED_TWICE: Readonly<
  Record<VerdictParameters['page-url-encoded-twice']['cause'], (parameter: string) => string>
> = {
  literal: (parameter) => `Décodez une fois la valeur de ${parameter} dans le tag publicitaire.`,
  placeholder: (parameter) =>
    `N’encodez qu’une fois la valeur de ${parameter} : retirez l’encodage autour de la variable.`,
  page: (parameter) =>
    `Donnez au lecteur l’adresse de la page sans encodage : le tag publicitaire l’encode pour ${parameter}.`,
};

export const UNKNOWN: Readonly<Record<VerdictParameters['input-unknown']['reason'], string>> = {
  'too-large': 'Le texte a plus de 10 millions de caractères.',
  'json-content': 'Le JSON n’est ni un embed, ni un fichier HAR, ni un fichier de cas.',
  html: 'C’est du HTML, mais pas un code d’intégration.',
  javascript: 'C’est du JavaScript, et il ne nomme aucun tag publicitaire.',
  'no-match': 'Ce texte ne peut pas être diagnostiqué.',
};

export const BULK_REASONS: Readonly<Record<VerdictParameters['ads-off-by-bulk']['by'], string>> = {
  label: 'la page choisit son libellé',
  origin: 'sa règle correspond à l’origine de la page',
  any: 'sa règle correspond à toutes les pages',
};
