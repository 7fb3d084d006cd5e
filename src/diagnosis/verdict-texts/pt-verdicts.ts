import { tagRuleText } from '../../lint/locales/pt.js';
import { MAX_WRAPPERS } from '../../vast/request/wrapper-limit.js';
import type { VerdictTexts } from './language-texts.js';
import { inputVerdicts } from './pt-input-verdicts.js';
import { ENCODED_TWICE, NOT_URL } from './pt-phrases.js';
import {
  ad,
  asMacros,
  behind,
  of,
  response,
  seconds,
  server,
  to,
  where,
  fixed,
} from './pt-words.js';

const NOTHING = 'Não é preciso fazer nada.';

export const verdicts: VerdictTexts['verdicts'] = {
  ...inputVerdicts,
  'tag-empty': (p) => [
    `A tag de anúncio está vazia${where(p)}.`,
    'Defina a tag de anúncio, ou remova o objeto do espaço.',
  ],
  'tag-html-escaped': (p) => [
    `A tag de anúncio ${of(p.host)} contém &amp;, porque foi copiada de HTML${where(p)}.`,
    'Substitua cada &amp; da tag de anúncio por &.',
  ],
  'tag-not-url': (p) => [
    `A tag de anúncio ${NOT_URL[p.reason][0]}${where(p)}.`,
    NOT_URL[p.reason][1],
  ],
  'tag-fault': (p) => {
    const [fault, nextStep] = tagRuleText(p.finding) ?? [
      `tem um erro (${p.finding})`,
      `Corrija a tag de anúncio segundo a regra ${p.finding}.`,
    ];
    return [`A tag de anúncio ${of(p.host)} ${fault}${where(p)}.`, nextStep];
  },
  'http-tag': (p) => [
    `A tag de anúncio chama http://${p.host}, que os navegadores bloqueiam em toda página https${where(p)}.`,
    'Escreva a tag de anúncio com https://.',
  ],
  'http-on-https': (p) => [
    p.blockedHost === p.host
      ? `A tag de anúncio chama http://${p.host}, que os navegadores bloqueiam em páginas https${where(p)}.`
      : `Um wrapper ${of(p.host)} leva a http://${p.blockedHost}, que os navegadores bloqueiam em páginas https${where(p)}.`,
    p.blockedHost === p.host
      ? 'Escreva a tag de anúncio com https://.'
      : `Peça à rede ${of(p.blockedHost)} uma tag com https://.`,
  ],
  'slot-type-mismatch': (p) => [
    `O objeto de anúncio é do tipo ${p.type}, que não serve para o seu espaço${where(p)}.`,
    'Mova o objeto para um espaço do tipo dele, ou corrija o tipo.',
  ],
  'consent-late': (p) => [
    p.seconds === null
      ? `A tag de anúncio ${of(p.host)} foi preenchida com a janela de consentimento aberta${where(p)}.`
      : `A tag de anúncio ${of(p.host)} foi preenchida ${seconds(p.seconds)} antes de o consentimento ser conhecido${where(p)}.`,
    'Faça o player esperar pela CMP, ou aumente seu tempo de espera.',
  ],
  'consent-missing': (p) => [
    `A solicitação ${to(p.host)} diz gdpr=1 e não tem string de consentimento em ${p.parameter}${where(p)}.`,
    p.hasMacro
      ? `A CMP não deu nenhuma string para a macro de ${p.parameter}: solicite o anúncio depois da resposta dela.`
      : `Solicite o anúncio só depois da resposta da CMP, e preencha ${p.parameter} com [GDPRCONSENT].`,
  ],
  'consent-withheld': (p) => [
    `${server(p.host)} não tem anúncio, e o consentimento do usuário retém ${p.placeholders}${where(p)}.`,
    'Teste com um usuário que tenha consentido; sem consentimento, só rodam campanhas sem dados pessoais.',
  ],
  'page-url-encoded-twice': (p) => [
    `O endereço no parâmetro ${p.parameter} está codificado duas vezes, e o servidor ${of(p.host)} não consegue ler a página${where(p)}.`,
    ENCODED_TWICE[p.cause](p.parameter),
  ],
  'macro-foreign-player': (p) => [
    `A tag de anúncio ${of(p.host)} tem marcadores de ${p.dialect || 'outro player'} que ninguém preenche: ${p.placeholders}${where(p)}.`,
    asMacros(p.equivalents) ||
      'Adicione regras de substituição para esses marcadores, ou remova-os.',
  ],
  'macro-server-side': (p) => {
    const macros = asMacros(p.equivalents);
    return [
      `A tag de anúncio ${of(p.host)} tem marcadores que só um servidor de anúncios pode preencher: ${p.placeholders}${where(p)}.`,
      `Exporte a tag do servidor de anúncios com esses valores.${macros && ` Ou: ${macros}`}`,
    ];
  },
  'macro-unresolved': (p) => [
    `A solicitação ${to(p.host)} ainda tem marcadores: ${p.placeholders}${where(p)}.`,
    fixed(p.fixes),
  ],
  'ad-blocker': (p) => [
    `O navegador bloqueou a solicitação a ${p.blockedHost} antes do envio, como fazem os bloqueadores de anúncios${where(p)}.`,
    'Teste em um navegador sem bloqueador de anúncios e sem proteção contra rastreamento.',
  ],
  'cors-refused': (p) => [
    `O navegador não pode ler a resposta de ${p.refusedHost}: ela não tem cabeçalho CORS para a página${p.isAnswered ? '' : ', ou o servidor está fora do ar'}${where(p)}.`,
    `Faça ${p.refusedHost} enviar Access-Control-Allow-Origin com a origem da página, e Access-Control-Allow-Credentials: true.`,
  ],
  'policy-refused': (p) => [
    `A Content Security Policy da página não permite a solicitação a ${p.refusedHost}${where(p)}.`,
    `Adicione https://${p.refusedHost} a connect-src na Content Security Policy da página.`,
  ],
  'certificate-invalid': (p) => [
    `O certificado de ${p.refusedHost} não é válido, ou o handshake TLS falhou${where(p)}.`,
    `Peça ao operador de ${p.refusedHost} que instale um certificado válido para este host; verifique se o relógio do usuário está certo.`,
  ],
  'address-refused': (p) => [
    `A solicitação a ${p.lastHost} leva a ${p.target}, ${p.isPrivate ? 'em uma rede privada, e não foi enviada para lá' : 'que os navegadores não seguem'}${where(p)}.`,
    `Peça ao operador de ${p.lastHost} que leve diretamente a um endereço https público${p.isPrivate ? '; se a rede for sua, permita-a com `allowPrivate`' : ''}.`,
  ],
  unreachable: (p) => {
    if (p.fault === 'dns')
      return [
        `O nome de host ${p.unreachableHost} não pode ser resolvido (DNS)${where(p)}.`,
        `Corrija o host na tag de anúncio: ${p.unreachableHost} não tem endereço.`,
      ];
    if (p.fault === 'refused')
      return [
        `${p.unreachableHost} recusou a conexão${where(p)}.`,
        `Verifique se o servidor de ${p.unreachableHost} está funcionando e se a porta está certa.`,
      ];
    return [
      `Não houve conexão com ${p.unreachableHost}${where(p)}.`,
      `Verifique se o host ${p.unreachableHost} está escrito corretamente e se o servidor dele funciona.`,
    ];
  },
  'response-timeout': (p) => [
    `${server(p.host)} não respondeu em ${seconds(p.seconds)}${where(p)}.`,
    `Peça ${to(p.host)} uma resposta mais rápida, ou coloque um servidor de anúncios mais rápido no início do waterfall.`,
  ],
  'wrapper-timeout': (p) => [
    `O servidor ${p.lastHost}, ${behind(p.wrappers, p.host)}, não respondeu em ${seconds(p.seconds)}${where(p)}.`,
    `Peça à rede de ${p.lastHost} uma resposta mais rápida; até lá, pause a campanha dela em ${p.host || 'seu servidor de anúncios'}.`,
  ],
  'http-client-error': (p) => [
    `${server(p.lastHost)} recusou a solicitação com o status ${p.status}${where(p)}.`,
    'Compare o bloco de anúncios e os parâmetros da tag com os que o servidor de anúncios espera.',
  ],
  'http-server-error': (p) => [
    `${server(p.lastHost)} falhou com o status ${p.status}${where(p)}.`,
    `Informe o status ${p.status} ao operador ${of(p.lastHost)}.`,
  ],
  'response-html': (p) => [
    `${response(p.lastHost)} é uma página HTML em vez de VAST${where(p)}.`,
    'Verifique o caminho da tag de anúncio: a página costuma ser um login, um erro ou uma barreira de consentimento.',
  ],
  'response-json': (p) => [
    `${response(p.lastHost)} é JSON em vez de VAST${where(p)}.`,
    'Solicite VAST a este servidor de anúncios: a tag dele costuma ter um parâmetro para o formato.',
  ],
  'response-feed': (p) => [
    `${response(p.lastHost)} é um feed RSS em vez de VAST${where(p)}.`,
    'Solicite VAST a este servidor: o endereço é o de uma lista de conteúdo, como Media RSS, e não de anúncios.',
  ],
  'response-javascript': (p) => [
    `${response(p.lastHost)} é JavaScript em vez de VAST${where(p)}.`,
    'Solicite VAST a este servidor de anúncios: a tag dele é para banners ou para um player próprio.',
  ],
  'xml-malformed': (p) => [
    `${response(p.lastHost)} não é XML bem formado${where(p)}.`,
    'Faça o servidor de anúncios corrigir o documento; a causa costuma ser uma URL com & fora de CDATA.',
  ],
  'root-unexpected': (p) => [
    `${response(p.lastHost)} tem o elemento raiz <${p.root}> em vez de <VAST>${where(p)}.`,
    'Faça o servidor de anúncios enviar VAST 2 a 4.',
  ],
  'vast-version': (p) => [
    `${response(p.lastHost)} é VAST ${p.version}, que o player não lê${where(p)}.`,
    'Faça o servidor de anúncios enviar VAST 2 a 4.',
  ],
  'vmap-misplaced': (p) => [
    `Um wrapper leva a uma playlist VMAP de ${p.lastHost}, onde só VAST é permitido${where(p)}.`,
    'Faça o wrapper levar a VAST, ou use a própria URL de VMAP como tag de anúncio.',
  ],
  'wrapper-loop': (p) => [
    `Os wrappers ${of(p.host)} voltam em círculo a uma URL já solicitada${where(p)}.`,
    `Peça à rede de ${p.lastHost} que remova o redirecionamento para um servidor de anúncios anterior.`,
  ],
  'wrapper-limit': (p) => [
    `${server(p.host)} passa por mais wrappers que os ${MAX_WRAPPERS} que os players seguem${where(p)}.`,
    `Peça à rede de ${p.lastHost} uma campanha com menos revendedores.`,
  ],
  'wrapper-without-tag': (p) => [
    `O wrapper ${of(p.lastHost)} não indica nenhuma tag de anúncio que se possa solicitar${where(p)}.`,
    'Faça o servidor de anúncios definir VASTAdTagURI como uma URL https.',
  ],
  'vpaid-only': (p) => [
    `${ad(p.lastHost)} só tem mídia VPAID, que o player não executa${where(p)}.`,
    'Peça o mesmo criativo em MP4 (H.264 e AAC).',
  ],
  'media-file-missing': (p) => [
    `Falta o arquivo de mídia do anúncio: ${p.mediaHost} respondeu com o status ${p.status}${where(p)}.`,
    `Peça ao operador ${of(p.lastHost)} que envie o arquivo de novo, ou que corrija a URL dele.`,
  ],
  'media-file-not-media': (p) => [
    `O arquivo de mídia do anúncio não é um vídeo: ${p.mediaHost} respondeu com ${p.type}${where(p)}.`,
    `Peça ao operador ${of(p.lastHost)} que corrija a URL do arquivo: ela leva a uma página, um texto ou uma imagem.`,
  ],
  'media-file-mixed-content': (p) => [
    `O arquivo de mídia do anúncio está em http://${p.mediaHost}, que os navegadores bloqueiam em páginas https, e não existe com https${where(p)}.`,
    `Peça ao operador ${of(p.lastHost)} um arquivo de mídia com https://.`,
  ],
  'companion-required': (p) => [
    `${ad(p.lastHost)} exige companions para os quais a página não tem lugar${where(p)}.`,
    'Adicione à página elementos com data-companion-for, ou faça o servidor de anúncios tornar os companions opcionais.',
  ],
  'category-blocked': (p) => [
    `Um wrapper bloqueia a categoria do anúncio ${of(p.lastHost)}${where(p)}.`,
    'Peça à rede um anúncio de outra categoria, ou remova o bloqueio do wrapper.',
  ],
  'media-unplayable': (p) => [
    `${ad(p.lastHost)} não tem mídia que os navegadores reproduzam, só ${p.types}${where(p)}.`,
    'Peça o criativo em MP4 (H.264 e AAC).',
  ],
  'media-missing': (p) => [
    `${ad(p.lastHost)} não tem arquivo de mídia${where(p)}.`,
    'Faça o servidor de anúncios adicionar um arquivo de mídia ao criativo.',
  ],
  'linearity-mismatch': (p) => [
    `${server(p.host)} respondeu com um anúncio do tipo ${p.found}, que não serve para o espaço${where(p)}.`,
    `Faça o servidor de anúncios enviar anúncios do tipo ${p.found === 'linear' ? 'non-linear' : 'linear'}.`,
  ],
  'no-ad-on-device': (p) => [
    `${server(p.host)} tem um anúncio para ${p.sold} e nenhum para ${p.empty}${where({ slot: p.slot, device: null })}.`,
    `Verifique no servidor de anúncios se uma campanha está segmentada para ${p.empty}.`,
  ],
  'no-ad-after-wrapper': (p) => [
    `O servidor ${p.lastHost}, ${behind(p.wrappers, p.host)}, não tem anúncio${where(p)}.`,
    `Pergunte à rede de ${p.lastHost} por que ela não preenche, ou adicione uma campanha de reserva em ${p.host || 'seu servidor de anúncios'}.`,
  ],
  'no-ad': (p) => [
    `${response(p.host)} não tem anúncio${where(p)}.`,
    'Verifique no servidor de anúncios se uma campanha ativa está segmentada para este bloco de anúncios, tamanho, página e país.',
  ],
  'playback-failed': (p) => [
    `${ad(p.lastHost)} não foi reproduzido: erro VAST ${p.code}.`,
    `Informe o erro VAST ${p.code} ao operador ${of(p.lastHost)}.`,
  ],
  'failure-code': (p) => [
    `${ad(p.lastHost)} falha com o erro VAST ${p.code}${where(p)}.`,
    `Informe o erro VAST ${p.code} ao operador ${of(p.lastHost)}.`,
  ],
  'wrapper-not-requested': (p) => [
    `A resposta é um wrapper que leva a ${p.lastHost || 'outro servidor de anúncios'}, que não foi chamado.`,
    `Cole a resposta ${of(p.lastHost)}, ou faça o diagnóstico com solicitações.`,
  ],
  'har-without-bodies': () => [
    'O arquivo HAR não tem corpos de resposta.',
    'Exporte-o de novo com conteúdo, e cole-o.',
  ],
  'not-requested': (p) => [
    `O texto da tag de anúncio ${of(p.host)} não mostra nenhuma falha${where(p)}; ela não foi solicitada.`,
    'Faça o diagnóstico com solicitações, ou cole a resposta do servidor de anúncios.',
  ],
  'playlist-plays': (p) => [
    `${response(p.host)} é uma playlist VMAP de ${p.breaks === 1 ? '1 intervalo comercial' : `${p.breaks} intervalos comerciais`}${where(p)}.`,
    'Diagnostique a tag de um intervalo que não mostra anúncio.',
  ],
  'hosted-ad-plays': (p) => [
    `O anúncio hospedado está convertido e deveria ser reproduzido${where(p)}; o vídeo dele não foi solicitado.`,
    NOTHING,
  ],
  'ad-plays': (p) => {
    const playing = `${p.seconds === null ? '' : ` por ${seconds(p.seconds)}`}${p.type === 'linear' ? '' : ' como overlay'}${where(p)}`;
    const subject = ad(p.host);
    if (p.file === 'responded') return [`${subject} é reproduzido${playing}.`, NOTHING];
    if (p.type === 'non-linear')
      return [
        `${subject} deveria ser reproduzido${playing}; a imagem dele não foi solicitada.`,
        NOTHING,
      ];
    return [
      p.file === 'unreadable'
        ? `${subject} deveria ser reproduzido${playing}; nenhuma resposta pôde ser lida para o arquivo de mídia em ${p.mediaHost}.`
        : `${subject} deveria ser reproduzido${playing}; o arquivo de mídia não foi solicitado.`,
      'Se o anúncio não for reproduzido, abra a URL do arquivo de mídia em um navegador: o arquivo pode estar faltando.',
    ];
  },
};
