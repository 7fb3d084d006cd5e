### Texts of the builder of embed code, for editors.

## Where the code is pasted, and how to use it there

destination = Onde você vai colar o código?
destination-wordpress = WordPress
    .guide = Cole o endereço no post, sozinho em uma linha. O WordPress mostra o player no lugar dele. Se ele continuar como link, escolha o formato “Iframe adaptável” e cole-o em um bloco “HTML personalizado”; administradores e editores podem fazer isso. Com o plugin Media Embed, os autores colam o endereço ou o código no texto.
destination-web-page = Página web com scripts
    .guide = Cole o código no lugar do player. Cole o script abaixo uma única vez no elemento head da página, a menos que o site já o tenha.
destination-html-without-scripts = CMS que remove scripts
    .guide = Cole o código na visualização HTML do editor. Ele não precisa de script e se adapta a colunas de qualquer largura. Se o CMS também remover iframes, escolha “Rede social ou chat” e cole o endereço.
destination-amp = Página AMP
    .guide = Cole o código no elemento body da página AMP, e o script abaixo uma única vez no elemento head.
destination-newsletter = Newsletter
    .guide = Cole o código no HTML da newsletter. Os leitores veem uma imagem e um botão que leva ao vídeo, porque nenhum programa de e-mail reproduz vídeo.
destination-social = Rede social ou chat
    .guide = Cole o endereço no post ou na mensagem. Redes e chats mostram uma prévia da página.
destination-search = Mecanismo de busca ou sitemap
    .guide = Cole o código no elemento head da página que mostra o vídeo. Assim os mecanismos de busca listam o vídeo com sua imagem.
destination-other-players = Feed, aplicativo ou outro player
    .guide = Coloque o item no feed que o aplicativo ou o parceiro lê, dentro do elemento channel.

## Formats, where their code may be pasted, and what content management systems do to it

format = Formato
other-formats = Outros formatos
legacy-format = Obsoleto; mantido para páginas arquivadas.
format-360 = Vídeo em 360°
    .note = Para blocos HTML, como qualquer iframe; um CMS que remove o atributo allow, como o WordPress para autores, desativa os sensores de movimento e deixa o arraste.
format-standard = Contêiner e script
    .note = Para páginas que permitem scripts, como um tema ou um bloco HTML; WordPress e Drupal removem o script dos posts de quem não pode usar HTML sem filtro.
format-iframe = Iframe
    .note = Para blocos HTML e construtores de páginas; o WordPress remove iframes dos posts de autores, e TinyMCE e CKEditor só os mantêm se a configuração permitir iframe.
format-responsive-iframe = Iframe adaptável
    .note = Para blocos HTML em colunas de qualquer largura; um CMS que remove o atributo style, como os filtros do Drupal e do Joomla, deixa um iframe de tamanho fixo.
format-amp = AMP
    .note = Só para páginas AMP; o plugin AMP do WordPress mantém o código, e outros editores removem o elemento desconhecido.
format-instant-article = Instant article
    .note = Para instant articles arquivados; qualquer outro CMS o mostra como um iframe comum.
format-media-embed = <media-embed> com seus dados
    .note = Para blocos HTML e Markdown de páginas cujo tema carrega o script; os filtros do WordPress e do Drupal removem elementos personalizados e o JSON dentro deles se não forem permitidos.
format-media-embed-src = <media-embed src>, uma linha
    .note = A primeira opção se o tema carrega o script: uma linha que geradores de sites estáticos e Markdown mantêm; os filtros do WordPress e do Drupal precisam permitir media-embed.
format-link = Link ou endereço
    .note = Para qualquer editor, newsletter e chat; WordPress e Drupal transformam a URL sozinha em uma linha em um player se o site a conhecer como provedor oEmbed.
format-email = E-mail com imagem e botão
    .note = Para o HTML de uma newsletter; Outlook e Gmail mostram a imagem e o botão, e nenhum programa de e-mail reproduz vídeo.
format-json-ld = JSON-LD para mecanismos de busca
    .note = Para head ou body da página que mostra o embed; o WordPress o remove dos posts: coloque-o no tema ou em um plugin de SEO.
format-open-graph = Tags Open Graph e Twitter
    .note = Para head; os plugins de SEO do WordPress e do Drupal escrevem as mesmas tags: mantenha só uma das duas fontes.
format-oembed = JSON oEmbed
    .note = Para um arquivo ou endpoint servido por um provedor oEmbed; o WordPress coloca provedores desconhecidos em um iframe isolado e remove o estilo deles.
format-vmap = Playlist de anúncios VMAP 1.0
    .note = Para as configurações de anúncios de outros players, como arquivo; nunca o cole em um post, onde todo CMS o remove.
format-mrss = Item Media RSS
    .note = Para o feed de um parceiro de distribuição ou de uma smart TV, dentro do elemento channel; nunca o cole em um post.
format-video-sitemap = Entrada do sitemap de vídeo
    .note = Para o sitemap do site, dentro do elemento urlset; plugins de sitemap sobrescrevem um arquivo que eles também escrevem.

## Options

group-size = Tamanho
group-playback = Reprodução
group-appearance = Aparência
group-delivery = Distribuição
options-in-use = { $count ->
    [one] { $count } opção definida
   *[other] { $count } opções definidas
  }
option-width = Largura, px
option-height = Altura, px
option-aspectRatio = Proporção da imagem
option-responsive = Largura adaptável
option-autoplay = Reprodução automática
option-mute = Sem som
option-loop = Repetição
option-captions = Legendas
option-start = Início, s
option-end = Fim, s
option-label = Rótulo do bulk
option-title = Título para leitores de tela
option-lazy = Carregamento adiado
option-src = URL do embed publicado
option-elementFormat = Tipo de player
option-elementLoading = Carregamento
option-consent = Consentimento
option-fallback = Conteúdo sem scripts
option-page = URL da página
option-addressOnly = Só o endereço, sem HTML
option-timeZone = Fuso horário das datas
option-customer = Cliente
option-script = URL do script de incorporação
option-frame = URL do player hospedado
reset = Redefinir as opções
option-name = “{ $label }”

## Values of options that are chosen from a list

choice-default = Padrão
choice-yes = Sim
choice-no = Não
choice-iframe = Player hospedado em um iframe
choice-standard = Player do script do serviço
choice-player = Player na página
choice-near = Perto da área visível
choice-visible = Quando estiver visível
choice-eager = Imediatamente
choice-click = Com um clique
choice-required = Obrigatório

## Texts of fields that cannot be used

problem-whole-number = “{ $text }” não é usado. Insira um número inteiro de { $min } a { $max }.
problem-seconds = “{ $text }” não é usado. Insira segundos de { $min } a { $max }, por exemplo 12,5.
problem-after-start = “{ $text }” não é usado. Insira um fim depois do início.
problem-address = “{ $text }” não é usado. Insira uma URL que comece com https://.
problem-time-zone = “{ $text }” não é usado. Insira um fuso horário como America/Sao_Paulo.

## The code, and the script that its page needs once

insert = Inserir o código
inserted = Código inserido.
script = Este código precisa de um script, uma vez por página:
script-form = A página o carrega com
script-form-html = uma tag script
script-form-npm = npm e um bundler
script-assumed = O endereço do script é presumido. Um desenvolvedor o define com MediaEmbedCode.scriptSource.
copy-script = Copiar o script

## What does not work where the code is pasted

finding-amp-needs-https = O AMP só aceita https, e o player está em http ({ $hosts }). O código tem https no lugar: só funciona se o servidor responder ali. Sirva o player por https.
finding-frame-needs-https = O player está em http ({ $hosts }). Páginas em https não mostram um iframe assim. Sirva o player por https.
finding-local-address = O código tem um endereço deste computador ou desta rede ({ $hosts }). O vídeo não funcionará em outro lugar. Gere o código no site público.
