import type { RuleTexts } from './rule-text.js';

/** The rules about what ad tags send, their waterfalls and replace rules, by name. The fault is what stands behind "L’ad tag". */
export const REQUEST_RULES = {
  'cachebuster-missing': [
    'non ha un parametro che renda diversa ogni richiesta',
    'Aggiungi cb=[CACHEBUSTING], o il parametro che l’ad server legge.',
  ],
  'cachebuster-frozen': [
    'ha un numero fisso dove ogni richiesta dovrebbe averne uno nuovo',
    'Sostituiscilo con una macro come [CACHEBUSTING]: il tag è stato copiato dopo l’espansione.',
  ],
  'user-id-frozen': [
    'contiene l’identificativo di una sola persona o di un solo dispositivo',
    'Toglilo: tutti gli utenti conterebbero come uno, e il suo identificativo sarebbe pubblico.',
  ],
  'consent-flag-without-string': [
    'invia gdpr=1 quando vale il GDPR, e non ha una stringa di consenso',
    'Richiedi l’annuncio dopo la risposta della piattaforma del consenso, e riempi gdpr_consent con [GDPRCONSENT].',
  ],
  'consent-string-without-flag': [
    'ha una stringa di consenso e non dice se vale il GDPR',
    'Aggiungi gdpr=[gdpr].',
  ],
  'consent-flag-form': ['ha un valore di gdpr che non è 0 o 1', 'Invia 1 o 0, o la macro [gdpr].'],
  'consent-tcstring-form': [
    'ha una stringa di consenso che non è di TCF 2',
    'Invia la stringa della piattaforma del consenso con la macro [GDPRCONSENT]. La versione 1 non vale più.',
  ],
  'consent-usp-form': [
    'ha una stringa us_privacy che non è valida',
    'Invia quattro caratteri come 1YNN, o la macro [us_privacy].',
  ],
  'consent-gpp-sid': [
    'ha una stringa GPP senza le sezioni giuste, o sezioni senza stringa',
    'Invia insieme gpp=[GPPSTRING] e gpp_sid=[GPPSECTIONID].',
  ],
  'consent-frozen': [
    'contiene il consenso di un solo utente',
    'Sostituiscilo con una macro come [GDPRCONSENT]: il tag è stato copiato dopo l’espansione.',
  ],
  'consent-absent': [
    'non ha un parametro per il consenso, che per questo utente conta',
    'Aggiungi gdpr=[gdpr] e gdpr_consent=[GDPRCONSENT], se l’ad server non legge il consenso da sé.',
  ],
  'consent-late': [
    'è stato espanso prima della risposta della piattaforma del consenso',
    'Aspetta di più la piattaforma, o espandi di nuovo il tag dopo la sua risposta.',
  ],
  'gam-missing-required': [
    'non ha tutti i parametri che Google Ad Manager richiede',
    'Aggiungi quelli che mancano; env=vp, gdfp_req=1, output=vast e unviewed_position_start=1 sono usuali.',
  ],
  'gam-correlator': [
    'è di Google Ad Manager e il suo correlator manca o non è un numero intero positivo',
    'Scrivi correlator=[timestamp]. Solo l’SDK IMA imposta il correlator da sé.',
  ],
  'gam-page-missing': [
    'è di Google Ad Manager e non ha url o description_url',
    'Aggiungi url=[PAGEURL] e description_url=[PAGEURL]: senza la pagina c’è meno domanda.',
  ],
  'gam-live': [
    'è per una diretta e non ha il percorso /gampad/live/ads',
    'Usa il percorso /gampad/live/ads, che è fatto per molte richieste insieme.',
  ],
  'gam-impl-s': ['ha impl=s', 'Toglilo.'],
  'gam-vpa-vpmute': [
    'è di Google Ad Manager e non ha vpmute, vpa o plcmt',
    'Aggiungili senza valore: il player li riempie, e chi compra in programmatic li legge.',
  ],
  'gam-test-unit': [
    'ha come ad unit un esempio di Google',
    'Usa un’ad unit tua prima di pubblicare.',
  ],
  'gam-sz': [
    'ha in sz qualcosa che non è una lista di dimensioni',
    'Scrivi le dimensioni come 640x480, e più di una come 640x480%7C400x300.',
  ],
  'gam-output': [
    'ha in output né VAST né VMAP, o VMAP senza ad_rule=1',
    'Usa output=vast per una interruzione, o output=vmap con ad_rule=1 per tutte.',
  ],
  'gam-url-params': [
    'ha in url o description_url un indirizzo che non è quello della pagina, o non è codificato',
    'Invia l’indirizzo della pagina principale, codificato: url=[PAGEURL].',
  ],
  'gam-cust-params': [
    'ha cust_params non codificato, o codificato due volte',
    'Codifica chiave=valore&chiave=valore una volta, tutto insieme.',
  ],
  'gam-slot-vpos': [
    'ha in vpos uno slot diverso dal suo',
    'Imposta vpos allo slot, o sposta l’annuncio nello slot per cui è fatto.',
  ],
  'gam-playback-contradiction': [
    'dice con vpmute o vpa altro rispetto all’embed',
    'Lascia i valori vuoti, così il player li riempie.',
  ],
  'tag-empty': ['è vuoto', 'Imposta il tag, o togli l’oggetto dell’annuncio.'],
  'tag-whitespace': [
    'ha spazi alle estremità, o interruzioni di riga, tabulazioni o caratteri invisibili',
    'Toglili: incolla di nuovo il tag come testo semplice.',
  ],
  'tag-waterfall': [
    'è una cascata di più tag, separati da ***',
    'Non c’è nulla da fare, se il servizio ha attivato le cascate per questo account.',
  ],
  'waterfall-no-failover': [
    'ha in una cascata, prima dell’ultimo, un tag che risponde sempre',
    'Mettilo per ultimo: i tag dopo di esso non vengono mai richiesti.',
  ],
  'waterfall-too-many': [
    'è una cascata di più di cinque tag',
    'Tieni al massimo 5 tag, con quelli che riempiono meglio all’inizio.',
  ],
  'waterfall-duplicate': ['ha due volte lo stesso tag in una cascata', 'Togli il tag ripetuto.'],
  'rule-subject-form': [
    'ha una regola di sostituzione senza soggetto o senza valore',
    'Imposta tutti e due a un testo.',
  ],
  'rule-subject-unused': [
    'non contiene il soggetto di una regola di sostituzione',
    'Togli la regola, o correggi il suo soggetto.',
  ],
  'rule-unknown': [
    'ha una regola di sostituzione che non esiste',
    'Usa random-number, url-video, url-page, url-primary, url-secondary, url-tertiary o il nome di una macro, o fornisci il valore in `values`.',
  ],
  'rule-duplicate': [
    'ha due regole di sostituzione con lo stesso soggetto e valori diversi',
    'Togli una delle due.',
  ],
  'rule-source-empty': [
    'ha una regola di sostituzione che legge un campo vuoto dell’embed',
    'Imposta il campo che la regola legge.',
  ],
  'rule-subject-plain': [
    'ha una regola il cui soggetto è una parola comune, che sta anche altrove nel tag',
    'Scrivi il soggetto tra parentesi quadre, come [nome], nella regola e nel tag.',
  ],
} satisfies RuleTexts;
