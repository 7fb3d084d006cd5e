import type { TagPanelSentence } from './core-sentence.js';

/** Other players and the parameters of Google Ad Manager. */
export const tagPanels: Readonly<Record<TagPanelSentence, string>> = {
  'This player makes its own random number of up to {n} digits.':
    'Este player gera um número aleatório próprio de até {n} dígitos.',
  'This player makes its own random number of {n} digits and ignores one that it is given.':
    'Este player gera um número aleatório próprio de {n} dígitos e ignora o que recebe.',
  'This player makes its own cache buster of {n} letters and digits.':
    'Este player gera um cache buster próprio de {n} letras e dígitos.',
  'This player writes a page variable that is null as the text "null".':
    'Este player escreve uma variável de página que é null como o texto “null”.',
  'This player drops the default of a macro that it does not know.':
    'Este player descarta o valor padrão de uma macro que não conhece.',
  'This player writes a comma for a value that is undefined.':
    'Este player escreve uma vírgula para um valor não definido.',
  'This player replaces only its own macros, which are in curly brackets.':
    'Este player só substitui as próprias macros, que ficam entre chaves.',
  'This player replaces only its own macros, which are between double underscores.':
    'Este player só substitui as próprias macros, que ficam entre sublinhados duplos.',
  'This player replaces only macros in square brackets.':
    'Este player só substitui macros entre colchetes.',
  'This player replaces only the first occurrence of a macro, and only those that it knows.':
    'Este player só substitui a primeira ocorrência de uma macro, e só as que conhece.',
  'This player replaces only [X] and %%X%% with the exact names of the macros that it knows.':
    'Este player só substitui [X] e %%X%% com os nomes exatos das macros que conhece.',
  'This player replaces macros in trackers, but not in the URL of an ad tag.':
    'Este player substitui macros em trackers, mas não na URL de uma tag de anúncio.',
  'This player also replaces placeholders inside a value that it has just inserted.':
    'Este player também substitui marcadores dentro de um valor que acabou de inserir.',
  'This player reads $& and the like in a value as a part of the text around the placeholder.':
    'Este player lê $& e semelhantes em um valor como parte do texto em volta do marcador.',
  'This player writes a missing value as the text "null" or "undefined".':
    'Este player escreve um valor ausente como o texto “null” ou “undefined”.',
  'This player has no value and writes nothing, where others write -1 or keep the placeholder.':
    'Este player não tem valor e não escreve nada, onde outros escrevem -1 ou mantêm o marcador.',
  'This player sends -1 for a macro of the VAST standard that has no value.':
    'Este player envia -1 para uma macro do padrão VAST que não tem valor.',
  'This player fills a placeholder that is kept here.':
    'Este player preenche um marcador que aqui é mantido.',
  'This player sends a value that consent withholds here.':
    'Este player envia um valor que o consentimento retém aqui.',
  'This player inserts the value without encoding it.':
    'Este player insere o valor sem codificá-lo.',
  'This player encodes the commas of a list, too.':
    'Este player codifica também as vírgulas de uma lista.',
  'This player encodes the value once, although the text around it is encoded already.':
    'Este player codifica o valor uma só vez, embora o texto em volta já esteja codificado.',
  'This player encodes other characters of the value.':
    'Este player codifica outros caracteres do valor.',
  'This player writes a flag as a word.': 'Este player escreve um sim ou não como palavra.',
  'This player has another value for this placeholder.':
    'Este player tem outro valor para este marcador.',
  'This player has a value of its own, which is not known here.':
    'Este player tem um valor próprio, que aqui não é conhecido.',
  'This player leaves characters that no URL allows to the browser, which encodes most of them.':
    'Este player deixa para o navegador os caracteres que nenhuma URL permite, e ele codifica a maioria.',
  'This player does not add or fill this parameter.':
    'Este player não adiciona nem preenche este parâmetro.',
  'This player removes a macro that has no value.':
    'Este player remove uma macro que não tem valor.',
  'This player keeps a macro for which it has no value.':
    'Este player mantém uma macro para a qual não tem valor.',
  'This player cuts values after {n} characters.':
    'Este player corta valores depois de {n} caracteres.',
  'This player adds vpa and vpmute to tags of Google Ad Manager.':
    'Este player adiciona vpa e vpmute às tags do Google Ad Manager.',
  'This player writes a fixed value here.': 'Este player escreve aqui um valor fixo.',
  'This player sends 3 for every break after the start of the content.':
    'Este player envia 3 para cada intervalo depois do início do conteúdo.',
  'This player sends its state with a request, too.':
    'Este player também envia o próprio estado com uma solicitação.',
  'This player never shares the position of a click.':
    'Este player nunca compartilha a posição de um clique.',
  'The IMA SDK replaces the correlator with one of its own.':
    'O IMA SDK substitui o correlator por um próprio.',
  'The IMA SDK adds the US privacy string of the page, but not the GPP string.':
    'O IMA SDK adiciona a string US Privacy da página, mas não a string GPP.',
  'The IMA SDK expands no macro of an ad tag; the page has to fill it.':
    'O IMA SDK não expande nenhuma macro de uma tag de anúncio; a página precisa preenchê-la.',
  'It throws a URIError for a value with a lone surrogate.':
    'Ele lança um URIError para um valor com um substituto isolado.',
  'It throws a TypeError, because {a} has no value.':
    'Ele lança um TypeError, porque {a} não tem valor.',
  '0 or 1': '0 ou 1',
  'a whole number': 'um número inteiro',
  'a whole number of milliseconds': 'um número inteiro de milissegundos',
  'a whole number of seconds': 'um número inteiro de segundos',
  'a positive whole number': 'um número inteiro positivo',
  'an http(s) URL': 'uma URL http(s)',
  'whole numbers with commas between them': 'números inteiros separados por vírgulas',
  'WIDTHxHEIGHT, several with | between them': 'LARGURAxALTURA, vários separados por |',
  'vast, xml_vast2 to xml_vast4, vmap, xml_vmap1': 'vast, xml_vast2 a xml_vast4, vmap, xml_vmap1',
  '1 to 4': '1 a 4',
  '1 for continuous play, 2 for not': '1 para reprodução contínua, 2 para não',
  '1 or 2': '1 ou 2',
  'a language tag': 'uma tag de idioma',
  'a TCF version 2 string': 'uma string da versão 2 do TCF',
  '1, then three of Y, N or -': '1, depois três de Y, N ou -',
  'an encoded list of key=value pairs': 'uma lista codificada de pares key=value',
  'sizes with commas between them': 'tamanhos separados por vírgulas',
  'The network and the ad unit.': 'A rede e o bloco de anúncios.',
  'The sizes of the player in pixels.': 'Os tamanhos do player em pixels.',
  'The environment of the request: vp is video.': 'O ambiente da solicitação: vp é vídeo.',
  'The request is for Google Ad Manager.': 'A solicitação é para o Google Ad Manager.',
  'The format of the response.': 'O formato da resposta.',
  'Counts an impression only when the ad is shown.':
    'Conta uma impressão só quando o anúncio é exibido.',
  'The page with the player.': 'A página com o player.',
  'The page that describes the video.': 'A página que descreve o vídeo.',
  'A random number that all requests of one page view share, and no other page view has.':
    'Um número aleatório que todas as solicitações de uma visita à página compartilham, e nenhuma outra visita tem.',
  'Whether the player starts without sound.': 'Se o player começa sem som.',
  'The placement of the video, as the IAB numbers it.':
    'O posicionamento do vídeo, na numeração do IAB.',
  'Whether the video starts by itself or by a click.':
    'Se o vídeo começa sozinho ou com um clique.',
  'The placement on a connected TV.': 'O posicionamento em uma TV conectada.',
  'The position of the ad break.': 'A posição do intervalo comercial.',
  'Whether further content follows without the viewer’s doing.':
    'Se outro conteúdo segue sem ação do usuário.',
  'Whether audio content plays continuously.':
    'Se o conteúdo de áudio é reproduzido continuamente.',
  'The duration of the content.': 'A duração do conteúdo.',
  'The language of the ads.': 'O idioma dos anúncios.',
  'The partner for Open Measurement.': 'O parceiro de Open Measurement.',
  'The type of the device.': 'O tipo do dispositivo.',
  'The nonce of programmatic access libraries.': 'O nonce das bibliotecas de acesso programático.',
  'Whether the player can show the AdChoices icon.':
    'Se o player pode mostrar o ícone do AdChoices.',
  'Whether the GDPR applies.': 'Se o GDPR se aplica.',
  'The consent of the viewer.': 'O consentimento do usuário.',
  'Consent to Google’s ad technology providers that are not in the Global Vendor List.':
    'O consentimento para os provedores de tecnologia de anúncios do Google que não estão na Global Vendor List.',
  'The US privacy string.': 'A string US Privacy.',
  'The string of the Global Privacy Platform.': 'A string da Global Privacy Platform.',
  'The sections of the GPP string that apply.': 'As seções da string GPP que se aplicam.',
  'Whether the content is directed at children.': 'Se o conteúdo é direcionado a crianças.',
  'Whether ads must not be personalized.': 'Se os anúncios não podem ser personalizados.',
  'Whether data processing is restricted, for US states.':
    'Se o tratamento de dados é restrito, para estados dos EUA.',
  'Whether only limited ads are allowed, without cookies.':
    'Se só são permitidos anúncios limitados, sem cookies.',
  'Key-values for targeting.': 'Pares chave-valor para a segmentação.',
  'Whether the response is a playlist of ad breaks; needs output=vmap.':
    'Se a resposta é uma lista de intervalos comerciais; precisa de output=vmap.',
  'The sizes of companions.': 'Os tamanhos dos companions.',
  'The content source of the video.': 'A fonte de conteúdo do vídeo.',
  'The id of the video in that content source.': 'O id do vídeo nessa fonte.',
  'The title of the video.': 'O título do vídeo.',
  'An id of the viewer that the publisher provides.': 'Um id do usuário que o editor fornece.',
  'The number of the ad break.': 'O número do intervalo comercial.',
  'The position of the ad in its break.': 'A posição do anúncio no intervalo.',
  'The number of the midroll.': 'O número do midroll.',
  'The shortest duration of an ad break.': 'A duração mínima de um intervalo comercial.',
  'The longest duration of an ad break.': 'A duração máxima de um intervalo comercial.',
  'The most ads in a break.': 'O máximo de anúncios em um intervalo.',
  'The shortest duration of an ad.': 'A duração mínima de um anúncio.',
  'The longest duration of an ad.': 'A duração máxima de um anúncio.',
  'Labels of ads that are not wanted.': 'Rótulos de anúncios que não são desejados.',
  'Whether fallback ads are off.': 'Se os anúncios substitutos estão desativados.',
  'The type of ads.': 'O tipo de anúncios.',
  'The positions of all ad breaks, in milliseconds.':
    'As posições de todos os intervalos comerciais, em milissegundos.',
  'Whether this is the last break of the content.': 'Se este é o último intervalo do conteúdo.',
  'A number that all requests of one video stream share.':
    'Um número que todas as solicitações de um stream de vídeo compartilham.',
  'The type of traffic: purchased or organic.': 'O tipo de tráfego: comprado ou orgânico.',
  'The advertising id of the device.': 'O id de publicidade do dispositivo.',
  'The kind of the advertising id.': 'A espécie do id de publicidade.',
  'Whether the device limits ad tracking.': 'Se o dispositivo limita o rastreamento de anúncios.',
  'The id of the app.': 'O id do app.',
  'The name of the app.': 'O nome do app.',
  'A parameter of old tags, which has no effect on video.':
    'Um parâmetro de tags antigas, sem efeito em vídeos.',
  'The version of the IMA SDK, which sets it by itself.':
    'A versão do IMA SDK, que ele mesmo define.',
  'A parameter of old tags for ads over the content.':
    'Um parâmetro de tags antigas para anúncios sobre o conteúdo.',
};
