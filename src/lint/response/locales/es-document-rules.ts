import type { DOCUMENT_RULES as English } from './en-document-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Responses as XML, and the elements of VAST and VMAP documents. */
export const DOCUMENT_RULES: VastRuleTexts<typeof English> = {
  'xml-too-long': [
    ['La respuesta tiene {n} caracteres; los reproductores leen como máximo {m} (error VAST 100).'],
    'Pida al servidor de anuncios una respuesta más corta: un documento VAST tiene unos miles de caracteres.',
  ],
  'xml-empty': [
    ['La respuesta está vacía; se esperaba un documento VAST.'],
    'Haga que el servidor de anuncios responda con <VAST version="4.2"/> o con el estado 204 cuando no tenga anuncio.',
  ],
  'xml-doctype': [
    [
      'El documento declara un tipo de documento, y por eso los reproductores lo rechazan (error VAST 100).',
    ],
    'Quite la declaración del tipo de documento: los reproductores la rechazan porque puede declarar entidades.',
  ],
  'xml-leading-space': [
    ['Hay espacios antes de la declaración XML, que debe ser lo primero del texto.'],
    'Quite los espacios: este reproductor los acepta, otros notifican el error VAST 100.',
  ],
  'xml-leading-text': [
    ['Hay otro texto antes del documento XML (caracteres: {n}).'],
    'Quite ese texto; a menudo el servidor escribe una advertencia o una línea de depuración antes del documento.',
  ],
  'xml-unescaped-amp': [
    [
      'Hay un & sin escapar fuera de una sección CDATA, así que el documento no está bien formado.',
      '{a} no es una entidad de XML, así que el documento no está bien formado.',
    ],
    'Ponga la URL en una sección CDATA, o escriba &amp; en lugar de cada &: este reproductor lo acepta, otros notifican el error VAST 100.',
  ],
  'xml-undeclared-xsi': [
    ['Se usa el prefijo {a} sin declararlo, así que el documento no está bien formado.'],
    'Declárelo en el elemento raíz, xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance": este reproductor acepta el documento, otros notifican el error VAST 100.',
  ],
  'xml-undeclared-prefix': [
    ['Se usa el prefijo {a} sin declararlo, así que el documento no está bien formado.'],
    'Declare el prefijo en el elemento raíz, o quítelo.',
  ],
  'xml-malformed': [
    [
      'El atributo {a} no tiene un valor entre comillas, falta una comilla o falta un espacio delante.',
      'Una sección CDATA no se cierra nunca.',
      'El texto tiene ]]> fuera de una sección CDATA.',
      '{a} no está permitido en XML.',
      'Un comentario no se cierra nunca o contiene dos guiones.',
      'La declaración XML está mal formada o no está al principio del documento.',
      'Los elementos tienen más de {a} niveles de profundidad.',
      'El atributo {a} está dos veces en un mismo elemento.',
      'Una etiqueta de cierre no cierra el elemento abierto: se esperaba {a}.',
      'Una instrucción de procesamiento no se cierra nunca o no tiene nombre.',
      'Hay un < sin escapar en el texto.',
      'La respuesta no es XML. Parece JSON.',
      'La respuesta no es XML.',
      'Hay texto fuera del elemento raíz.',
      'Después del primer elemento raíz hay otro, {a}.',
      'Una etiqueta está mal formada o no se cierra nunca: {a}.',
      'El elemento {a} no se cierra nunca. El documento está cortado o falta una etiqueta de cierre.',
    ],
    'Corrija el XML en este lugar: los reproductores notifican el error VAST 100 y no muestran ningún anuncio.',
  ],
  'xml-html': [
    ['La respuesta es una página web; se esperaba un documento VAST.'],
    'Abra la URL en un navegador: a menudo es un inicio de sesión, una página de error o una redirección a un sitio web.',
  ],
  'xml-root': [
    ['El elemento raíz es {a}; se esperaba VAST o VMAP.'],
    'Compruebe la URL del tag: la respuesta es otro tipo de XML (error VAST 101).',
  ],
  'vmap-not-expected': [
    [
      'La respuesta es VMAP, una lista de pausas publicitarias; se esperaba VAST con los anuncios de una sola pausa (error VAST 101).',
    ],
    'Solicite VAST aquí (con Google Ad Manager, output=vast), o use el tag para todo el contenido.',
  ],
  'vast-version': [
    [
      'La respuesta es VAST 1 (<VideoAdServingTemplate>); los reproductores admiten de 2.0 a 4.3 (error VAST 102).',
      'La versión es {a}; los reproductores admiten de 2.0 a 4.3 (error VAST 102).',
    ],
    'Pida al servidor de anuncios VAST 2.0 a 4.3.',
  ],
  'vast-version-missing': [
    [
      'El elemento <VAST> no tiene versión. Este reproductor lo lee como VAST 4, otros lo rechazan.',
    ],
    'Escriba la versión en el elemento raíz: <VAST version="4.2">.',
  ],
  'vast-element-case': [
    ['El elemento está escrito {a}; los reproductores solo encuentran {b}.'],
    'Escriba el elemento como en el estándar: XML distingue entre mayúsculas y minúsculas.',
  ],
  'vast-attribute-case': [
    ['El atributo está escrito {a}; los reproductores solo encuentran {b}.'],
    'Escriba el atributo como en el estándar: XML distingue entre mayúsculas y minúsculas.',
  ],
  'vast-element-misplaced': [
    ['<{a}> está en <{b}>, donde los reproductores no lo leen; su lugar es {c}.'],
    'Mueva el elemento al elemento padre que indica el estándar.',
  ],
  'vast-element-repeated': [
    ['Hay un segundo <{a}> en el mismo elemento; los reproductores solo leen el primero.'],
    'Deje solo uno de los dos.',
  ],
};
