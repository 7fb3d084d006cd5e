import type { LanguageRules } from './language-rules.js';

/** The rules about the form and the macros of ad tags, by name. The fault is what stands behind "A tag de anúncio". */
export const FORM_RULES: LanguageRules['formRules'] = {
  'tag-surrounded': [
    'está dentro de outro texto: aspas, HTML, código, um e-mail ou uma frase',
    'Mantenha apenas a URL da ad tag.',
  ],
  'tag-script-escaped': [
    'contém caracteres precedidos por uma barra invertida, como \\/ ou \\u0026',
    'Substitua os códigos: a tag foi copiada de um script, de JSON ou de Markdown.',
  ],
  'tag-percent-encoded': [
    'está inteiramente codificada com porcentagem',
    'Decodifique-a: a tag foi copiada de um parâmetro de outra URL.',
  ],
  'tag-mail-encoded': [
    'está codificada como no código-fonte de um e-mail, com =3D em vez de =',
    'Decodifique-a: a tag foi copiada do código-fonte de um e-mail.',
  ],
  'tag-lookalike-chars': [
    'contém caracteres de largura total que se parecem com :, /, ?, & ou =',
    'Escreva esses caracteres como nas outras URLs.',
  ],
  'tag-link-rewritten': [
    'é um link reescrito por um programa de e-mail ou outro serviço',
    'Use o endereço que está por trás: as solicitações por este link falham.',
  ],
  'tag-cut-off': [
    'termina com …, porque o programa de onde foi copiada a encurtou',
    'Copie de novo a tag inteira de onde ela é editada.',
  ],
  'tag-html-escaped': [
    'contém caracteres codificados como em HTML ou XML, por exemplo &amp;',
    'Substitua os códigos: a tag foi copiada de HTML ou XML.',
  ],
  'tag-not-absolute': ['não é uma URL absoluta', 'Faça-a começar com https://.'],
  'tag-scheme': ['tem um esquema diferente de http e https', 'Faça-a começar com https://.'],
  'tag-host': ['não tem um host válido', 'Corrija o host e a porta.'],
  'tag-userinfo': ['contém um nome de usuário ou uma senha', 'Remova-os.'],
  'tag-http-on-https': [
    'é uma URL http, e a página é https',
    'Use a tag https: o navegador bloqueia a solicitação ou a muda para https.',
  ],
  'tag-protocol-relative': [
    'começa com //',
    'Escreva https://, para que a tag funcione também fora de uma página web.',
  ],
  'tag-fragment': ['contém um #', 'Escreva %23: nada depois de # chega ao servidor de anúncios.'],
  'tag-too-long': [
    'gera uma solicitação com mais de 8.192 caracteres',
    'Encurte os parâmetros: a maioria dos servidores recusa uma solicitação tão longa.',
  ],
  'tag-long': [
    'gera uma solicitação com mais de 2.048 caracteres',
    'Encurte os parâmetros se faltarem anúncios: alguns servidores cortam uma solicitação tão longa.',
  ],
  'tag-illegal-chars': [
    'tem caracteres que em uma URL devem ser codificados com porcentagem',
    'Codifique-os com porcentagem: os players os enviam de formas diferentes.',
  ],
  'tag-bad-percent': [
    'tem um sinal de porcentagem sem dois dígitos hexadecimais',
    'Escreva o sinal de porcentagem como %25.',
  ],
  'ad-host-gone': [
    'leva a um servidor de anúncios que não existe mais',
    'Peça uma tag nova ao fornecedor, ou remova o anúncio.',
  ],
  'tag-no-query': [
    'tem parâmetros sem ponto de interrogação antes deles',
    'Comece a query string com um ponto de interrogação.',
  ],
  'tag-double-encoded': ['tem um valor codificado duas vezes', 'Codifique o valor uma única vez.'],
  'param-duplicate': [
    'tem um parâmetro mais de uma vez',
    'Mantenha um: nem todos os servidores leem o mesmo.',
  ],
  'param-empty': [
    'tem parâmetros sem valor, que nenhum player preenche',
    'Defina os valores, ou remova os parâmetros.',
  ],
  'macro-unknown': [
    'tem marcadores sem regra de substituição que não são macros conhecidas',
    'Adicione uma regra de substituição, ou forneça o valor em `values`.',
  ],
  'macro-near-miss': [
    'tem um marcador desconhecido que se parece com uma macro conhecida',
    'Corrija o nome da macro.',
  ],
  'macro-case': [
    'tem uma macro do IAB que não está em maiúsculas',
    'Escreva-a em maiúsculas: a maioria dos outros players as distingue.',
  ],
  'macro-not-iab': [
    'tem nomes em maiúsculas que parecem macros do IAB e não são, e por isso outros players podem não preenchê-los',
    'Para outros players, escreva a macro do IAB, se houver.',
  ],
  'macro-deprecated': ['tem uma macro que o VAST 4.1 substituiu', 'Use [MEDIAPLAYHEAD].'],
  'macro-wrong-context': [
    'tem macros que só são permitidas em URLs de rastreamento; em uma solicitação valem -1',
    'Remova-as.',
  ],
  'macro-unsafe-position': [
    'tem um marcador no esquema, no host ou na porta, ou seu valor mudaria o caminho',
    'Substitua a macro pelo valor.',
  ],
  'macro-mixed-syntax': [
    'tem marcadores com a sintaxe de vários sistemas',
    'Use macros entre colchetes: partes de tags de vários sistemas foram unidas.',
  ],
  'macro-server-side': [
    'tem marcadores que só um servidor de anúncios pode preencher',
    'Faça o servidor de anúncios preenchê-los, ou use macros entre colchetes.',
  ],
  'macro-foreign-player': [
    'tem marcadores de outro player ou servidor de anúncios, sem significado ou valor conhecido',
    'Forneça os valores em `values`, ou use macros entre colchetes.',
  ],
  dialect: [
    'tem marcadores de outro player ou servidor de anúncios, que são preenchidos',
    'Não é preciso fazer nada. Para escrever a tag com macros entre colchetes, use translateAdTag.',
  ],
  'macro-mismatched': ['tem uma macro com colchetes que não se fecham', 'Corrija os colchetes.'],
  'macro-unresolved': [
    'tem um marcador que ninguém preenche',
    'Escreva uma macro entre colchetes, como [PAGEURL], ou o valor.',
  ],
  'macro-quoted': [
    'tem uma macro entre aspas ou asteriscos, que chegam ao servidor de anúncios',
    'Remova-os: foram copiados com a macro.',
  ],
  'macro-encoded-brackets': [
    'tem macros com os colchetes codificados com porcentagem',
    'Escreva [ e ]: a maioria dos outros players não preenche colchetes codificados.',
  ],
  'macro-bare-word': [
    'tem como valor uma palavra que representa um valor',
    'Escreva uma macro entre colchetes, ou o valor.',
  ],
  'macro-value-text': [
    'tem como valor um texto que um script deixa por engano, como undefined ou null',
    'Corrija o script que escreveu a tag ou o valor.',
  ],
  'macro-value-missing': [
    'tem um marcador conhecido sem valor para este usuário',
    'Forneça o valor, ou remova a macro.',
  ],
  'macro-value-unknown': [
    'tem uma macro do IAB sem valor para este usuário, enviada como -1',
    'Forneça o valor no contexto, se o conhecer.',
  ],
  'macro-value-withheld': [
    'tem uma macro enviada como -2, porque o usuário não consentiu',
    'Não é preciso fazer nada: o usuário não consentiu em compartilhá-la.',
  ],
  'macro-nested-encoding': [
    'tem um marcador dentro de um valor já codificado',
    'Verifique a solicitação: a maioria dos outros players codifica o valor menos vezes do que deveria.',
  ],
};
