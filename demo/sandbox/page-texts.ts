/** The texts of the pages that a viewer sees: those of the hosted player without a video, and of the advertiser. */
export interface PageTexts {
  readonly processing: string;
  readonly failed: string;
  readonly empty: string;
  readonly missing: string;
  readonly advertiser: string;
  readonly landing: string;
}

const TEXTS = {
  en: {
    processing: 'This video is being prepared. Please come back later.',
    failed: 'This video could not be converted.',
    empty: 'There is nothing to play.',
    missing: 'This player does not exist.',
    advertiser: 'The advertiser of the demo',
    landing: 'This is the landing page of the demo’s adverts.',
  },
  de: {
    processing: 'Dieses Video wird gerade vorbereitet. Bitte kommen Sie später wieder.',
    failed: 'Dieses Video konnte nicht umgewandelt werden.',
    empty: 'Hier gibt es nichts abzuspielen.',
    missing: 'Diesen Player gibt es nicht.',
    advertiser: 'Der Werbetreibende der Demo',
    landing: 'Zu dieser Seite führen die Anzeigen der Demo.',
  },
  es: {
    processing: 'Este vídeo se está preparando. Vuelva más tarde.',
    failed: 'Este vídeo no se pudo convertir.',
    empty: 'No hay nada que reproducir.',
    missing: 'Este reproductor no existe.',
    advertiser: 'El anunciante de la demo',
    landing: 'A esta página llevan los anuncios de la demo.',
  },
  fr: {
    processing: 'Cette vidéo est en préparation. Revenez plus tard.',
    failed: 'Cette vidéo n’a pas pu être convertie.',
    empty: 'Il n’y a rien à lire.',
    missing: 'Ce lecteur n’existe pas.',
    advertiser: 'L’annonceur de la démo',
    landing: 'Les annonces de la démo mènent à cette page.',
  },
  it: {
    processing: 'Questo video è in preparazione. Torna più tardi.',
    failed: 'Questo video non può essere convertito.',
    empty: 'Non c’è nulla da riprodurre.',
    missing: 'Questo player non esiste.',
    advertiser: 'L’inserzionista della demo',
    landing: 'Gli annunci della demo portano a questa pagina.',
  },
  pt: {
    processing: 'Este vídeo está sendo preparado. Volte mais tarde.',
    failed: 'Este vídeo não pôde ser convertido.',
    empty: 'Não há nada para reproduzir.',
    missing: 'Este player não existe.',
    advertiser: 'O anunciante da demo',
    landing: 'Os anúncios da demo levam a esta página.',
  },
} satisfies Readonly<Record<string, PageTexts>>;

export type PageLanguage = keyof typeof TEXTS;

export const PAGE_LANGUAGES = Object.keys(TEXTS) as readonly PageLanguage[];

/** Characters of the header that are read; browsers send fewer. */
const MAX_HEADER_LENGTH = 500;

/** The first language of an `Accept-Language` header that there are texts in, else English. Weights are not read: browsers list the languages in order. */
export const acceptedLanguage = (header: string | undefined): PageLanguage =>
  (header ?? '')
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((range) => range.trim().toLowerCase().slice(0, 2))
    .flatMap((tag) => PAGE_LANGUAGES.filter((language) => language === tag))[0] ?? 'en';

export const pageTexts = (language: PageLanguage): PageTexts => TEXTS[language];
