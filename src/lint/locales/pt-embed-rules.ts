import type { LanguageRules } from './language-rules.js';

/** The rules about the other fields of an embed, by name. The fault is a sentence. */
export const EMBED_RULES: LanguageRules['embedRules'] = {
  'not-object': ['Um campo ou um item de uma lista não é um objeto.', 'Envie um objeto, ou null.'],
  'not-list': ['Um campo não é uma lista.', 'Envie uma lista, ou null.'],
  'not-text': ['Um campo não é um texto.', 'Envie um texto, ou null.'],
  'not-flag': ['Um campo de sim ou não não é nem 1 nem 0.', 'Envie 1 ou 0, ou null.'],
  'not-number': ['Um campo não é um número decimal.', 'Envie um número decimal, ou null.'],
  'not-length': [
    'Um campo não é um comprimento.',
    'Envie um número, se preciso com px ou %, ou null.',
  ],
  'not-pixels': ['Um campo não é um número de pixels.', 'Envie um número de pixels, ou null.'],
  'not-color': ['Um campo não é uma cor hexadecimal.', 'Envie uma cor hexadecimal, ou null.'],
  'not-date': [
    'Um campo não é data e hora como YYYY-MM-DD hh:mm:ss.',
    'Envie data e hora como YYYY-MM-DD hh:mm:ss, ou null.',
  ],
  'not-language': ['Um campo não é um código de idioma.', 'Envie um código de idioma, ou null.'],
  'not-address': [
    'Um campo não é uma URL http(s) absoluta.',
    'Envie uma URL http(s) absoluta, ou null.',
  ],
  'unknown-volume': [
    '`setting_volume` não é nenhum de seus quatro valores.',
    'Envie -1, none, defaultOn ou defaultOff, ou null.',
  ],
  'unknown-ad-type': [
    'O tipo de um anúncio não é nem linear nem non-linear.',
    'Envie linear ou non-linear, ou null.',
  ],
  'bulk-rule-form': [
    'A regra de um bulk não é nem * nem uma origem com /*.',
    'Envie * ou uma origem com /*, como https://www.example.com/*, ou null.',
  ],
  'empty-value': ['Um campo é um texto vazio em vez de null.', 'Envie null.'],
  'out-of-bounds': [
    'Um número está fora do seu intervalo.',
    'Use um valor do intervalo documentado.',
  ],
  'address-userinfo': ['Uma URL contém um nome de usuário ou uma senha.', 'Remova-os da URL.'],
  'source-video-and-live': [
    'O embed tem um vídeo e uma transmissão ao vivo.',
    'Remova um dos dois.',
  ],
  'stream-url-callback': [
    '`options.streamUrl` causou um erro, ou não deu uma URL http(s) absoluta.',
    'Retorne uma URL http(s) absoluta, ou null.',
  ],
  'hosted-player-missing': [
    '`code_iframe` não tem um iframe com uma URL http(s).',
    'Envie o código como o serviço o gerou.',
  ],
  'bulk-label-unknown': [
    'Nenhum bulk tem o rótulo de `options.bulkLabel`.',
    'Defina `options.bulkLabel` como o rótulo de um bulk deste embed.',
  ],
  'bulk-ambiguous': ['Dois bulks correspondem à página.', 'Remova um dos dois.'],
  'unknown-destroy-event': [
    '`scrollmode_destroy_on` não é um evento do player.',
    'Use o nome de um evento do player, como ENDED.',
  ],
  'unknown-ad-kind': [
    'Um objeto de anúncio não tem nem tag nem vídeo.',
    'Defina seu source_url como uma tag de anúncio.',
  ],
  'ad-video-not-ready': [
    'O vídeo de um anúncio ainda não foi convertido.',
    'Espere a conversão, ou envie o vídeo de novo.',
  ],
  'slot-mobile-missing': [
    'Um espaço tem anúncios para computador e nenhum para celular.',
    'Preencha também este campo.',
  ],
  'midroll-without-time': [
    'O início de um mid-roll não é conhecido.',
    'Informe seus segundos em `options.midrollAt`.',
  ],
  'watermark-offsets': ['A marca-d’água tem duas margens opostas.', 'Remova uma das duas.'],
  'slot-type-mismatch': [
    'Um anúncio linear está em um espaço de overlay, ou um non-linear em um pre-roll, mid-roll ou post-roll.',
    'Mova o anúncio para outro espaço, ou corrija seu tipo: os players o recusam com o erro VAST 201.',
  ],
  'slot-duplicate-tag': [
    'A mesma tag está em dois espaços, ou duas vezes em um.',
    'Use um bloco de anúncios para cada anúncio, para que o mesmo não seja exibido duas vezes.',
  ],
  'slot-desktop-missing': [
    'Um espaço tem anúncios para celular e nenhum para computador.',
    'Preencha também este campo.',
  ],
  'overlay-main-only': [
    'Um overlay inicial tem `fixed` ou `delay_time`.',
    'Remova-o, ou mova o anúncio para overlay_main.',
  ],
  'slot-overlay-times': [
    'Um overlay aparece depois do fim do conteúdo.',
    'Faça o overlay aparecer antes.',
  ],
  'slot-overlay-size': [
    'A tag de um overlay só solicita tamanhos maiores que os permitidos.',
    'Aumente max_width e max_height, ou solicite anúncios menores: os players recusam os outros com o erro VAST 501.',
  ],
};
