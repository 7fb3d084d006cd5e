import { vastCodes } from './pt-vast-codes.js';
import type { VerdictTexts } from './language-texts.js';

export const codes: VerdictTexts['codes'] = {
  vast: vastCodes,
  ima: {
    1005: [
      'O SDK do IMA não conseguiu solicitar os anúncios (erro 1005).',
      'Abra a tag em uma nova aba, e corrija o que ela mostrar.',
    ],
    1007: [
      'A resposta não tem mídia nem imagem para mostrar (erro IMA 1007).',
      'Peça à rede que adicione um arquivo de mídia ao criativo.',
    ],
    1009: [
      'O servidor de anúncios respondeu com VAST sem anúncio (erro IMA 1009).',
      'Verifique no servidor de anúncios se uma campanha ativa está segmentada para este bloco de anúncios, tamanho, página e país.',
    ],
    1010: [
      'O SDK do IMA não entende a resposta (erro 1010).',
      'Faça o servidor de anúncios enviar VAST ou VMAP.',
    ],
    1012: [
      'O navegador não conseguiu enviar a solicitação ou ler a resposta (erro IMA 1012).',
      'Teste sem bloqueador de anúncios, e verifique os cabeçalhos CORS do servidor de anúncios.',
    ],
    1013: [
      'A tag de anúncio não é uma URL válida (erro IMA 1013).',
      'Codifique os parâmetros da tag, e faça-a começar com https://.',
    ],
    1014: [
      'A Protected Audience API do navegador falhou (erro IMA 1014).',
      'Teste em outro navegador, e informe o erro interno ao servidor de anúncios.',
    ],
    1020: [
      'A transmissão com anúncios inseridos não pôde começar (erro IMA 1020).',
      'Verifique os ids da transmissão no servidor de anúncios.',
    ],
    1021: [
      'A transmissão e sua substituta falharam (erro IMA 1021).',
      'Verifique a transmissão e sua reserva no servidor de anúncios.',
    ],
    1022: [
      'O navegador não aceita uma URL do anúncio (erro IMA 1022).',
      'Use URLs https na tag e em seus criativos.',
    ],
    1101: [
      'A página chamou o SDK do IMA com argumentos inválidos (erro 1101).',
      'Corrija a chamada que o erro interno indica.',
    ],
    1204: [
      'O SDK do IMA recebeu uma mensagem com defeito do aplicativo (erro 1204).',
      'Atualize o SDK do IMA do aplicativo.',
    ],
    1205: [
      'O navegador não deixou o anúncio começar sem um clique (erro IMA 1205).',
      'Inicie o player sem som, ou com um clique.',
    ],
    1300: [
      'A CMP ainda não tinha respondido quando o anúncio foi solicitado (erro IMA 1300).',
      'Solicite anúncios só depois da resposta da CMP.',
    ],
  },
  vmap: {
    900: [
      'O intervalo comercial falhou por um motivo que não tem código próprio (erro VMAP 900).',
      'Diagnostique a própria tag do intervalo.',
    ],
    1000: [
      'O documento VMAP não segue seu esquema (erro VMAP 1000).',
      'Faça o servidor de anúncios corrigir o documento.',
    ],
    1001: [
      'A versão de VMAP não é compatível (erro VMAP 1001).',
      'Faça o servidor de anúncios enviar VMAP 1.0.',
    ],
    1002: [
      'O documento VMAP não pôde ser analisado (erro VMAP 1002).',
      'Faça o servidor de anúncios enviar XML bem formado.',
    ],
    1003: [
      'Um intervalo comercial tem um tipo que o player não mostra (erro VMAP 1003).',
      'Use intervalos do tipo linear ou nonlinear.',
    ],
    1004: [
      'Os anúncios de um intervalo não puderam ser lidos (erro VMAP 1004).',
      'Diagnostique a própria tag do intervalo.',
    ],
    1005: [
      'Os anúncios de um intervalo são de um tipo de modelo não compatível (erro VMAP 1005).',
      'Faça o servidor de anúncios usar VAST 2 a 4 no intervalo.',
    ],
    1006: [
      'O documento VAST de um intervalo não pôde ser lido (erro VMAP 1006).',
      'Faça o servidor de anúncios corrigir o documento em VASTAdData.',
    ],
    1007: [
      'O servidor de anúncios de um intervalo não respondeu a tempo (erro VMAP 1007).',
      'Peça ao operador desse servidor uma resposta mais rápida.',
    ],
    1008: [
      'A solicitação dos anúncios de um intervalo falhou (erro VMAP 1008).',
      'Diagnostique a própria tag do intervalo.',
    ],
  },
  embed: {
    'source-refused': [
      'O elemento recusa o endereço do embed, porque sua origem não é permitida.',
      'Adicione a origem a MediaEmbed.allowedSources, ou sirva o JSON da sua própria origem.',
    ],
    network: [
      'O JSON do embed não pôde ser solicitado.',
      'Verifique a conexão e Access-Control-Allow-Origin do servidor.',
    ],
    timeout: [
      'O JSON do embed não estava completo depois de 10 s.',
      'Sirva o JSON como arquivo estático ou em cache.',
    ],
    'http-status': [
      'O servidor recusou a solicitação do embed.',
      'Verifique se o embed está publicado neste endereço.',
    ],
    'content-type': [
      'A resposta do embed não está declarada como JSON.',
      'Envie o cabeçalho Content-Type: application/json.',
    ],
    'too-large': ['O JSON do embed tem mais de 2 MB.', 'Publique só o que o player precisa.'],
    'not-json': ['O texto do embed não é JSON.', 'Cole o JSON aqui para ver a linha do erro.'],
    'not-an-embed': [
      'O JSON do elemento não é um objeto embed.',
      'Publique o objeto embed do serviço.',
    ],
    'no-player': [
      'O embed não indica nenhum player hospedado e não tem vídeo.',
      'Solicite o embed com code_iframe, ou com seu vídeo ou transmissão.',
    ],
    'player-refused': [
      'A origem do player hospedado não é permitida.',
      'Adicione a origem a MediaEmbed.allowedPlayerOrigins.',
    ],
    'no-code': [
      'O embed não tem código para o formato standard.',
      'Solicite o embed com o campo code, ou use outro formato.',
    ],
    'not-controllable': [
      'A página não pode controlar o player do formato standard.',
      'Use o formato iframe ou player.',
    ],
    'code-unavailable': [
      'Falta ao embed um campo de que este formato de código precisa.',
      'Leia a causa do erro, e solicite o embed com esse campo.',
    ],
    module: [
      'Um arquivo do player não pôde ser carregado.',
      'Publique todos os arquivos do pacote, e depois chame retry().',
    ],
    'no-stream': [
      'O embed não indica nenhuma transmissão: nem o conteúdo nem os anúncios são reproduzidos.',
      'Defina streamUrl, ou solicite o vídeo ou a transmissão com seus endereços.',
    ],
    'media-network': [
      'A mídia do conteúdo não pôde ser carregada.',
      'Verifique o endereço da mídia e seu cabeçalho CORS.',
    ],
    'media-decode': [
      'O navegador não conseguiu decodificar a mídia do conteúdo.',
      'Codifique a mídia de novo.',
    ],
    'media-unsupported': [
      'O navegador não aceita nenhum dos formatos do conteúdo.',
      'Forneça HLS ou MP4 com H.264 e AAC.',
    ],
    'trusted-types': [
      'A política da página não permite a política de Trusted Types media-embed.',
      'Adicione media-embed à diretiva trusted-types.',
    ],
  },
  browser: {
    'blocked-by-client': [
      'Uma extensão do navegador bloqueou a solicitação{host}, como fazem os bloqueadores de anúncios.',
      'Teste em um navegador sem bloqueador de anúncios e sem proteção contra rastreamento.',
    ],
    'mixed-content': [
      'O navegador bloqueou uma solicitação http{host} em uma página https.',
      'Use https na tag e em tudo a que ela leva.',
    ],
    cors: [
      'O navegador não pode ler a resposta à solicitação{host}, porque ela não tem cabeçalho CORS para a página.',
      'Faça o servidor de anúncios enviar Access-Control-Allow-Origin com a origem da página, e Access-Control-Allow-Credentials: true.',
    ],
    csp: [
      'A Content Security Policy da página bloqueou a solicitação{host}.',
      'Adicione o host a connect-src, e os da mídia e dos trackers a media-src e img-src.',
    ],
    'timed-out': [
      'A solicitação{host} não teve resposta a tempo.',
      'Peça ao operador do servidor de anúncios uma resposta mais rápida.',
    ],
    'name-not-resolved': [
      'A solicitação{host} falhou, porque o host não existe.',
      'Corrija o host da tag de anúncio.',
    ],
    'connection-failed': [
      'A solicitação{host} falhou, porque o servidor não aceitou a conexão.',
      'Pergunte ao operador do servidor de anúncios se ele está funcionando.',
    ],
    'certificate-invalid': [
      'A solicitação{host} falhou, porque o servidor tem um certificado inválido.',
      'Peça ao operador do servidor de anúncios que renove o certificado.',
    ],
    offline: [
      'A solicitação{host} falhou, porque o navegador estava sem conexão.',
      'Teste de novo com conexão.',
    ],
  },
};
