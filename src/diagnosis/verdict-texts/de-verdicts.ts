import { tagRuleText } from '../../lint/locales/de.js';
import { MAX_WRAPPERS } from '../../vast/request/wrapper-limit.js';
import { inputVerdicts } from './de-input-verdicts.js';
import { ENCODED_TWICE, NOT_URL } from './de-phrases.js';
import {
  ad,
  asMacros,
  behind,
  inner,
  of,
  response,
  seconds,
  server,
  where,
  fixed,
} from './de-words.js';
import type { VerdictTexts } from './language-texts.js';

const NOTHING = 'Sie müssen nichts tun.';

export const verdicts: VerdictTexts['verdicts'] = {
  ...inputVerdicts,
  'tag-empty': (p) => [
    `Das Ad-Tag ist leer${where(p)}.`,
    'Setzen Sie das Ad-Tag, oder entfernen Sie das Anzeigenobjekt aus dem Slot.',
  ],
  'tag-html-escaped': (p) => [
    `Das Ad-Tag ${of(p.host)} enthält &amp;, weil es aus HTML kopiert wurde${where(p)}.`,
    'Ersetzen Sie jedes &amp; im Ad-Tag durch &.',
  ],
  'tag-not-url': (p) => [`Das Ad-Tag ${NOT_URL[p.reason][0]}${where(p)}.`, NOT_URL[p.reason][1]],
  'tag-fault': (p) => {
    const [fault, nextStep] = tagRuleText(p.finding) ?? [
      `hat einen Fehler (${p.finding})`,
      `Korrigieren Sie das Ad-Tag nach der Regel ${p.finding}.`,
    ];
    return [`Das Ad-Tag ${of(p.host)} ${fault}${where(p)}.`, nextStep];
  },
  'http-tag': (p) => [
    `Das Ad-Tag ruft http://${p.host} auf, was Browser auf jeder https-Seite blockieren${where(p)}.`,
    'Schreiben Sie das Ad-Tag mit https://.',
  ],
  'http-on-https': (p) => [
    p.blockedHost === p.host
      ? `Das Ad-Tag ruft http://${p.host} auf, was Browser auf https-Seiten blockieren${where(p)}.`
      : `Ein Wrapper ${of(p.host)} führt zu http://${p.blockedHost}, was Browser auf https-Seiten blockieren${where(p)}.`,
    p.blockedHost === p.host
      ? 'Schreiben Sie das Ad-Tag mit https://.'
      : `Bitten Sie das Netzwerk ${of(p.blockedHost)} um ein Tag mit https://.`,
  ],
  'slot-type-mismatch': (p) => [
    `Das Anzeigenobjekt ist vom Typ ${p.type} und passt nicht in seinen Slot${where(p)}.`,
    'Verschieben Sie es in einen Slot seines Typs, oder korrigieren Sie den Typ.',
  ],
  'consent-late': (p) => [
    p.seconds === null
      ? `Das Ad-Tag ${of(p.host)} wurde ersetzt, während der Consent-Dialog offen war${where(p)}.`
      : `Das Ad-Tag ${of(p.host)} wurde ${seconds(p.seconds)} vor der Einwilligung ersetzt${where(p)}.`,
    'Lassen Sie den Player auf die CMP warten, oder erhöhen Sie seine Wartezeit dafür.',
  ],
  'consent-missing': (p) => [
    `Die Anfrage an ${p.host || 'den Ad-Server'} enthält gdpr=1, aber keinen Consent-String in ${p.parameter}${where(p)}.`,
    p.hasMacro
      ? `Die CMP hat für das Makro in ${p.parameter} keinen String geliefert: Fordern Sie die Anzeige erst nach ihrer Antwort an.`
      : `Fordern Sie die Anzeige erst nach der Antwort der CMP an, und füllen Sie ${p.parameter} mit [GDPRCONSENT].`,
  ],
  'consent-withheld': (p) => [
    `${server(p.host)} hat keine Anzeige, und mangels Einwilligung werden zurückgehalten: ${p.placeholders}${where(p)}.`,
    'Testen Sie mit einem Nutzer, der eingewilligt hat; ohne Einwilligung laufen nur Kampagnen ohne personenbezogene Daten.',
  ],
  'page-url-encoded-twice': (p) => [
    `Die Adresse im Parameter ${p.parameter} ist doppelt kodiert, sodass die Seite bei ${inner(p.host)} nicht lesbar ist${where(p)}.`,
    ENCODED_TWICE[p.cause](p.parameter),
  ],
  'macro-foreign-player': (p) => [
    `Das Ad-Tag ${of(p.host)} hat Platzhalter von ${p.dialect || 'einem anderen Player'}, die niemand füllt: ${p.placeholders}${where(p)}.`,
    asMacros(p.equivalents) ||
      'Fügen Sie Ersetzungsregeln für diese Platzhalter hinzu, oder entfernen Sie sie.',
  ],
  'macro-server-side': (p) => {
    const macros = asMacros(p.equivalents);
    return [
      `Das Ad-Tag ${of(p.host)} hat Platzhalter, die nur ein Ad-Server füllen kann: ${p.placeholders}${where(p)}.`,
      `Exportieren Sie das Ad-Tag mit diesen Werten aus dem Ad-Server.${macros && ` Oder: ${macros}`}`,
    ];
  },
  'macro-unresolved': (p) => [
    `Die Anfrage an ${p.host || 'den Ad-Server'} hat noch Platzhalter: ${p.placeholders}${where(p)}.`,
    fixed(p.fixes),
  ],
  'ad-blocker': (p) => [
    `Der Browser hat die Anfrage an ${p.blockedHost} vor dem Senden blockiert, wie es Adblocker tun${where(p)}.`,
    'Testen Sie in einem Browser ohne Adblocker und Trackingschutz.',
  ],
  'cors-refused': (p) => [
    `Der Browser darf die Antwort von ${p.refusedHost} nicht lesen: Ihr fehlt der CORS-Header für die Seite${p.isAnswered ? '' : ', oder der Server ist nicht erreichbar'}${where(p)}.`,
    `Lassen Sie ${p.refusedHost} Access-Control-Allow-Origin mit dem Origin der Seite und Access-Control-Allow-Credentials: true senden.`,
  ],
  'policy-refused': (p) => [
    `Die Content Security Policy der Seite erlaubt die Anfrage an ${p.refusedHost} nicht${where(p)}.`,
    `Fügen Sie https://${p.refusedHost} in der Content Security Policy der Seite zu connect-src hinzu.`,
  ],
  'certificate-invalid': (p) => [
    `Das Zertifikat von ${p.refusedHost} ist nicht gültig, oder der TLS-Handshake ist gescheitert${where(p)}.`,
    `Lassen Sie den Betreiber von ${p.refusedHost} ein gültiges Zertifikat installieren; prüfen Sie, ob die Uhr des Nutzers stimmt.`,
  ],
  'address-refused': (p) => [
    `Die Anfrage an ${p.lastHost} führt zu ${p.target}${p.isPrivate ? ' in einem privaten Netz und wurde nicht dorthin gesendet' : ', wohin Browser nicht folgen'}${where(p)}.`,
    `Lassen Sie den Betreiber von ${p.lastHost} direkt auf eine öffentliche https-Adresse verweisen${p.isPrivate ? '; gehört das Netz Ihnen, erlauben Sie es mit `allowPrivate`' : ''}.`,
  ],
  unreachable: (p) => {
    if (p.fault === 'dns')
      return [
        `Der Hostname ${p.unreachableHost} lässt sich nicht auflösen (DNS)${where(p)}.`,
        `Korrigieren Sie den Host im Ad-Tag: ${p.unreachableHost} hat keine Adresse.`,
      ];
    if (p.fault === 'refused')
      return [
        `${p.unreachableHost} hat die Verbindung abgelehnt${where(p)}.`,
        `Prüfen Sie, ob der Server von ${p.unreachableHost} läuft und der Port stimmt.`,
      ];
    return [
      `Es gab keine Verbindung zu ${p.unreachableHost}${where(p)}.`,
      `Prüfen Sie, ob der Host ${p.unreachableHost} richtig geschrieben ist und sein Server läuft.`,
    ];
  },
  'response-timeout': (p) => [
    `${server(p.host)} hat nicht innerhalb von ${seconds(p.seconds)} geantwortet${where(p)}.`,
    `Bitten Sie um schnellere Antworten ${of(p.host)}, oder setzen Sie einen schnelleren Ad-Server an den Anfang des Waterfalls.`,
  ],
  'wrapper-timeout': (p) => [
    `Der Server ${p.lastHost}, ${behind(p.wrappers, p.host)}, hat nicht innerhalb von ${seconds(p.seconds)} geantwortet${where(p)}.`,
    `Bitten Sie das Netzwerk von ${p.lastHost} um schnellere Antworten; pausieren Sie bis dahin seine Kampagne in ${inner(p.host)}.`,
  ],
  'http-client-error': (p) => [
    `${server(p.lastHost)} hat die Anfrage mit Status ${p.status} abgelehnt${where(p)}.`,
    'Vergleichen Sie Ad-Unit und Parameter des Ad-Tags mit denen, die der Ad-Server erwartet.',
  ],
  'http-server-error': (p) => [
    `${server(p.lastHost)} ist mit Status ${p.status} fehlgeschlagen${where(p)}.`,
    `Melden Sie Status ${p.status} dem Betreiber ${of(p.lastHost)}.`,
  ],
  'response-html': (p) => [
    `${response(p.lastHost)} ist eine HTML-Seite statt VAST${where(p)}.`,
    'Prüfen Sie den Pfad des Ad-Tags: Die Seite ist meist ein Login, ein Fehler oder eine Consent-Wall.',
  ],
  'response-json': (p) => [
    `${response(p.lastHost)} ist JSON statt VAST${where(p)}.`,
    'Fordern Sie VAST von diesem Ad-Server an: Sein Tag hat meist einen Parameter für das Format.',
  ],
  'response-feed': (p) => [
    `${response(p.lastHost)} ist ein RSS-Feed statt VAST${where(p)}.`,
    'Fordern Sie VAST von diesem Server an: Seine Adresse ist die einer Inhaltsliste, etwa Media RSS, und nicht die von Anzeigen.',
  ],
  'response-javascript': (p) => [
    `${response(p.lastHost)} ist JavaScript statt VAST${where(p)}.`,
    'Fordern Sie VAST von diesem Ad-Server an: Sein Tag ist für Banner oder für einen eigenen Player.',
  ],
  'xml-malformed': (p) => [
    `${response(p.lastHost)} ist kein wohlgeformtes XML${where(p)}.`,
    'Lassen Sie den Ad-Server das Dokument korrigieren; meist ist eine URL mit & außerhalb von CDATA die Ursache.',
  ],
  'root-unexpected': (p) => [
    `${response(p.lastHost)} hat das Wurzelelement <${p.root}> statt <VAST>${where(p)}.`,
    'Lassen Sie den Ad-Server VAST 2 bis 4 senden.',
  ],
  'vast-version': (p) => [
    `${response(p.lastHost)} ist VAST ${p.version}, das der Player nicht liest${where(p)}.`,
    'Lassen Sie den Ad-Server VAST 2 bis 4 senden.',
  ],
  'vmap-misplaced': (p) => [
    `Ein Wrapper führt zu einer VMAP-Playlist von ${p.lastHost}, wo nur VAST erlaubt ist${where(p)}.`,
    'Lassen Sie den Wrapper zu VAST führen, oder verwenden Sie die VMAP-URL selbst als Ad-Tag.',
  ],
  'wrapper-loop': (p) => [
    `Die Wrapper ${of(p.host)} führen im Kreis zu einer URL zurück, die schon angefordert wurde${where(p)}.`,
    `Bitten Sie das Netzwerk von ${p.lastHost}, die Weiterleitung auf einen früheren Ad-Server zu entfernen.`,
  ],
  'wrapper-limit': (p) => [
    `${server(p.host)} führt durch mehr als die ${MAX_WRAPPERS} Wrapper, denen Player folgen${where(p)}.`,
    `Bitten Sie das Netzwerk von ${p.lastHost} um eine Kampagne mit weniger Resellern.`,
  ],
  'wrapper-without-tag': (p) => [
    `Der Wrapper ${of(p.lastHost)} nennt kein Ad-Tag, das angefordert werden kann${where(p)}.`,
    'Lassen Sie den Ad-Server VASTAdTagURI auf eine https-URL setzen.',
  ],
  'vpaid-only': (p) => [
    `${ad(p.lastHost)} hat nur VPAID-Medien, die der Player nicht ausführt${where(p)}.`,
    'Bitten Sie um dasselbe Creative als MP4 (H.264 und AAC).',
  ],
  'media-file-missing': (p) => [
    `Die Mediendatei der Anzeige fehlt: ${p.mediaHost} hat mit Status ${p.status} geantwortet${where(p)}.`,
    `Lassen Sie den Betreiber ${of(p.lastHost)} die Mediendatei noch einmal hochladen oder ihre URL korrigieren.`,
  ],
  'media-file-not-media': (p) => [
    `Die Mediendatei der Anzeige ist kein Video: ${p.mediaHost} hat mit ${p.type} geantwortet${where(p)}.`,
    `Lassen Sie den Betreiber ${of(p.lastHost)} die URL der Mediendatei korrigieren: Sie führt zu einer Seite, einem Text oder einem Bild.`,
  ],
  'media-file-mixed-content': (p) => [
    `Die Mediendatei der Anzeige liegt auf http://${p.mediaHost}, was Browser auf https-Seiten blockieren, und ist mit https nicht vorhanden${where(p)}.`,
    `Bitten Sie den Betreiber ${of(p.lastHost)} um eine Mediendatei mit https://.`,
  ],
  'companion-required': (p) => [
    `${ad(p.lastHost)} verlangt Companions, für die auf der Seite kein Platz ist${where(p)}.`,
    'Fügen Sie der Seite Elemente mit data-companion-for hinzu, oder lassen Sie den Ad-Server die Companions optional machen.',
  ],
  'category-blocked': (p) => [
    `Ein Wrapper blockiert die Kategorie der Anzeige ${of(p.lastHost)}${where(p)}.`,
    'Bitten Sie das Netzwerk um eine Anzeige einer anderen Kategorie, oder entfernen Sie die Sperre aus dem Wrapper.',
  ],
  'media-unplayable': (p) => [
    `${ad(p.lastHost)} hat keine Medien, die Browser abspielen, nur ${p.types}${where(p)}.`,
    'Bitten Sie um das Creative als MP4 (H.264 und AAC).',
  ],
  'media-missing': (p) => [
    `${ad(p.lastHost)} hat keine Mediendatei${where(p)}.`,
    'Lassen Sie den Ad-Server dem Creative eine Mediendatei hinzufügen.',
  ],
  'linearity-mismatch': (p) => [
    `${server(p.host)} hat mit einer Anzeige vom Typ ${p.found} geantwortet, die nicht in den Slot passt${where(p)}.`,
    `Lassen Sie den Ad-Server Anzeigen vom Typ ${p.found === 'linear' ? 'non-linear' : 'linear'} senden.`,
  ],
  'no-ad-on-device': (p) => [
    `${server(p.host)} hat eine Anzeige für ${p.sold} und keine für ${p.empty}${where({ slot: p.slot, device: null })}.`,
    `Prüfen Sie im Ad-Server, ob eine Kampagne auf ${p.empty} ausgerichtet ist.`,
  ],
  'no-ad-after-wrapper': (p) => [
    `Der Server ${p.lastHost}, ${behind(p.wrappers, p.host)}, hat keine Anzeige${where(p)}.`,
    `Fragen Sie das Netzwerk von ${p.lastHost}, warum es nicht füllt, oder legen Sie in ${inner(p.host)} eine Fallback-Kampagne an.`,
  ],
  'no-ad': (p) => [
    p.host === ''
      ? `Die Antwort enthält keine Anzeige${where(p)}.`
      : `Die Antwort von ${p.host} enthält keine Anzeige${where(p)}.`,
    'Prüfen Sie im Ad-Server, ob eine aktive Kampagne auf diese Ad-Unit, Größe, Seite und dieses Land ausgerichtet ist.',
  ],
  'playback-failed': (p) => [
    `${ad(p.lastHost)} wurde nicht abgespielt: VAST-Fehler ${p.code}.`,
    `Melden Sie VAST-Fehler ${p.code} dem Betreiber ${of(p.lastHost)}.`,
  ],
  'failure-code': (p) => [
    `${ad(p.lastHost)} schlägt mit VAST-Fehler ${p.code} fehl${where(p)}.`,
    `Melden Sie VAST-Fehler ${p.code} dem Betreiber ${of(p.lastHost)}.`,
  ],
  'wrapper-not-requested': (p) => [
    `Die Antwort ist ein Wrapper, der zu ${p.lastHost || 'einem anderen Ad-Server'} führt; dort wurde nichts angefordert.`,
    `Fügen Sie die Antwort ${p.lastHost === '' ? 'jenes Ad-Servers' : `von ${p.lastHost}`} ein, oder diagnostizieren Sie mit Anfragen.`,
  ],
  'har-without-bodies': () => [
    'Die HAR-Datei enthält keine Antworttexte.',
    'Exportieren Sie sie noch einmal mit Inhalt, und fügen Sie sie ein.',
  ],
  'not-requested': (p) => [
    `Der Text des Ad-Tags ${of(p.host)} zeigt keinen Fehler${where(p)}; es wurde nicht angefordert.`,
    'Diagnostizieren Sie mit Anfragen, oder fügen Sie die Antwort des Ad-Servers ein.',
  ],
  'playlist-plays': (p) => [
    `${response(p.host)} ist eine VMAP-Playlist mit ${p.breaks === 1 ? '1 Werbeunterbrechung' : `${p.breaks} Werbeunterbrechungen`}${where(p)}.`,
    'Diagnostizieren Sie das Ad-Tag einer Unterbrechung, die keine Anzeige zeigt.',
  ],
  'hosted-ad-plays': (p) => [
    `Die gehostete Anzeige ist konvertiert und müsste laufen${where(p)}; ihr Video wurde nicht angefordert.`,
    NOTHING,
  ],
  'ad-plays': (p) => {
    const playing = `${p.seconds === null ? '' : ` ${seconds(p.seconds)} lang`}${p.type === 'linear' ? '' : ' als Overlay'}${where(p)}`;
    const subject = ad(p.host);
    if (p.file === 'responded') return [`${subject} läuft${playing}.`, NOTHING];
    if (p.type === 'non-linear')
      return [`${subject} müsste laufen${playing}; ihr Bild wurde nicht angefordert.`, NOTHING];
    return [
      p.file === 'unreadable'
        ? `${subject} müsste laufen${playing}; für ihre Mediendatei auf ${p.mediaHost} war keine Antwort lesbar.`
        : `${subject} müsste laufen${playing}; ihre Mediendatei wurde nicht angefordert.`,
      'Läuft die Anzeige nicht, öffnen Sie die URL ihrer Mediendatei in einem Browser: Die Datei fehlt vielleicht.',
    ];
  },
};
