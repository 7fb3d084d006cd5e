import { BULK_REASONS, JSON_ERRORS, UNKNOWN } from './pt-phrases.js';
import { slotName, where } from './pt-words.js';
import type { InputVerdictId, VerdictTexts } from './language-texts.js';

const ACCEPTED =
  'Cole uma tag de anúncio, um embed como JSON ou código de incorporação, uma resposta VAST ou VMAP, um arquivo HAR, um código de erro ou um arquivo de caso.';

/** The texts about inputs, recordings and embeds as a whole. */
export const inputVerdicts: Pick<VerdictTexts['verdicts'], InputVerdictId> = {
  'input-empty': () => ['O texto está vazio.', ACCEPTED],
  'input-unknown': ({ reason }) => [UNKNOWN[reason], ACCEPTED],
  'json-malformed': ({ error, line, column }) => [
    `O JSON está incorreto na linha ${line}, coluna ${column}: ${JSON_ERRORS[error]}.`,
    `Corrija a linha ${line}, coluna ${column}, e cole o JSON de novo.`,
  ],
  'case-invalid': ({ problem }) => [
    `O arquivo de caso não pode ser lido: ${problem}`,
    'Exporte o caso de novo, e cole o arquivo inteiro.',
  ],
  'error-code': ({ code }) => [`O código de erro ${code} não está na tabela.`, ACCEPTED],
  'embed-address': ({ host }) => [
    `O código carrega seu embed de ${host || 'um endereço'} e não o contém.`,
    'Abra o endereço do embed, e cole o JSON dele.',
  ],
  'har-without-ads': ({ total, hasImaSdk }) => [
    `O arquivo HAR não tem nenhuma solicitação de anúncios entre ${total === 1 ? '1 solicitação' : `suas ${total} solicitações`}${hasImaSdk ? ', embora o SDK do IMA tenha sido carregado' : ''}.`,
    'Grave de novo desde antes da reprodução; se ainda não houver nenhuma, verifique os anúncios do embed e o consentimento do usuário.',
  ],
  'ima-sdk-blocked': () => [
    'O navegador bloqueou o script do SDK do IMA, como fazem os bloqueadores de anúncios; nenhum anúncio foi solicitado.',
    'Teste em um navegador sem bloqueador de anúncios e sem proteção contra rastreamento.',
  ],
  'ima-sdk-failed': ({ error }) => [
    `O script do SDK do IMA não foi carregado${error === '' ? '' : ` (${error})`}; nenhum anúncio foi solicitado.`,
    'Permita https://imasdk.googleapis.com na Content Security Policy da página, e verifique a rede do usuário.',
  ],
  'content-failed': () => [
    'O vídeo do embed não pôde ser convertido: nem ele nem seus anúncios são reproduzidos.',
    'Envie o vídeo de novo.',
  ],
  'content-processing': () => [
    'O vídeo do embed ainda não foi convertido: nem ele nem seus anúncios são reproduzidos.',
    'Espere o fim da conversão.',
  ],
  'embed-without-ads': () => [
    'O embed não tem anúncios em nenhum espaço, nem para computador nem para celular.',
    'Defina uma tag de anúncio em um espaço do embed, como preroll e mobile_preroll.',
  ],
  'ads-off-by-bulk': ({ label, by }) => [
    `O bulk “${label}” desativa os anúncios do embed, porque ${BULK_REASONS[by]}.`,
    `Defina os anúncios do bulk “${label}” como null para manter os do embed, ou escolha outro rótulo.`,
  ],
  'device-without-ads': ({ slot, empty, sold }) => [
    `O espaço ${slotName(slot)} tem anúncios para ${sold} e nenhum para ${empty}.`,
    `Defina também ${slotName(slot)} para ${empty}, ou confirme que em ${empty} não há anúncios.`,
  ],
  'ad-video-not-ready': (p) => [
    `O vídeo do anúncio hospedado ainda não foi convertido${where(p)}.`,
    'Espere a conversão do vídeo do anúncio, ou envie-o de novo.',
  ],
  'ad-object-unknown': (p) => [
    `O objeto de anúncio não tem tag de anúncio nem vídeo${where(p)}.`,
    'Defina source_url do objeto como uma tag de anúncio.',
  ],
};
