import type { forms as source } from '../nl/forms.ts';
import type { Texts } from '../texts.ts';

export const forms: Texts<typeof source> = {
  save: 'Enregistrer',
  saveKeys: 'Ctrl S',
  undo: 'Annuler les modifications',
  cancel: 'Annuler',
  open: 'Ouvrir',
  remove: 'Supprimer…',
  more: 'Plus d’actions pour {{name}}',
  saved: 'Enregistré',
  changed_one: '{{count}} champ modifié, pas encore enregistré',
  changed_other: '{{count}} champs modifiés, pas encore enregistrés',
  wrong_one: '{{count}} champ à vérifier',
  wrong_other: '{{count}} champs à vérifier',
  summary_one: 'Non enregistré\u00a0: {{count}} champ n’est pas correctement rempli',
  summary_other: 'Non enregistré\u00a0: {{count}} champs ne sont pas correctement remplis',
  notSaved: 'Non enregistré',
  missing: 'Encore à compléter',
  valid: 'Le chiffre de contrôle est correct',
  choose: 'Choisissez',
  nothingFound: 'Aucun résultat',
  clear: 'Effacer',
  yes: 'Oui',
  no: 'Non',
  leave: {
    title: 'Quitter sans enregistrer\u00a0?',
    text_one:
      'Vous avez modifié {{count}} champ. Si vous quittez maintenant, cette modification sera perdue.',
    text_other:
      'Vous avez modifié {{count}} champs. Si vous quittez maintenant, ces modifications seront perdues.',
    leave: 'Quitter sans enregistrer',
    stay: 'Rester',
  },
  search: { clear: 'Effacer la recherche' },
  paging: {
    label: 'Pages',
    range: '{{from}}–{{to}} sur {{total}}',
    previous: 'Page précédente',
    next: 'Page suivante',
  },
  address: {
    address1: 'Adresse',
    address2: 'Adresse, deuxième ligne',
    street: 'Rue',
    housenumber: 'Numéro',
    housenumberaddition: 'Boîte',
    zipcode: 'Code postal',
    city: 'Commune',
    country: 'Pays',
  },
  register: {
    lookUp: 'Reprendre les données de la BCE',
    found: 'Repris de la BCE. Vérifiez les données.',
    goOn: '{{problem}}. Vous pouvez compléter les données vous-même.',
  },
  approval: {
    approve: 'Approuver',
    disapprove: 'Refuser…',
    disapproveVerb: 'Refuser',
    reason: 'Motif',
    reasonHint: 'Figurera dans l’e-mail aux personnes concernées.',
    notDecided: 'La décision n’a pas été enregistrée',
    organizationFirst: 'Approuvez d’abord {{organization}}.',
    organization: {
      approveTitle: 'Approuver {{name}}\u00a0?',
      approveText:
        'L’étude pourra utiliser Prorata dès que ses utilisateurs seront approuvés. Elle recevra un e-mail.',
      approved: '{{name}}\u00a0: étude approuvée',
      disapproveTitle: 'Refuser {{name}}\u00a0?',
      disapproveText:
        'Tous les utilisateurs de cette étude seront également refusés et n’auront plus accès. Ils recevront un e-mail.',
      disapproved: '{{name}}\u00a0: étude refusée',
    },
    user: {
      approveTitle: 'Approuver {{name}}\u00a0?',
      approveText:
        '{{name}} aura accès à Prorata avec les droits indiqués pour cet utilisateur, et recevra un e-mail.',
      approved: '{{name}}\u00a0: utilisateur approuvé',
      disapproveTitle: 'Refuser {{name}}\u00a0?',
      disapproveText: '{{name}} n’aura pas accès à Prorata, et recevra un e-mail.',
      disapproved: '{{name}}\u00a0: utilisateur refusé',
    },
  },
};
