import type { invitations as source } from '../nl/invitations.ts';
import type { Texts } from '../texts.ts';

export const invitations: Texts<typeof source> = {
  title: 'Invitations',
  columns: {
    addressee: 'Destinataire',
    sendDate: 'Envoyée le',
    acts: 'Actions',
  },
  extraEmails_one: '+ {{count}} adresse',
  extraEmails_other: '+ {{count}} adresses',
  open: 'Ouvrir l’invitation pour {{name}}',
  empty: 'Pas encore d’invitations',
  emptyText: 'Invitez des créanciers à déposer leur déclaration, ou poursuivez sans invitations.',
  emptyClosed:
    'Les créanciers invités figurent ici, avec l’état de leur invitation. Dans ce dossier, plus personne n’est invité.',
  create: 'Créer une invitation',
  addStandard: 'Invitations standard…',
  pastStage:
    'Le dossier a dépassé le stade des invitations\u00a0: plus aucune ne peut être créée ni envoyée.',
  readOnly: 'Vous pouvez lire les invitations, mais pas les modifier.',
  unsent: {
    title_one: '{{count}} invitation n’a pas encore été envoyée',
    title_other: '{{count}} invitations n’ont pas encore été envoyées',
    dueSale: 'Au plus tard le {{date}} ({{days}} jours après la vente du {{event}}).',
    dueSeizure: 'Au plus tard le {{date}} ({{days}} jours après la saisie-arrêt du {{event}}).',
    due: 'Au plus tard le {{date}}.',
    send_one: 'En envoyer {{count}}…',
    send_other: 'En envoyer {{count}}…',
  },
  send: {
    title_one: 'Envoyer {{count}} invitation\u00a0?',
    title_other: 'Envoyer {{count}} invitations\u00a0?',
    done_one: '{{count}} invitation est en cours d’envoi',
    done_other: '{{count}} invitations sont en cours d’envoi',
  },
  resend: {
    act: 'Renvoyer…',
    title: 'Renvoyer l’invitation pour {{name}}\u00a0?',
    text: 'Le même code repart\u00a0; le délai recommence aujourd’hui.',
    done: 'L’invitation pour {{name}} est en cours de renvoi',
    unsent: 'Cette invitation n’a pas encore été envoyée.',
    closed: 'Cette invitation est clôturée.',
  },
  edit: {
    title: 'Modifier l’invitation',
    sent: 'Une invitation envoyée reste telle quelle.',
  },
  remove: {
    title: 'Supprimer l’invitation pour {{name}}\u00a0?',
    text: 'Elle n’a pas encore été envoyée\u00a0; rien n’est perdu.',
    verb: 'Supprimer l’invitation',
    done: 'L’invitation pour {{name}} a été supprimée',
    sent: 'Ce qui a été envoyé est conservé.',
  },
  form: {
    title: 'Créer des invitations',
    intro: 'Rien n’est encore envoyé. Vous le faites ensuite en une fois.',
    another: 'Encore un créancier',
    removeRow: 'Retirer le créancier {{number}}',
    row: 'Créancier {{number}}',
    verb_one: 'Créer l’invitation',
    verb_other: 'Créer {{count}} invitations',
    done_one: '{{count}} invitation créée, pas encore envoyée',
    done_other: '{{count}} invitations créées, pas encore envoyées',
    addFallback: 'Adresse pour une lettre recommandée si l’e-mail n’arrive pas',
    methods: {
      Email:
        'Rapide, mais ne vaut pas invitation au sens de l’art. 1627 C. jud. À utiliser avec l’accord du créancier ou en plus d’une lettre.',
      RegisteredLetter: 'La forme de l’art. 1627 C. jud., avec preuve de dépôt.',
      QualifiedDelivery:
        'Vaut lettre recommandée (art. XII.25, § 7 CDE)\u00a0: le service identifie le destinataire et prouve chaque étape.',
    },
  },
  hints: {
    extraEmails: 'Séparez les adresses par un point-virgule (;).',
    validUntil: 'Vide ou trop tôt\u00a0: {{days}} jours après l’envoi, comme le veut la loi.',
    language: 'Vide\u00a0: la langue du dossier.',
    creditorReference: 'Figure sur l’invitation, pour que le créancier reconnaisse son dossier.',
  },
  standard: {
    title: 'Ajouter des invitations standard',
    text: 'Choisissez qui vous invitez aussi dans ce dossier. Rien n’est encore envoyé.',
    all: 'Tout choisir',
    byEmail: 'par e-mail',
    byLetter: 'par recommandé',
    present: 'figure déjà dans ce dossier',
    none: 'Votre étude n’a pas encore d’invitations standard',
    noneText: 'Un administrateur de votre étude les ajoute sous Mon étude.',
    verb_one: 'En ajouter {{count}}',
    verb_other: 'En ajouter {{count}}',
  },
  panel: {
    label: 'Invitation pour {{name}}',
    sendLog: 'Journal d’envoi',
    noLog: 'Rien n’a encore été envoyé',
    access: 'À communiquer par téléphone',
    codeHidden: 'Qui a le code agit comme ce créancier. Nous notons donc qui le consulte.',
    showCode: 'Afficher le code et le lien',
    code: 'Code',
    link: 'Lien',
    copyCode: 'Copier le code',
    copyLink: 'Copier le lien',
    afterSending: 'Le code fonctionne dès que l’invitation est envoyée.',
    copied: 'Copié',
    statements_one: '{{count}} déclaration déposée ou commencée',
    statements_other: '{{count}} déclarations déposées ou commencées',
    opened: 'Première opération du créancier',
    closedBy: {
      creditor: 'Clôturée par le créancier',
      office: 'Clôturée par l’étude',
      term: 'Clôturée à la fin du délai',
    },
    reference: 'Référence',
    fallback: 'Lettre si l’e-mail n’arrive pas',
    close: 'Fermer le volet',
  },
  nothing: 'Rien à réclamer',
  nothingSaid:
    'Répond le {{moment}} qu’il n’y a rien à réclamer\u00a0: {{name}}. Accusé de réception {{number}}, {{reason}}',
  everybody:
    'Tout le monde a répondu. Vous pouvez passer à la répartition. Qui a répondu n’avoir rien à réclamer peut encore changer d’avis jusqu’au {{date}} inclus\u00a0; ensuite le dossier continue de lui-même.',
  move: {
    withoutInvitations: 'Poursuivre sans invitations…',
    withoutMore: 'Mettre fin aux invitations…',
    titleWithout: 'Poursuivre sans invitations\u00a0?',
    titleEnd: 'Mettre fin aux invitations\u00a0?',
    text: 'Le dossier passe à la répartition. Vous ne pourrez plus inviter personne et les créanciers ne pourront plus rien déposer ni modifier ici. Cette action est irréversible.',
    unsent_one: '{{count}} invitation non envoyée est clôturée sans déclaration.',
    unsent_other: '{{count}} invitations non envoyées sont clôturées sans déclaration.',
    open_one: '{{count}} invitation ouverte est clôturée\u00a0: le code ne permet plus que de lire.',
    open_other:
      '{{count}} invitations ouvertes sont clôturées\u00a0: les codes ne permettent plus que de lire.',
    declared_one:
      '{{count}} créancier a répondu n’avoir rien à réclamer\u00a0: cette réponse devient définitive.',
    declared_other:
      '{{count}} créanciers ont répondu n’avoir rien à réclamer\u00a0: ces réponses deviennent définitives.',
    started:
      'Ce que les créanciers ont déjà indiqué rejoint les déclarations à vérifier, même si c’est incomplet.',
    early:
      'La loi donne aux créanciers jusqu’au {{date}} inclus pour déclarer leur créance (art. 1627 C. jud.). Celui qui n’a encore rien déposé perd ce temps. Les points d’attention et le procès-verbal mentionnent que vous y avez mis fin plus tôt.',
    nobody:
      'L’art. 1627 C. jud. demande que les créanciers soient invités. Les points d’attention et le procès-verbal mentionnent que personne ne l’a été.',
    verbWithout: 'Poursuivre sans invitations',
    verbEnd: 'Mettre fin aux invitations',
    refused: 'Le dossier n’a pas avancé',
    done: 'Le dossier est prêt pour la répartition',
  },
};
