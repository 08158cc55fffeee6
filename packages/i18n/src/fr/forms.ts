import type { forms as source } from '../nl/forms.ts';
import type { Texts } from '../texts.ts';

export const forms: Texts<typeof source> = {
  save: 'Enregistrer',
  saveKeys: 'Ctrl S',
  undo: 'Annuler les modifications',
  cancel: 'Annuler',
  open: 'Ouvrir',
  edit: 'Modifier…',
  remove: 'Supprimer…',
  notRemoved: 'Non supprimé',
  more: 'Plus d’actions pour {{name}}',
  saved: 'Enregistré',
  changed_one: '{{count}} champ modifié, pas encore enregistré',
  changed_other: '{{count}} champs modifiés, pas encore enregistrés',
  wrong_one: '{{count}} champ à vérifier',
  wrong_other: '{{count}} champs à vérifier',
  summary_one: 'Non enregistré\u00a0: {{count}} champ n’est pas correctement complété',
  summary_other: 'Non enregistré\u00a0: {{count}} champs ne sont pas correctement complétés',
  toCorrect_one: '{{count}} champ n’est pas encore correctement complété',
  toCorrect_other: '{{count}} champs ne sont pas encore correctement complétés',
  notSaved: 'Non enregistré',
  legalVersion: 'En vigueur à partir du {{date}}, version {{version}}',
  missing: 'Encore à compléter',
  valid: 'Le chiffre de contrôle est correct',
  choose: 'Choisissez',
  nothingFound: 'Aucun résultat',
  clear: 'Effacer',
  yes: 'Oui',
  no: 'Non',
  datePattern: 'jj/mm/aaaa',
  momentPattern: 'jj/mm/aaaa, hh:mm',
  amountFaults: {
    letterForDigit:
      'Ce n’est pas un montant : une lettre a pris la place d’un chiffre, O pour 0 ou l pour 1.',
    letters:
      'Ce n’est pas un montant : il contient des lettres. N’indiquez que le nombre, par exemple 1.250,50.',
    signs:
      'Ce n’est pas un montant : mettez le point entre les milliers et la virgule devant les centimes, par exemple 1.250,50.',
  },
  labelled: '{{label}}\u00a0: {{text}}',
  openCalendar: 'Ouvrir le calendrier\u00a0: {{field}}',
  calendar: {
    nextMonth: 'Mois suivant',
    previousMonth: 'Mois précédent',
    nextYear: 'Année suivante',
    previousYear: 'Année précédente',
    nextDecade: 'Dix années suivantes',
    previousDecade: 'Dix années précédentes',
  },
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
    size: 'Lignes par page',
    previous: 'Page précédente',
    next: 'Page suivante',
  },
  register: {
    lookUp: 'Reprendre les données de la BCE',
    found: 'Repris de la BCE. Vérifiez les données.',
    goOn: '{{problem}}. Vous pouvez compléter les données vous-même.',
    situation: 'Situation à la BCE\u00a0: {{situation}} (extrait du {{date}}).',
    gone: 'Ne figure plus à la BCE depuis l’extrait {{extract}}.',
    noAddress: 'La BCE ne publie pas l’adresse d’une personne physique. Complétez l’adresse vous-même.',
  },
  partySearch: {
    label: 'Chercher dans le répertoire des parties et à la BCE',
    placeholder: 'Nom ou numéro d’entreprise',
    none: 'Personne n’a été trouvé. Complétez les données vous-même.',
    unavailable:
      'La BCE est temporairement indisponible\u00a0: vous ne voyez que les parties de votre répertoire.',
    failed: 'La recherche ne fonctionne pas pour le moment. Complétez les données vous-même.',
    inBook: 'Répertoire',
    inRegister: 'BCE',
    institution: 'Institution',
    own: 'Propre à votre étude\u00a0: {{fields}}',
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
