import type { LanguageRules } from './language-rules.js';

/** The rules about what ad tags send, their waterfalls and replace rules, by name. The fault is what stands behind "A tag de anúncio". */
export const REQUEST_RULES: LanguageRules['requestRules'] = {
  'cachebuster-missing': [
    'não tem um parâmetro que torne cada solicitação única',
    'Adicione cb=[CACHEBUSTING], ou o parâmetro que o servidor de anúncios lê.',
  ],
  'cachebuster-frozen': [
    'tem um número fixo onde cada solicitação deveria ter um novo',
    'Substitua-o por uma macro como [CACHEBUSTING]: a tag foi copiada depois da substituição.',
  ],
  'user-id-frozen': [
    'contém o identificador de uma única pessoa ou de um único dispositivo',
    'Remova-o: todos os usuários contariam como um só, e o identificador dele seria público.',
  ],
  'consent-flag-without-string': [
    'envia gdpr=1 quando o RGPD se aplica, e não tem string de consentimento',
    'Solicite o anúncio depois da resposta da CMP, e preencha gdpr_consent com [GDPRCONSENT].',
  ],
  'consent-string-without-flag': [
    'tem uma string de consentimento e não diz se o GDPR se aplica',
    'Adicione gdpr=[gdpr].',
  ],
  'consent-flag-form': [
    'tem um valor de gdpr que não é 0 nem 1',
    'Envie 1 ou 0, ou a macro [gdpr].',
  ],
  'consent-tcstring-form': [
    'tem uma string de consentimento que não é do TCF 2',
    'Envie a string da CMP com a macro [GDPRCONSENT]. A versão 1 não é mais válida.',
  ],
  'consent-usp-form': [
    'tem uma string us_privacy inválida',
    'Envie quatro caracteres como 1YNN, ou a macro [us_privacy].',
  ],
  'consent-gpp-sid': [
    'tem uma string GPP sem as seções certas, ou seções sem string',
    'Envie juntos gpp=[GPPSTRING] e gpp_sid=[GPPSECTIONID].',
  ],
  'consent-frozen': [
    'contém o consentimento de um único usuário',
    'Substitua-o por uma macro como [GDPRCONSENT]: a tag foi copiada depois da substituição.',
  ],
  'consent-absent': [
    'não tem um parâmetro para o consentimento, que importa para este usuário',
    'Adicione gdpr=[gdpr] e gdpr_consent=[GDPRCONSENT], se o servidor de anúncios não lê o consentimento sozinho.',
  ],
  'consent-late': [
    'foi preenchida antes da resposta da CMP',
    'Espere mais pela CMP, ou preencha a tag de novo depois da resposta.',
  ],
  'gam-missing-required': [
    'não tem todos os parâmetros que o Google Ad Manager exige',
    'Adicione os que faltam; env=vp, gdfp_req=1, output=vast e unviewed_position_start=1 são comuns.',
  ],
  'gam-correlator': [
    'é do Google Ad Manager, e seu correlator falta ou não é um inteiro positivo',
    'Escreva correlator=[timestamp]. Só o SDK do IMA define o correlator sozinho.',
  ],
  'gam-page-missing': [
    'é do Google Ad Manager e não tem url nem description_url',
    'Adicione url=[PAGEURL] e description_url=[PAGEURL]: sem a página há menos demanda.',
  ],
  'gam-live': [
    'é para uma transmissão ao vivo e não tem o caminho /gampad/live/ads',
    'Use o caminho /gampad/live/ads, feito para muitas solicitações simultâneas.',
  ],
  'gam-impl-s': ['tem impl=s', 'Remova esse parâmetro.'],
  'gam-vpa-vpmute': [
    'é do Google Ad Manager e não tem vpmute, vpa ou plcmt',
    'Adicione-os sem valor: o player os preenche, e os compradores programáticos os leem.',
  ],
  'gam-test-unit': [
    'tem como bloco de anúncios um exemplo do Google',
    'Use um bloco de anúncios próprio antes de publicar.',
  ],
  'gam-sz': [
    'tem em sz algo que não é uma lista de tamanhos',
    'Escreva os tamanhos como 640x480, e vários como 640x480%7C400x300.',
  ],
  'gam-output': [
    'não tem em output nem VAST nem VMAP, ou tem VMAP sem ad_rule=1',
    'Use output=vast para um intervalo comercial, ou output=vmap com ad_rule=1 para todos.',
  ],
  'gam-url-params': [
    'tem em url ou description_url um endereço que não é o da página, ou não está codificado',
    'Envie o endereço codificado da página principal: url=[PAGEURL].',
  ],
  'gam-cust-params': [
    'tem cust_params sem codificação, ou codificado duas vezes',
    'Codifique chave=valor&chave=valor uma única vez, por inteiro.',
  ],
  'gam-slot-vpos': [
    'tem em vpos um espaço diferente do seu',
    'Defina vpos como o espaço, ou mova o anúncio para o espaço para o qual foi feito.',
  ],
  'gam-playback-contradiction': [
    'diz com vpmute ou vpa algo diferente do embed',
    'Deixe os valores vazios, para que o player os preencha.',
  ],
  'tag-empty': ['está vazia', 'Defina a tag, ou remova o objeto do anúncio.'],
  'tag-whitespace': [
    'tem espaços nas extremidades, ou quebras de linha, tabulações ou caracteres invisíveis',
    'Remova-os: cole a tag de novo como texto simples.',
  ],
  'tag-waterfall': [
    'é um waterfall de várias tags, separadas por ***',
    'Não é preciso fazer nada, se o serviço ativou os waterfalls para esta conta.',
  ],
  'waterfall-no-failover': [
    'tem em um waterfall, antes da última, uma tag que sempre responde',
    'Coloque-a por último: as tags seguintes nunca são solicitadas.',
  ],
  'waterfall-too-many': [
    'é um waterfall de mais de cinco tags',
    'Mantenha no máximo 5 tags, primeiro as de melhor taxa de preenchimento.',
  ],
  'waterfall-duplicate': ['tem duas vezes a mesma tag em um waterfall', 'Remova a tag repetida.'],
  'rule-subject-form': [
    'tem uma regra de substituição sem sujeito ou sem valor',
    'Defina um texto para ambos.',
  ],
  'rule-subject-unused': [
    'não contém o sujeito de uma regra de substituição',
    'Remova a regra, ou corrija seu sujeito.',
  ],
  'rule-unknown': [
    'tem uma regra de substituição que não existe',
    'Use random-number, url-video, url-page, url-primary, url-secondary, url-tertiary ou o nome de uma macro, ou forneça o valor em `values`.',
  ],
  'rule-duplicate': [
    'tem duas regras de substituição com o mesmo sujeito e valores diferentes',
    'Remova uma das duas.',
  ],
  'rule-source-empty': [
    'tem uma regra de substituição que lê um campo vazio do embed',
    'Preencha o campo que a regra lê.',
  ],
  'rule-subject-plain': [
    'tem uma regra cujo sujeito é uma palavra comum, que também está em outra parte da tag',
    'Escreva o sujeito entre colchetes, como [nome], na regra e na tag.',
  ],
};
