import type { parties as source } from '../nl/parties.ts';
import type { Texts } from '../texts.ts';

export const parties: Texts<typeof source> = {
  count_one: '{{count}} partie',
  count_other: '{{count}} parties',
  search: 'Nom, numéro, localité ou e-mail',
  intro:
    'Ceux que votre étude a rencontrés comme débiteurs ou créanciers. Les formulaires proposent ces données\u00a0; une correction ici ne modifie aucun dossier.',
  none: 'Le répertoire des parties est encore vide',
  noneText: 'Chaque débiteur, déclaration et invitation s’y ajoute sans autre démarche.',
  columns: {
    name: 'Nom',
    number: 'Numéro',
    city: 'Localité',
    lastSeenAt: 'Dernière utilisation',
  },
  sections: {
    identity: 'Qui',
    identityHint: 'Comme les formulaires le proposent.',
    address: 'Adresse',
    addressHint: 'Siège ou domicile.',
    contact: 'Joindre et payer',
    contactHint: 'Comme l’étude l’a fait la dernière fois.',
  },
  met: {
    title: 'Rencontrée dans',
    none: 'Dans aucun dossier conservé.',
    defendant: 'débiteur',
    creditor: 'créancier',
  },
  register: {
    title: 'À la BCE',
    situation: 'Situation',
    extract: 'Extrait',
    extractOf: '{{number}} du {{date}}',
    none: 'Introuvable à la BCE.',
  },
  seen: {
    first: 'Première utilisation',
    last: 'Dernière utilisation',
  },
  remove: {
    title: 'Supprimer {{name}} du répertoire des parties\u00a0?',
    text: 'Les formulaires ne proposeront plus cette partie. Les dossiers gardent ce qu’ils contiennent.',
    verb: 'Supprimer la partie',
    done: '{{name}}\u00a0: supprimé du répertoire des parties',
  },
};
