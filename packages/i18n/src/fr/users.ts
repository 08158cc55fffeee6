import type { users as source } from '../nl/users.ts';
import type { Texts } from '../texts.ts';

export const users: Texts<typeof source> = {
  title: 'Utilisateurs',
  user: 'Utilisateur',
  add: 'Ajouter un utilisateur',
  added: '{{name}}\u00a0: utilisateur ajouté',
  addedText: 'Cette personne pourra commencer après approbation.',
  removed: '{{name}}\u00a0: utilisateur supprimé',
  backToList: 'Tous les utilisateurs',
  search: 'Nom ou e-mail',
  none: 'Pas encore d’utilisateurs',
  noneText: 'Ajoutez les personnes de l’étude. Elles se connectent avec la même adresse e-mail.',
  notSignedInYet: 'Jamais de connexion',
  alwaysAllowed: 'Les huissiers de justice et les candidats ont toujours ce droit.',
  ownRights: 'Seul un autre administrateur peut modifier vos propres droits.',
  officeLacks: 'Votre étude n’a pas ce droit.',
  organizationLacksFiling:
    'L’organisation n’a pas ce droit\u00a0: un administrateur de la plateforme l’accorde. Sans lui, il n’y a pas d’espace de travail.',
  platformRights:
    'Un administrateur de la plateforme ne peut être modifié que par un autre administrateur de la plateforme.',
  columns: { name: 'Nom', role: 'Rôle', state: 'Statut' },
  hints: { email: 'La personne se connecte avec cette adresse.' },
  sections: {
    person: 'Personne',
    personHint: 'C’est ainsi que les collègues et la plateforme connaissent cette personne.',
    newPersonHint: 'La personne que vous ajoutez attend l’approbation de la plateforme.',
    ownHint: 'C’est ainsi que les collègues et la plateforme vous connaissent.',
    function: 'Fonction',
    functionHint: 'Détermine qui peut traiter et signer des dossiers.',
    rights: 'Droits',
    rightsHint: 'Ce que cette personne peut faire. L’étude doit aussi avoir ce droit elle-même.',
    immatriculation: 'Immatriculation',
    immatriculationHint: 'C’est ainsi que le PV présente l’huissier de justice, dans la langue du dossier.',
  },
  creditorAdmin:
    'Gère l’organisation, ses utilisateurs, son profil et ses clés API, et accepte le contrat de licence.',
  userTypes: {
    Employee: 'Travaille sur les dossiers selon les droits ci-dessous.',
    CandidateBailiff: 'Peut toujours traiter des dossiers, mais pas les signer.',
    Bailiff: 'Peut toujours traiter des dossiers et signer les siens.',
  },
  rights: {
    isOrganizationAdmin:
      'Gère l’étude, ses utilisateurs et ses invitations standard, et accepte le contrat de licence.',
    isPlatformAdmin:
      'Gère toutes les études et tous les utilisateurs, les frais, la facturation et les modèles. Ne voit pas les dossiers.',
    distributionReadPermission: 'Voit les dossiers de répartition de l’étude.',
    distributionWritePermission: 'Ouvre, modifie, calcule et envoie des dossiers de répartition.',
    canManageDossiersPermission:
      'Traite les dossiers visibles\u00a0: inviter, calculer, annuler, marquer comme payé.',
    rankingPermission: 'Ouvre des dossiers de procédure d’ordre.',
    claimOfDebtPermission:
      'Travaille dans l’espace de travail\u00a0: voit les invitations adressées à l’organisation, les confie à un collègue et dépose des déclarations.',
  },
  sessions: {
    title: 'Où vous êtes connecté',
    hint: 'Vous ne reconnaissez pas une session, ou un appareil est perdu\u00a0? Mettez fin à la session ici.',
    device: '{{browser}} sous {{system}}',
    unknown: 'Appareil inconnu',
    current: 'Cette session',
    signedIn: 'Connexion le {{date}}',
    lastUsed: 'dernière utilisation le {{date}}',
    end: 'Mettre fin',
    endOf: 'Mettre fin à la session\u00a0: {{device}}',
    endTitle: 'Mettre fin à cette session\u00a0?',
    endText:
      '{{device}}\u00a0: la session sera fermée. Ce qui n’y est pas encore enregistré peut être perdu.',
    ended: 'La session est terminée',
    notEnded: 'Session non terminée',
  },
  remove: {
    title: 'Supprimer {{name}}\u00a0?',
    text: 'Cette personne ne pourra plus se connecter. Ce qu’elle a fait dans les dossiers est conservé.',
    verb: 'Supprimer l’utilisateur',
  },
  handOver: {
    title_one: '{{count}} dossier ouvert attend encore cet utilisateur',
    title_other: '{{count}} dossiers ouverts attendent encore cet utilisateur',
    nobody: 'Personne d’autre dans cette étude ne peut les reprendre.',
    successor: 'Qui les reprend\u00a0?',
    choose: 'Choisissez un huissier de justice',
    verb: 'Transmettre',
    done_one: '{{count}} dossier transmis',
    done_other: '{{count}} dossiers transmis',
    without: 'Refuser sans successeur\u00a0: les dossiers attendent que l’étude choisisse quelqu’un d’autre.',
    failed: 'Pas transmis',
  },
};
