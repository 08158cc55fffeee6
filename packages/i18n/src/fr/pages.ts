import type { pages as source } from '../nl/pages.ts';
import type { Texts } from '../texts.ts';

export const pages: Texts<typeof source> = {
  toStart: 'Retour à la page de démarrage',
  toHome: 'Retour à l’accueil',
  legal: {
    inForceSince: 'En vigueur depuis le {{date}}',
    version: 'version {{version}}',
    print: 'Imprimer',
    others: 'Autres textes',
  },
  document: {
    opening: 'Le document est en cours de chargement.',
    ready: 'Votre document est prêt',
    open: 'Ouvrir',
    download: 'Télécharger',
    notOpened: 'Le document n’a pas pu être ouvert',
    invalidTitle: 'Ce lien ne fonctionne pas',
    invalidHint: 'Ouvrez le document avec le lien que vous avez reçu, ou demandez-en un nouveau à l’étude.',
  },
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse n’est pas tout à fait correcte, ou la page a été déplacée.',
  },
  closed: {
    title: 'Vous n’avez pas accès à cette page',
    text: 'Cette page est réservée aux administrateurs de la plateforme.',
    office:
      'Cette page est réservée aux études d’huissier de justice. Votre organisation dépose des déclarations\u00a0: vous les trouvez dans l’espace de travail.',
    workspace:
      'L’espace de travail est destiné aux organisations qui déposent des déclarations. Votre organisation et vous-même devez avoir le droit «\u00a0Déclarations de créance\u00a0». Un administrateur de la plateforme l’accorde à l’organisation, votre administrateur vous l’accorde.',
    toWorkspace: 'Aller à l’espace de travail',
  },
  failed: {
    title: 'Un problème est survenu',
    text: 'Cet écran n’a pas pu être affiché. Ce que vous avez enregistré auparavant n’est pas perdu.',
  },
};
