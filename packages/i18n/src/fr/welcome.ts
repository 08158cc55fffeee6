import type { welcome as source } from '../nl/welcome.ts';
import type { Texts } from '../texts.ts';

export const welcome: Texts<typeof source> = {
  greeting: {
    morning: 'Bonjour {{name}}',
    afternoon: 'Bonjour {{name}}',
    evening: 'Bonsoir {{name}}',
  },
  toYourWork: 'Que souhaitez-vous faire\u00a0?',
  destinations: {
    dossiers: 'Ouvrir, suivre et clôturer les répartitions.',
    parties: 'Vos débiteurs et créanciers connus.',
    myOrganization: 'Coordonnées, collaborateurs et invitations standard.',
    workspace: 'Invitations adressées à votre organisation\u00a0: déposer, confier et suivre.',
    ownOrganization: 'Coordonnées, collaborateurs, profil et clés API.',
    myAccount: 'Vos coordonnées et votre langue.',
    organizations: 'Toutes les études et leurs utilisateurs.',
    onboarding: 'Traiter les demandes des nouvelles études et des nouveaux utilisateurs.',
    institutions: 'Autorités et institutions, une fois pour toutes les études.',
    parameters: 'Réglages de l’application et du calcul.',
    dossierCosts: 'Honoraires, débours et frais destinés à l’État.',
    platformCosts: 'Ce que la plateforme facture aux études.',
    invoicing: 'Décompte mensuel par étude.',
    templates: 'Les textes des lettres, des e-mails et du PV.',
    privacy: 'Demandes de personnes sur leurs propres données.',
    maintenance: 'Contrôle des fichiers et délais de conservation.',
  },
  pending: {
    title: 'Votre demande est en cours de vérification',
    text: 'Votre inscription nous est bien parvenue. Un administrateur de la plateforme vérifie vos données.',
    next: 'Et maintenant\u00a0?',
    registered: 'Votre inscription est faite',
    review: 'Un administrateur vérifie votre demande',
    access: 'Ensuite, vous pouvez commencer',
    accessText:
      'Dès que la décision sera prise, vous recevrez un e-mail et elle apparaîtra sur cette page. Vous ne devez pas vous réinscrire.',
    organization: 'Votre étude\u00a0: {{organization}}',
    organizationFirst: 'L’étude {{organization}} doit elle aussi d’abord être approuvée.',
  },
  texts: {
    title: 'Nos conditions ont changé',
    text: 'Lisez ce qui a changé et acceptez la nouvelle version pour continuer. Entre-temps, vos dossiers et vos délais suivent leur cours.',
    changes: 'Ce qui a changé',
    consent: 'J’ai lu la nouvelle version et je l’accepte',
    missing: 'Cochez que vous acceptez la nouvelle version.',
    office:
      'En tant qu’administrateur, vous acceptez aussi le contrat de licence au nom de votre étude ({{office}}).',
    accept: 'Accepter et continuer',
    failed: 'La nouvelle version n’a pas été acceptée',
    comingTitle: 'Nouvelles conditions à partir du {{date}}',
    comingText:
      'À partir de ce jour, nous vous demanderons de les accepter lorsque vous vous connectez. D’ici là, vous ne devez rien faire.',
  },
  disapproved: {
    title: 'Votre demande a été refusée',
    text: 'Vous n’avez pas accès aux dossiers. Si vous pensez qu’il s’agit d’une erreur, adressez-vous à un administrateur de votre étude ou de la plateforme.',
    kept: 'Les comptes sont réservés aux huissiers de justice et à leurs collaborateurs.',
  },
};
