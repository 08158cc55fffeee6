import type { templates as source } from '../nl/templates.ts';
import type { Texts } from '../texts.ts';

export const templates: Texts<typeof source> = {
  title: 'Modèles',
  search: 'Chercher un modèle',
  noneFound: 'Aucun modèle ne porte ce nom.',
  changed: 'adapté',
  unsavedMark: 'non enregistré',
  unsaved: 'Non enregistré. Lignes modifiées\u00a0: {{count}}',
  save: 'Enregistrer',
  undo: 'Annuler les modifications',
  reset: 'Revenir au texte standard…',
  language: 'Langue du modèle',
  subject: 'Objet',
  body: 'Texte du modèle',
  insertField: 'Insérer un champ',
  bold: 'Gras',
  italic: 'Italique',
  bullets: 'Liste',
  allFieldsExist: 'Tous les champs existent',
  markdownAndLiquid: 'Markdown et Liquid',
  position: 'ligne {{line}}, colonne {{column}}',
  preview: 'Aperçu',
  asMail: 'E-mail',
  asText: 'Texte brut',
  previewHint:
    'L’aperçu se met à jour à chaque frappe. Le texte est en Markdown\u00a0; la mise en page et l’en-tête sont fixes.',
  previewWaits: 'L’aperçu reprend dès que l’erreur est corrigée.',
  saved: 'Le modèle a été enregistré.',
  lastChanged: 'Dernière modification par {{name}}, {{moment}}',
  neverChanged: 'Le texte standard, jamais modifié',
  resetDialog: {
    title: 'Revenir au texte standard\u00a0?',
    text: 'Le texte standard remplace le texte actuel. Il n’est utilisé qu’une fois enregistré.',
    verb: 'Remettre le texte standard',
  },
  report: {
    title: 'Procès-verbal de répartition',
    about:
      'Ce que dit le procès-verbal, partie par partie. Ces mots sont fixes\u00a0; seul ce qui convient au dossier est imprimé. Là où se trouvent trois points vient ce que dit le dossier.',
    fromDossier: 'Ce que l’étude écrit dans le dossier.',
    labels: 'Titres et dénominations',
    phrases: 'Phrases',
    write: 'Rédiger',
    edit: 'Modifier',
    none: 'Rien n’est écrit\u00a0: le procès-verbal omet cette partie.',
    elsewhere:
      'Pas écrit dans cette langue, mais bien en\u00a0: {{languages}}. Un procès-verbal dans cette langue omet cette partie.',
    hint: 'Texte simple avec alinéas, {{count}} signes au maximum. Vide\u00a0: le procès-verbal omet cette partie.',
    byAdministrator: 'Un administrateur de l’étude rédige ces mots.',
    versions: 'Versions',
    version: 'Version {{version}}, {{name}}, {{moment}}',
    takenOut: 'Omis',
  },
  kinds: {
    letter: 'Lettres',
    email: 'E-mails',
    document: 'Documents',
  },
  faults: {
    syntax: 'Liquid incorrect\u00a0: {{excerpt}}',
    'unknown-variable': 'Le champ {{excerpt}} n’existe pas dans ce modèle.',
    'unknown-filter': 'Cette opération n’existe pas\u00a0: {{excerpt}}',
    'too-complex': 'Ce texte est trop long ou trop lourd à calculer\u00a0: {{excerpt}}',
    markup: 'HTML, images et blocs de code sont impossibles\u00a0: {{excerpt}}',
  },
  faultPlace: {
    subject: 'Objet, colonne {{column}}',
    body: 'Ligne {{line}}, colonne {{column}}',
  },
  variables: {
    recipient: {
      name: 'Nom du destinataire',
      salutation: 'Formule d’appel complète, sans virgule',
      isNamed: 'Si la formule d’appel désigne une personne (pour if)',
    },
    user: {
      name: 'Nom de l’utilisateur',
    },
    applicant: {
      name: 'Nom de la personne qui demande l’accès',
      organization: 'Étude du demandeur, si elle est connue',
      isOrganizationPending: 'Si l’étude attend aussi (pour if)',
    },
    organization: {
      name: 'Nom de l’étude',
    },
    decision: {
      reason: 'Motif de la décision, s’il est donné',
    },
    product: {
      link: 'Adresse de la page dans Prorata',
    },
    helpdesk: {
      contact: 'Coordonnées de l’assistance, si elles sont connues',
    },
    operator: {
      name: 'Nom de l’exploitant de Prorata, s’il est connu',
    },
    office: {
      name: 'Nom de l’étude',
      address: 'Adresse de l’étude',
      phone: 'Téléphone de l’étude, s’il est connu',
      email: 'Adresse e-mail de l’étude, si elle est connue',
    },
    bailiff: {
      name: 'Nom de l’huissier de justice',
      title: 'Fonction de l’huissier de justice',
    },
    dossier: {
      number: 'Numéro du dossier',
      saleDate: 'Date de la vente, s’il y en a une',
      seizureDate: 'Date de la saisie-arrêt, s’il y en a une',
      isSale: 'S’il y a eu vente (pour if)',
      isSeizure: 'S’il y a eu saisie-arrêt (pour if)',
    },
    defendant: {
      name: 'Nom du débiteur, ou de tous ensemble',
      isSeveral: 'S’il y a plusieurs débiteurs (pour if)',
    },
    invitation: {
      code: 'Code personnel',
      link: 'Adresse pour déposer la déclaration',
      validUntil: 'Dernier jour pour déposer',
      isLegalTerm: 'S’il s’agit du délai légal',
      creditorReference: 'Référence du créancier',
    },
    legal: {
      from: 'Premier jour de la nouvelle version',
      changes: 'Les titres des textes et ce qui change dans chacun',
    },
    privacy: {
      link: 'Adresse de la politique de confidentialité',
    },
    statement: {
      receiptNumber: 'Numéro de l’accusé de réception',
      filedAt: 'Date et heure du dépôt',
      total: 'Montant déclaré',
      contents: 'Ce qui a été déposé, avec les annexes',
      fingerprint: 'SHA-256 de la déclaration et de ses annexes',
      filedAccount: 'Numéro de compte tel que déposé, s’il y en a un',
      account: 'Numéro de compte actuel, s’il y en a un',
      explanation: 'Motif de la modification, s’il y en a un',
      declared: 'Montant déclaré, tel que déposé',
      admitted: 'Montant admis',
      reserved: 'Montant réservé, s’il y en a un',
      rejected: 'Montant non admis, s’il y en a un',
      reasons: 'Ce qui n’est pas admis ou est réservé, avec le motif',
    },
    payment: {
      amount: 'Montant payé',
      date: 'Jour du paiement',
      account: 'Compte sur lequel le paiement a été fait, s’il est connu',
      communication: 'Communication du paiement',
    },
    report: {
      amount: 'Montant selon le projet, s’il y en a un',
      isNothing: 'Si le destinataire ne reçoit rien (pour if)',
      link: 'Adresse pour ouvrir le projet',
      contestUntil: 'Dernier jour pour contester',
      replaces: 'Jour du projet antérieur qui est remplacé, s’il y en a un',
      isReceiptAsked: 'Si le délai court à partir d’un accusé de réception (pour if)',
    },
    provider: {
      name: 'Nom du prestataire externe',
    },
  },
};
