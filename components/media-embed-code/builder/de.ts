import type { BuilderTexts } from './builder-texts.js';
import { pluralText } from '../../../src/locales/plural-text.js';

const labels: BuilderTexts['labels'] = {
  width: 'Breite, px',
  height: 'Höhe, px',
  aspectRatio: 'Seitenverhältnis',
  responsive: 'Anpassbare Breite',
  autoplay: 'Automatisch starten',
  mute: 'Ohne Ton',
  loop: 'Endlosschleife',
  captions: 'Untertitel',
  start: 'Anfang, s',
  end: 'Ende, s',
  label: 'Label des Bulks',
  title: 'Titel für Screenreader',
  lazy: 'Verzögert laden',
  src: 'URL des veröffentlichten Embeds',
  elementFormat: 'Art des Players',
  elementLoading: 'Ladezeitpunkt',
  consent: 'Einwilligung',
  fallback: 'Inhalt ohne Skripte',
  page: 'URL der Seite',
  addressOnly: 'Nur die Adresse, ohne HTML',
  timeZone: 'Zeitzone der Datumsangaben',
  customer: 'Kunde',
  script: 'URL des Embed-Skripts',
  frame: 'URL des gehosteten Players',
};

export const german: BuilderTexts = {
  language: 'de',
  destination: 'Wo fügen Sie den Code ein?',
  destinations: {
    wordPress: 'WordPress',
    webPage: 'Webseite mit Skripten',
    htmlWithoutScripts: 'CMS, das Skripte entfernt',
    amp: 'AMP-Seite',
    newsletter: 'Newsletter',
    social: 'Soziales Netzwerk oder Chat',
    search: 'Suchmaschine oder Sitemap',
    otherPlayers: 'Feed, App oder anderer Player',
  },
  guides: {
    wordPress:
      'Fügen Sie die Adresse in einer eigenen Zeile in den Beitrag ein. WordPress zeigt an dieser Stelle den Player. Bleibt ein Link stehen, wählen Sie das Format „Responsiver Iframe“ und fügen es in einen Block „Individuelles HTML“ ein; das dürfen Administratoren und Redakteure.',
    webPage:
      'Fügen Sie den Code dort ein, wo der Player stehen soll. Fügen Sie das Skript darunter einmal in das head-Element der Seite ein, falls die Website es noch nicht hat.',
    htmlWithoutScripts:
      'Fügen Sie den Code in die HTML-Ansicht des Editors ein. Er braucht kein Skript und passt in Spalten jeder Breite. Entfernt das CMS auch Frames, wählen Sie „Soziales Netzwerk oder Chat“ und fügen die Adresse ein.',
    amp: 'Fügen Sie den Code in das body-Element der AMP-Seite ein und das Skript darunter einmal in das head-Element.',
    newsletter:
      'Fügen Sie den Code in den HTML-Quelltext des Newsletters ein. Leser sehen ein Bild und eine Schaltfläche, die zum Video führt, denn kein E-Mail-Programm spielt Videos ab.',
    social:
      'Fügen Sie die Adresse in den Post oder die Nachricht ein. Netzwerke und Chats zeigen eine Vorschau der Seite.',
    search:
      'Fügen Sie den Code in das head-Element der Seite ein, die das Video zeigt. Suchmaschinen führen das Video dann mit seinem Bild auf.',
    otherPlayers:
      'Setzen Sie das Element in den Feed, den die App oder der Partner liest, und zwar in das channel-Element.',
  },
  format: 'Codeformat',
  formats: {
    standard: 'Container und Skript',
    iframe: 'Iframe',
    amp: 'AMP',
    360: '360°-Video',
    'instant-article': 'Instant Article',
    'media-embed': '<media-embed> mit seinen Daten',
    'media-embed-src': '<media-embed src>, eine Zeile',
    'responsive-iframe': 'Responsiver Iframe',
    link: 'Link oder Adresse',
    email: 'E-Mail mit Bild und Schaltfläche',
    'json-ld': 'JSON-LD für Suchmaschinen',
    'open-graph': 'Open-Graph- und Twitter-Tags',
    oembed: 'oEmbed-JSON',
    vmap: 'VMAP-1.0-Werbeplaylist',
    mrss: 'Media-RSS-Element',
    'video-sitemap': 'Eintrag der Video-Sitemap',
  },
  otherFormats: 'Andere Formate',
  groups: {
    size: 'Größe',
    playback: 'Wiedergabe',
    appearance: 'Darstellung',
    delivery: 'Auslieferung',
  },
  inUse: (count) =>
    pluralText('de', count, { one: '# Option gesetzt', other: '# Optionen gesetzt' }),
  byDefault: 'Standard',
  yes: 'Ja',
  no: 'Nein',
  choices: {
    iframe: 'Gehosteter Player in einem Frame',
    standard: 'Player des Dienst-Skripts',
    player: 'Player in der Seite',
    near: 'Nahe am sichtbaren Bereich',
    visible: 'Sobald sichtbar',
    eager: 'Sofort',
    click: 'Per Klick',
    required: 'Erforderlich',
  },
  reset: 'Optionen zurücksetzen',
  insert: 'Code einfügen',
  inserted: 'Code eingefügt.',
  script: 'Dieser Code braucht ein Skript, einmal pro Seite:',
  scriptForm: 'Die Seite lädt es über',
  scriptForms: { html: 'ein script-Tag', npm: 'npm und einen Bundler' },
  scriptAssumed:
    'Die Adresse des Skripts ist eine Annahme. Ein Entwickler setzt sie mit MediaEmbedCode.scriptSource.',
  copyScript: 'Skript kopieren',
  legacy: 'Veraltet; bleibt für archivierte Seiten.',
  labels,
  notes: {
    standard:
      'Für Seiten, die Skripte zulassen, etwa in einem Theme oder einem HTML-Block; WordPress und Drupal entfernen das Skript aus Beiträgen von Redakteuren, die kein ungefiltertes HTML einfügen dürfen.',
    iframe:
      'Für HTML-Blöcke und Page-Builder; WordPress entfernt Frames aus Beiträgen von Autoren, TinyMCE und CKEditor behalten sie nur, wenn ihre Konfiguration iframe zulässt.',
    'responsive-iframe':
      'Für HTML-Blöcke in Spalten jeder Breite; ein CMS, das das Attribut style entfernt, wie die Filter von Drupal und Joomla, lässt einen Frame mit fester Größe übrig.',
    amp: 'Nur für AMP-Seiten; das AMP-Plugin von WordPress behält den Code, andere Editoren entfernen das unbekannte Element.',
    '360':
      'Für HTML-Blöcke wie jeder Frame; ein CMS, das das Attribut allow entfernt, wie WordPress bei Autoren, schaltet die Bewegungssensoren ab, Ziehen bleibt möglich.',
    'instant-article':
      'Für archivierte Instant Articles; jedes andere CMS zeigt ihn als gewöhnlichen Frame.',
    'media-embed':
      'Für HTML-Blöcke und Markdown in Seiten, deren Theme das Skript lädt; die Filter von WordPress und Drupal entfernen Custom Elements und das JSON darin, wenn sie nicht erlaubt sind.',
    'media-embed-src':
      'Die erste Wahl, wenn das Theme das Skript lädt: eine Zeile, die statische Website-Generatoren und Markdown behalten; die Filter von WordPress und Drupal müssen media-embed zulassen.',
    link: 'Für jeden Editor, Newsletter und Chat; WordPress und Drupal machen aus einer URL in einer eigenen Zeile einen Player, wenn die Website sie als oEmbed-Provider kennt.',
    email:
      'Für den HTML-Quelltext eines Newsletters; Outlook und Gmail zeigen Bild und Schaltfläche, und kein E-Mail-Programm spielt Videos ab.',
    'json-ld':
      'Für head oder body der Seite, die den Embed zeigt; WordPress entfernt den Code aus Beiträgen, also gehört er in das Theme oder ein SEO-Plugin.',
    'open-graph':
      'Für das head-Element der Seite; SEO-Plugins von WordPress und Drupal schreiben dieselben Tags, behalten Sie nur eine der beiden Quellen.',
    oembed:
      'Für eine Datei oder einen Endpunkt eines oEmbed-Providers; WordPress setzt unbekannte Provider in einen Sandbox-Frame und entfernt ihre Stile.',
    vmap: 'Als Datei für die Werbeeinstellungen anderer Player; fügen Sie sie nie in einen Beitrag ein, dort entfernt sie jedes CMS.',
    mrss: 'Für den Feed eines Syndication-Partners oder Smart-TVs, in dessen channel-Element; fügen Sie es nie in einen Beitrag ein.',
    'video-sitemap':
      'Für die Sitemap der Website, in deren urlset-Element; Sitemap-Plugins überschreiben eine Datei, die sie selbst schreiben.',
  },
  problems: {
    wholeNumber: ({ found, min, max }) =>
      `„${found}“ wird nicht verwendet. Geben Sie eine ganze Zahl von ${min} bis ${max} ein.`,
    seconds: ({ found, min, max }) =>
      `„${found}“ wird nicht verwendet. Geben Sie Sekunden von ${min} bis ${max} ein, zum Beispiel 12,5.`,
    afterStart: ({ found }) =>
      `„${found}“ wird nicht verwendet. Geben Sie ein Ende nach dem Anfang ein.`,
    address: ({ found }) =>
      `„${found}“ wird nicht verwendet. Geben Sie eine URL ein, die mit https:// beginnt.`,
    timeZone: ({ found }) =>
      `„${found}“ wird nicht verwendet. Geben Sie eine Zeitzone wie Europe/Berlin ein.`,
  },
  quoted: (label) => `„${label}“`,
  missing: (names) => ({
    'bulk-label':
      'Das Label des Bulks besteht aus einem oder zwei Punkten. Verwenden Sie einen Bulk mit einem anderen Label.',
    'customer-and-script': `Der Embed hat keinen Code des Dienstes. Füllen Sie ${names.customer} und ${names.script} aus.`,
    date: 'Der Embed hat kein Datum. Setzen Sie es im Dienst als JJJJ-MM-TT hh:mm:ss.',
    'embed-id': 'Der Embed hat keine ID. Speichern Sie ihn zuerst im Dienst.',
    'embed-source': `Die Adresse des veröffentlichten Embeds ist nicht bekannt. Füllen Sie ${names.src} aus.`,
    format: 'Das Format ist unbekannt. Wählen Sie ein anderes.',
    media: `Der Embed hat weder ein Video noch einen Player. Fügen Sie ein Video hinzu, oder füllen Sie ${names.frame} aus.`,
    'not-360':
      'Der Embed ist kein 360°-Video. Veröffentlichen Sie ihn als solches, oder wählen Sie ein anderes Format.',
    'page-address': `Die Seite, die das Video zeigt, ist nicht bekannt. Füllen Sie ${names.page} aus.`,
    'parameter-of-amp': `Die Adresse des Players enthält __amp_source_origin, das AMP selbst hinzufügt. Füllen Sie ${names.frame} ohne diesen Parameter aus.`,
    'player-address': `Der Embed hat keine Adresse eines gehosteten Players. Füllen Sie ${names.frame} aus.`,
    'player-address-360':
      'Der Frame im 360°-Code hat keine Webadresse. Setzen Sie sein Attribut src auf eine http(s)-URL.',
    'playable-media':
      'Der Embed hat kein abspielbares Video und keinen abspielbaren Livestream. Fügen Sie eines hinzu, oder warten Sie, bis es bereit ist.',
    'preview-image': 'Der Embed hat kein Vorschaubild. Laden Sie eines hoch.',
    title: `Der Embed hat keinen Titel. Setzen Sie ihn, oder füllen Sie ${names.title} aus.`,
  }),
  findings: {
    'amp-needs-https': (hosts) =>
      `AMP akzeptiert nur https, und der Player liegt auf http (${hosts}). Der Code enthält stattdessen https und funktioniert nur, wenn der Server dort antwortet. Liefern Sie den Player über https aus.`,
    'frame-needs-https': (hosts) =>
      `Der Player liegt auf http (${hosts}). Seiten mit https zeigen einen solchen Frame nicht an. Liefern Sie den Player über https aus.`,
    'local-address': (hosts) =>
      `Der Code enthält eine Adresse dieses Computers oder Netzwerks (${hosts}). Von anderswo funktioniert das Video nicht. Erstellen Sie den Code auf der öffentlichen Website.`,
  },
};
