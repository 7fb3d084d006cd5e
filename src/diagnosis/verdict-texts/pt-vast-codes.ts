import type { VerdictTexts } from './language-texts.js';

export const vastCodes: VerdictTexts['codes']['vast'] = {
  100: [
    'A resposta do servidor de anúncios não é XML bem formado (erro VAST 100).',
    'Faça o servidor de anúncios corrigir o documento; a causa costuma ser uma URL com & fora de CDATA.',
  ],
  101: [
    'A resposta é XML que não segue o esquema VAST (erro VAST 101).',
    'Faça o servidor de anúncios adicionar o elemento que falta ou mover o que está no lugar errado.',
  ],
  102: [
    'A resposta tem uma versão de VAST que o player não lê (erro VAST 102).',
    'Faça o servidor de anúncios enviar VAST 2 a 4.',
  ],
  200: [
    'O anúncio é de um tipo que o player não espera ou não pode mostrar (erro VAST 200).',
    'Verifique no servidor de anúncios quais criativos estão reservados para este bloco.',
  ],
  201: [
    'Um anúncio linear chegou a um espaço de overlay, ou o contrário (erro VAST 201).',
    'Reserve o tipo de anúncio que o espaço mostra.',
  ],
  202: [
    'O anúncio tem duração diferente da esperada (erro VAST 202).',
    'Defina em VAST a duração do arquivo de mídia.',
  ],
  203: [
    'O anúncio tem tamanho diferente do esperado (erro VAST 203).',
    'Reserve criativos do tamanho do espaço.',
  ],
  204: [
    'Falta na resposta a categoria de anúncio que o player exige (erro VAST 204).',
    'Faça o servidor de anúncios enviar a categoria do anúncio.',
  ],
  205: [
    'Um wrapper bloqueia a categoria do anúncio (erro VAST 205).',
    'Peça um anúncio de outra categoria, ou remova o bloqueio do wrapper.',
  ],
  206: [
    'O intervalo comercial foi encurtado, e o anúncio não foi exibido (erro VAST 206).',
    'Encurte o pod, ou aumente o intervalo comercial.',
  ],
  300: [
    'Um wrapper está com defeito (erro VAST 300).',
    'Peça à rede do wrapper que verifique a URL da tag dela.',
  ],
  301: [
    'Um servidor de anúncios não respondeu a tempo ou estava fora do ar (erro VAST 301).',
    'Diagnostique a tag para encontrar o servidor lento da cadeia, e peça ao operador dele uma resposta mais rápida.',
  ],
  302: [
    'A cadeia tem wrappers demais ou volta em círculo (erro VAST 302).',
    'Peça ao servidor de anúncios uma campanha com menos revendedores.',
  ],
  303: [
    'O servidor de anúncios não tem anúncio, ou seus wrappers não levam a nenhum (erro VAST 303).',
    'Verifique no servidor de anúncios se uma campanha ativa está segmentada para este bloco; atrás de um wrapper, pergunte à rede dele por que ela não preenche.',
  ],
  304: [
    'O anúncio não pôde ser exibido dentro do limite de tempo (erro VAST 304).',
    'Peça à rede um criativo mais leve.',
  ],
  400: [
    'O anúncio linear não pôde ser reproduzido (erro VAST 400).',
    'Abra o arquivo de mídia do anúncio em um navegador, e informe a falha à rede.',
  ],
  401: [
    'O arquivo de mídia do anúncio não foi encontrado (erro VAST 401).',
    'Peça à rede que corrija o endereço do arquivo de mídia.',
  ],
  402: [
    'O arquivo de mídia do anúncio não carregou a tempo (erro VAST 402).',
    'Peça à rede um arquivo menor em um servidor mais rápido.',
  ],
  403: [
    'O anúncio não tem nenhum arquivo de mídia que o player aceite (erro VAST 403).',
    'Peça o criativo em MP4 (H.264 e AAC).',
  ],
  405: [
    'O arquivo de mídia do anúncio não pôde ser exibido (erro VAST 405).',
    'Peça à rede que codifique o arquivo de novo em MP4 (H.264 e AAC).',
  ],
  406: [
    'Falta ao anúncio o arquivo mezzanine exigido (erro VAST 406).',
    'Peça à rede que adicione o arquivo mezzanine.',
  ],
  407: [
    'O arquivo mezzanine está sendo baixado pela primeira vez, e o anúncio ainda não é exibido (erro VAST 407).',
    'Solicite o anúncio de novo mais tarde.',
  ],
  408: [
    'O player recusou um anúncio condicional (erro VAST 408).',
    'Peça à rede um anúncio sem condições.',
  ],
  409: [
    'A unidade interativa do anúncio não foi executada (erro VAST 409).',
    'Peça um criativo sem código interativo.',
  ],
  410: [
    'A unidade de verificação do anúncio não foi executada (erro VAST 410).',
    'Peça um criativo que rode sem código de verificação.',
  ],
  411: [
    'O arquivo mezzanine não cumpre a especificação (erro VAST 411).',
    'Peça à rede que substitua o arquivo mezzanine.',
  ],
  500: [
    'O overlay não pôde ser exibido (erro VAST 500).',
    'Peça à rede uma imagem estática como overlay.',
  ],
  501: [
    'O overlay é maior que o espaço (erro VAST 501).',
    'Reserve um overlay menor, ou aumente max_width e max_height do espaço.',
  ],
  502: [
    'O recurso do overlay não pôde ser carregado (erro VAST 502).',
    'Peça à rede que corrija o endereço da imagem.',
  ],
  503: [
    'O overlay não tem nenhum recurso que o player aceite (erro VAST 503).',
    'Peça o overlay como imagem estática.',
  ],
  600: [
    'Um companion não pôde ser exibido (erro VAST 600).',
    'Revise com a rede os companions do criativo.',
  ],
  601: [
    'Um companion não cabe no seu lugar na página (erro VAST 601).',
    'Dê ao lugar do companion o tamanho do criativo.',
  ],
  602: [
    'Um companion exigido não pôde ser exibido, e o anúncio foi descartado (erro VAST 602).',
    'Adicione à página um lugar para o companion, ou faça o servidor de anúncios torná-lo opcional.',
  ],
  603: [
    'O recurso de um companion não pôde ser carregado (erro VAST 603).',
    'Peça à rede que corrija o endereço do companion.',
  ],
  604: [
    'Um companion não tem nenhum recurso que o player aceite (erro VAST 604).',
    'Peça o companion como imagem estática.',
  ],
  900: [
    'O anúncio falhou por um motivo que não tem código próprio (erro VAST 900).',
    'Diagnostique a própria tag para ver em qual solicitação ela falha.',
  ],
  901: [
    'O código VPAID do anúncio falhou ou não foi executado (erro VAST 901).',
    'Peça o mesmo criativo em MP4 (H.264 e AAC).',
  ],
  902: [
    'O arquivo interativo do anúncio falhou (erro VAST 902).',
    'Peça um criativo sem código interativo.',
  ],
};
