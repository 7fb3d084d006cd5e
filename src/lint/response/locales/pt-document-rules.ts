import type { DOCUMENT_RULES as English } from './en-document-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Responses as XML, and the elements of VAST and VMAP documents. */
export const DOCUMENT_RULES: VastRuleTexts<typeof English> = {
  'xml-too-long': [
    ['A resposta tem {n} caracteres; os players leem no máximo {m} (erro VAST 100).'],
    'Peça ao servidor de anúncios uma resposta mais curta: um documento VAST tem alguns milhares de caracteres.',
  ],
  'xml-empty': [
    ['A resposta está vazia; esperava-se um documento VAST.'],
    'Faça o servidor de anúncios responder com <VAST version="4.2"/> ou com o status 204 quando não tiver anúncio.',
  ],
  'xml-doctype': [
    ['O documento declara um tipo de documento, e por isso os players o recusam (erro VAST 100).'],
    'Remova a declaração do tipo de documento: os players a recusam porque ela pode declarar entidades.',
  ],
  'xml-leading-space': [
    ['Há espaços antes da declaração XML, que deve ser o início do texto.'],
    'Remova os espaços: este player os aceita, outros informam o erro VAST 100.',
  ],
  'xml-leading-text': [
    ['Há outro texto antes do documento XML (caracteres: {n}).'],
    'Remova esse texto; muitas vezes o servidor escreve um aviso ou uma linha de depuração antes do documento.',
  ],
  'xml-unescaped-amp': [
    [
      'Há um & sem escape fora de uma seção CDATA, por isso o documento não é bem formado.',
      '{a} não é uma entidade de XML, por isso o documento não é bem formado.',
    ],
    'Coloque a URL em uma seção CDATA, ou escreva &amp; no lugar de cada &: este player o aceita, outros informam o erro VAST 100.',
  ],
  'xml-undeclared-xsi': [
    ['O prefixo {a} é usado sem declaração, por isso o documento não é bem formado.'],
    'Declare-o no elemento raiz, xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance": este player aceita o documento, outros informam o erro VAST 100.',
  ],
  'xml-undeclared-prefix': [
    ['O prefixo {a} é usado sem declaração, por isso o documento não é bem formado.'],
    'Declare o prefixo no elemento raiz, ou remova-o.',
  ],
  'xml-malformed': [
    [
      'O atributo {a} não tem um valor entre aspas, falta uma aspa ou falta um espaço antes dele.',
      'Uma seção CDATA nunca é fechada.',
      'O texto tem ]]> fora de uma seção CDATA.',
      '{a} não é permitido em XML.',
      'Um comentário nunca é fechado ou contém dois hifens.',
      'A declaração XML está malformada ou não está no início do documento.',
      'Os elementos têm mais de {a} níveis de profundidade.',
      'O atributo {a} aparece duas vezes no mesmo elemento.',
      'Uma tag de fechamento não fecha o elemento aberto: esperava-se {a}.',
      'Uma instrução de processamento nunca é fechada ou não tem nome.',
      'Há um < sem escape no texto.',
      'A resposta não é XML. Parece JSON.',
      'A resposta não é XML.',
      'Há texto fora do elemento raiz.',
      'Depois do primeiro elemento raiz há outro, {a}.',
      'Uma tag está malformada ou nunca é fechada: {a}.',
      'O elemento {a} nunca é fechado. O documento está cortado ou falta uma tag de fechamento.',
    ],
    'Corrija o XML neste ponto: os players informam o erro VAST 100 e não mostram nenhum anúncio.',
  ],
  'xml-html': [
    ['A resposta é uma página da web; esperava-se um documento VAST.'],
    'Abra a URL em um navegador: muitas vezes é um login, uma página de erro ou um redirecionamento para um site.',
  ],
  'xml-root': [
    ['O elemento raiz é {a}; esperava-se VAST ou VMAP.'],
    'Verifique a URL da tag: a resposta é outro tipo de XML (erro VAST 101).',
  ],
  'vmap-not-expected': [
    [
      'A resposta é VMAP, uma lista de intervalos comerciais; esperava-se VAST com os anúncios de um só intervalo (erro VAST 101).',
    ],
    'Solicite VAST aqui (com o Google Ad Manager, output=vast), ou use a tag para todo o conteúdo.',
  ],
  'vast-version': [
    [
      'A resposta é VAST 1 (<VideoAdServingTemplate>); os players aceitam de 2.0 a 4.3 (erro VAST 102).',
      'A versão é {a}; os players aceitam de 2.0 a 4.3 (erro VAST 102).',
    ],
    'Peça ao servidor de anúncios VAST 2.0 a 4.3.',
  ],
  'vast-version-missing': [
    ['O elemento <VAST> não tem versão. Este player o lê como VAST 4, outros o recusam.'],
    'Escreva a versão no elemento raiz: <VAST version="4.2">.',
  ],
  'vast-element-case': [
    ['O elemento está escrito {a}; os players só encontram {b}.'],
    'Escreva o elemento como no padrão: XML diferencia maiúsculas de minúsculas.',
  ],
  'vast-attribute-case': [
    ['O atributo está escrito {a}; os players só encontram {b}.'],
    'Escreva o atributo como no padrão: XML diferencia maiúsculas de minúsculas.',
  ],
  'vast-element-misplaced': [
    ['<{a}> está em <{b}>, onde os players não o leem; o lugar dele é {c}.'],
    'Mova o elemento para o elemento pai que o padrão indica.',
  ],
  'vast-element-repeated': [
    ['Há um segundo <{a}> no mesmo elemento; os players só leem o primeiro.'],
    'Deixe só um dos dois.',
  ],
};
