import type { SentenceTexts } from './core-sentence.js';
import { tagPanels } from './pt-tag-panels.js';

export const portuguese: SentenceTexts = {
  '{n} more': 'mais {n}',
  'Brightcove and videojs-contrib-ads': 'Brightcove e videojs-contrib-ads',
  'IAB consent': 'consentimento do IAB',
  'Brightcove Player and videojs-contrib-ads': 'Brightcove Player e videojs-contrib-ads',
  'Brightcove Player and videojs-contrib-ads, with uriEncode':
    'Brightcove Player e videojs-contrib-ads, com uriEncode',
  'IMA SDK and videojs-ima': 'IMA SDK e videojs-ima',
  'Radiant Media Player and rmp-vast': 'Radiant Media Player e rmp-vast',
  'Correct the brackets.': 'Corrigir os colchetes.',
  'Write macros in brackets.': 'Escrever as macros entre colchetes.',
  'Write the brackets unencoded.': 'Escrever os colchetes sem codificação.',
  'Write the macros in capitals.': 'Escrever as macros em maiúsculas.',
  'Write the placeholders as macros in brackets.':
    'Escrever os marcadores como macros entre colchetes.',
  'Write the placeholders of {a} as macros in brackets.':
    'Escrever os marcadores de {a} como macros entre colchetes.',
  'Write the placeholders of another system as macros in brackets.':
    'Escrever os marcadores de outro sistema como macros entre colchetes.',
  'Correct the names of the macros.': 'Corrigir os nomes das macros.',
  'Keep only the URL of the ad tag.': 'Manter só o URL da tag.',
  'Replace the escapes by their characters.': 'Substituir os escapes pelos seus caracteres.',
  'Decode the ad tag.': 'Decodificar a tag.',
  'Replace the characters by those of a URL.': 'Substituir os caracteres pelos de um URL.',
  'Use the address behind the link.': 'Usar o endereço por trás do link.',
  'Start the tag with https://.': 'Começar a tag com https://.',
  'Remove the user name and the password.': 'Remover o nome de usuário e a senha.',
  'Use https. The ad server must support it.':
    'Usar https. O servidor de anúncios precisa aceitá-lo.',
  'Replace # by %23.': 'Substituir # por %23.',
  'Remove these characters.': 'Remover estes caracteres.',
  'Remove the empty tags.': 'Remover as tags vazias.',
  'Keep the first of each.': 'Manter o primeiro de cada um.',
  'Set {list}.': 'Definir {list}.',
  'Add a random number.': 'Adicionar um número aleatório.',
  'Replace the number by a macro.': 'Substituir o número por uma macro.',
  'Remove the id.': 'Remover o identificador.',
  'Remove the rule.': 'Remover a regra.',
  'Keep the first of the rules.': 'Manter a primeira das regras.',
  'Use the rule {a}.': 'Usar a regra {a}.',
  'Percent-encode the URL.': 'Codificar a URL com porcentagens.',
  'Percent-encode cust_params.': 'Codificar cust_params com porcentagens.',
  'Encode cust_params once.': 'Codificar cust_params uma só vez.',
  'Leave the values to the player.': 'Deixar os valores para o player.',
  'Remove the parameter {a}.': 'Remover o parâmetro {a}.',
  'Remove the parameters {list}.': 'Remover os parâmetros {list}.',
  'Remove the element, which is not used.': 'Remover o elemento, que não é usado.',
  'Remove the value, which is not used.': 'Remover o valor, que não é usado.',
  'Set the value to {a}.': 'Definir o valor {a}.',
  'Use the nearest allowed value.': 'Usar o valor permitido mais próximo.',
  'Set the field to null.': 'Definir o campo como null.',
  'Remove this offset, which is not used.': 'Remover este deslocamento, que não é usado.',
  'Remove the live, which is not played.': 'Remover a transmissão ao vivo, que não é reproduzida.',
  'Replace the consent by macros.': 'Substituir o consentimento por macros.',
  'Add {a}.': 'Adicionar {a}.',
  'Add {list} without values, which the player fills.':
    'Adicionar {list} sem valores, que o player preenche.',
  'Use the path /gampad/live/ads.': 'Usar o caminho /gampad/live/ads.',
  'Remove impl=s.': 'Remover impl=s.',
  'Remove the parameters without a value.': 'Remover os parâmetros sem valor.',
  'Replace the first & by ?.': 'Substituir o primeiro & por ?.',
  'Encode the value once.': 'Codificar o valor uma só vez.',
  'Replace the escapes of HTML by their characters.':
    'Substituir os códigos de HTML pelos caracteres deles.',
  'Percent-encode these characters.': 'Codificar estes caracteres com porcentagens.',
  'Write the percent sign as %25.': 'Escrever o sinal de porcentagem como %25.',
  'Write {a}.': 'Escrever {a}.',
  'Write &amp; for the ampersand.': 'Escrever &amp; no lugar do e comercial.',
  'Put the text into a CDATA section.': 'Colocar o texto em uma seção CDATA.',
  'Write the version as {a}.': 'Escrever a versão como {a}.',
  'Add version {a}, the lowest with these elements.':
    'Adicionar a versão {a}, a mais baixa com estes elementos.',
  'Remove it.': 'Removê-lo.',
  'Add the type {a}.': 'Adicionar o tipo {a}.',
  'Remove the attribute.': 'Remover o atributo.',
  'Remove the text before the document.': 'Remover o texto antes do documento.',
  'Declare the prefix.': 'Declarar o prefixo.',
  'Write {a} for it.': 'Escrever {a} no lugar dele.',
  'Remove the document type.': 'Remover o tipo de documento.',
  'Write https:// for http://.': 'Escrever https:// no lugar de http://.',
  'Remove the second one.': 'Remover o segundo.',
  'Its bitrate of {n} kbit/s exceeds {m} kbit/s.':
    'A taxa de bits dele, de {n} kbit/s, passa de {m} kbit/s.',
  'All files exceed {n} kbit/s, and the chosen file has a lower bitrate.':
    'Todos os arquivos passam de {n} kbit/s, e o arquivo escolhido tem uma taxa de bits mais baixa.',
  'The size of the chosen file suits the player of {n} × {m} pixels better.':
    'O tamanho do arquivo escolhido combina melhor com o player de {n} × {m} pixels.',
  'The chosen file suits the player equally well and has a higher bitrate.':
    'O arquivo escolhido combina igualmente bem com o player e tem uma taxa de bits mais alta.',
  'The chosen file suits the player equally well and comes first.':
    'O arquivo escolhido combina igualmente bem com o player e vem primeiro.',
  'It is the only file that plays within {n} kbit/s.':
    'É o único arquivo reproduzível dentro de {n} kbit/s.',
  'All files exceed {n} kbit/s, and it has the lowest bitrate.':
    'Todos os arquivos passam de {n} kbit/s, e este tem a taxa de bits mais baixa.',
  'Its size suits the player of {n} × {m} pixels best.':
    'O tamanho dele é o que melhor combina com o player de {n} × {m} pixels.',
  'Of the files whose size suits the player best, it has the highest bitrate.':
    'Dos arquivos cujo tamanho melhor combina com o player, é o de maior taxa de bits.',
  'It is the first of the files that suit the player best.':
    'É o primeiro dos arquivos que melhor combinam com o player.',
  'The player does not run {a} code.': 'O player não executa código de {a}.',
  'The file has no type, and its URL has no ending that the player knows.':
    'O arquivo não tem tipo, e a URL dele não tem uma extensão que o player conheça.',
  'The browser does not play {a}.': 'O navegador não reproduz {a}.',
  'It is the only file that plays.': 'É o único arquivo reproduzível.',
  'The ad does not play in this slot.': 'O anúncio não é exibido neste espaço.',
  'The ad is an overlay, and the slot is for linear ads.':
    'O anúncio é um overlay, e o espaço é para anúncios lineares.',
  'The ad is linear, and the slot is for overlays.':
    'O anúncio é linear, e o espaço é para overlays.',
  'The ad has only an interactive unit (VPAID).':
    'O anúncio só tem uma unidade interativa (VPAID).',
  'The browser can play none of the media files of the ad.':
    'O navegador não pode reproduzir nenhum arquivo de mídia do anúncio.',
  'The response is VAST 1; versions 2 to 4 are supported.':
    'A resposta é VAST 1; as versões 2 a 4 são aceitas.',
  'The root element of the response is not <VAST>.': 'O elemento raiz da resposta não é <VAST>.',
  'The VAST version is not supported; versions 2 to 4 are.':
    'A versão do VAST não é aceita; as versões 2 a 4 são.',
  'The VMAP version is not supported; version 1 is.':
    'A versão do VMAP não é aceita; a versão 1 é.',
  'The ad server cannot be reached, or its response has no CORS header.':
    'O servidor de anúncios está inacessível, ou a resposta dele não tem cabeçalho CORS.',
  'The response has a document type before its root element.':
    'A resposta tem um tipo de documento antes do elemento raiz.',
  'The response is not well-formed XML.': 'A resposta não é XML bem formado.',
  'Reading the response needs the Trusted Types policy media-embed, which the page does not allow.':
    'A leitura da resposta exige a política de Trusted Types media-embed, que a página não permite.',
  'The response has more than {n} bytes.': 'A resposta tem mais de {n} bytes.',
  'The ad server responded with status {a}.': 'O servidor de anúncios respondeu com o status {a}.',
  'An http URL cannot be requested on an https page.':
    'Uma URL http não pode ser solicitada em uma página https.',
  'The page does not show a required companion.': 'A página não mostra um companion obrigatório.',
  'The media file responded with status {a}.': 'O arquivo de mídia respondeu com o status {a}.',
  'The media file is {a}, not media.': 'O arquivo de mídia é {a}, que não é mídia.',
  'The media file is http, and the page is https.':
    'O arquivo de mídia é http, e a página é https.',
  'The ad failed unexpectedly.': 'O anúncio falhou de forma inesperada.',
  'The ad server has no ad.': 'O servidor de anúncios não tem anúncio.',
  'The ad server did not respond in time.': 'O servidor de anúncios não respondeu a tempo.',
  'The ad tag is not an http(s) URL.': 'A tag de anúncio não é uma URL http(s).',
  'The ad tag leads to more than {n} documents.': 'A tag de anúncio leva a mais de {n} documentos.',
  'A wrapper blocks the category of the ad.': 'Um wrapper bloqueia a categoria do anúncio.',
  'The ad is within more than {n} wrappers.': 'O anúncio está dentro de mais de {n} wrappers.',
  'The ad tag of the wrapper is not a URL that can be requested.':
    'A tag do wrapper não é uma URL que possa ser solicitada.',
  'The wrappers lead in a circle.': 'Os wrappers formam um círculo.',
  'The ad has neither a linear nor a non-linear creative.':
    'O anúncio não tem nem um criativo linear nem um não linear.',
  'The ad has no creative.': 'O anúncio não tem criativo.',
  'The wrapper has no ad tag URL.': 'O wrapper não tem URL de tag de anúncio.',
  'The ad has neither <InLine> nor <Wrapper>.': 'O anúncio não tem nem <InLine> nem <Wrapper>.',
  'The ad tag of the wrapper is relative, and its document has no URL.':
    'A tag do wrapper é relativa, e o documento dela não tem URL.',
  'The AdTagURI of an ad break is not an http(s) URL.':
    'O AdTagURI de um intervalo comercial não é uma URL http(s).',
  'The overlay does not fit into the player.': 'O overlay não cabe no player.',
  'The ad has neither a picture nor a text.': 'O anúncio não tem nem imagem nem texto.',
  'No time is left to request the ad tag.': 'Não resta tempo para solicitar a tag de anúncio.',
  'The response of the ad server has no CORS header that allows the page to read it.':
    'A resposta do servidor de anúncios não tem cabeçalho CORS que permita à página lê-la.',
  'The request leads to an address in a private network, which was not allowed.':
    'A solicitação leva a um endereço de uma rede privada, o que não foi permitido.',
  'The ad server redirects to an address that may not be requested.':
    'O servidor de anúncios redireciona para um endereço que não pode ser solicitado.',
  'The host name of the ad server cannot be resolved (DNS).':
    'O nome de host do servidor de anúncios não pode ser resolvido (DNS).',
  'The ad server refused the connection.': 'O servidor de anúncios recusou a conexão.',
  'The certificate of the ad server is not valid, or its TLS handshake failed.':
    'O certificado do servidor de anúncios não é válido, ou o handshake TLS dele falhou.',
  'There is no connection to the ad server.': 'Não há conexão com o servidor de anúncios.',
  'The ad server closed the connection without a response.':
    'O servidor de anúncios fechou a conexão sem responder.',
  'The response of the ad server is not valid HTTP.':
    'A resposta do servidor de anúncios não é HTTP válido.',
  'The ad server cannot be reached.': 'O servidor de anúncios está inacessível.',
  'An ad break of the VMAP document has a position (#…) as its timeOffset. Write a time or a percentage: the player has no break positions of its own.':
    'Um intervalo comercial do documento VMAP tem uma posição (#…) como timeOffset. Escreva um tempo ou uma porcentagem: o player não tem posições próprias de intervalo.',
  'An ad break of the VMAP document has no valid timeOffset. Write hh:mm:ss, a percentage up to 100%, start or end.':
    'Um intervalo comercial do documento VMAP não tem um timeOffset válido. Escreva hh:mm:ss, uma porcentagem de até 100%, start ou end.',
  'An ad break of the VMAP document is neither linear nor nonlinear. The player shows no display ads.':
    'Um intervalo comercial do documento VMAP não é nem linear nem nonlinear. O player não mostra anúncios de display.',
  'The templateType of an AdTagURI is not VAST 2, 3 or 4.':
    'O templateType de um AdTagURI não é VAST 2, 3 ou 4.',
  'CustomAdData is not supported. Use VASTAdData or AdTagURI.':
    'CustomAdData não é aceito. Use VASTAdData ou AdTagURI.',
  'An AdSource has neither VASTAdData nor AdTagURI.':
    'Um AdSource não tem nem VASTAdData nem AdTagURI.',
  'The media file of the ad took too long to load.':
    'O arquivo de mídia do anúncio demorou demais para carregar.',
  'The media file of the ad cannot be loaded.':
    'O arquivo de mídia do anúncio não pode ser carregado.',
  'The media file of the ad cannot be played.':
    'O arquivo de mídia do anúncio não pode ser reproduzido.',
  'The browser does not allow the ad to play.':
    'O navegador não permite que o anúncio seja reproduzido.',
  'The picture of the overlay cannot be loaded.': 'A imagem do overlay não pode ser carregada.',
  'The ad is unknown.': 'O anúncio é desconhecido.',
  ...tagPanels,
};
