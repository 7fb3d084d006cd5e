import { site } from '../page-language/site-fr.js';
import type { StartTexts } from './texts.js';

export const fr: StartTexts = {
  ...site,
  labels: {
    skipLink: 'Aller aux démos',
    intro:
      'Lit dans une page les embeds d’un service de publication de médias, écrit leur code pour chaque CMS et explique leurs tags publicitaires. Choisissez une démo :',
    publisher: 'Pour les éditeurs',
    publisherNote:
      'Un lecteur dans un article avec une seule balise et sans décalage de la mise en page.',
    cms: 'Pour les développeurs de CMS',
    cmsNote:
      'Trouver un embed, le voir, changer ses réglages et copier son code dans chaque format.',
    adOps: 'Pour la gestion publicitaire',
    adOpsNote:
      'Comment et pourquoi chaque variable d’un tag publicitaire a été remplie, sur ordinateur et mobile.',
    guides: 'Chacune a un guide dans la',
    guidesLink: 'documentation',
    served:
      'Ces pages sont servies par le bac à sable, qui n’accepte que les connexions de cette machine.',
    embeds: 'Sans clé, il sert les',
    embedsLink: 'embeds publiés',
    rest: 'Son interface REST est sous',
    token:
      'et exige un jeton d’accès ; la clé pour l’obtenir est affichée dans le terminal qui a lancé le bac à sable.',
  },
};
