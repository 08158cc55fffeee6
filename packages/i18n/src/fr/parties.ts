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
  add: 'Ajouter une partie',
  added: '{{name}}\u00a0: ajouté au répertoire des parties',
  columns: {
    name: 'Nom',
    number: 'Numéro',
    city: 'Localité',
    lastSeenAt: 'Dernière utilisation',
  },
  sections: {
    search: 'Recherche',
    searchHint: 'Cherchez d’abord\u00a0: qui est déjà connu ou figure à la BCE n’est pas à recopier.',
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
  duplicates: {
    mark: 'Doublon possible',
    title: 'Doublon possible',
    text: 'La même partie figure-t-elle deux fois dans le répertoire\u00a0? L’étude décide.',
    same: 'C’est la même',
    apart: 'Ce sont deux parties',
    failed: 'La réponse n’a pas été enregistrée',
    joinTitle: 'Réunir {{other}} et {{name}}\u00a0?',
    joinVerb: 'Réunir les deux',
    joinText:
      '{{name}} reste. Ce qui manque ici vient de l’autre\u00a0: numéro, adresse, compte, civilité, mode d’envoi et langue\u00a0; les adresses e-mail s’ajoutent. Là où les deux disent quelque chose, ce qui figure ici l’emporte. L’autre disparaît du répertoire, et ses dossiers figurent alors ici. Il n’est pas possible de revenir en arrière.',
    joined: 'Parties réunies\u00a0: {{other}}, {{name}}',
    notJoined: 'Les parties n’ont pas été réunies',
    toldApart: 'C’est noté\u00a0: ce sont deux parties',
  },
  join: {
    act: 'Réunir avec une autre…',
    title: 'Réunir avec {{name}}',
    text: 'Choisissez qui, dans le répertoire, est la même partie. {{name}} reste.',
    label: 'La même partie',
    placeholder: 'Nom, numéro, localité ou e-mail',
    none: 'Personne d’autre n’a été trouvé dans le répertoire.',
    verb: 'Continuer',
  },
  institution: {
    mark: 'Institution',
    title: 'Tenue à jour par la plateforme',
    text: 'Ce qui est vide sur cette page vient de la plateforme et suit chaque modification. Ce que votre étude complète elle-même l’emporte.',
    differs: 'Votre étude s’en écarte\u00a0: {{fields}}.',
  },
  remove: {
    title: 'Supprimer {{name}} du répertoire des parties\u00a0?',
    text: 'Les formulaires ne proposeront plus cette partie. Les dossiers gardent ce qu’ils contiennent.',
    verb: 'Supprimer la partie',
    done: '{{name}}\u00a0: supprimé du répertoire des parties',
  },
};
