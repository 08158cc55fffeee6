import type { invited as source } from '../nl/invited.ts';
import type { Texts } from '../texts.ts';

export const invited: Texts<typeof source> = {
  dossierNumber: 'dossier {{number}}',
  toDossier: 'Invitation',
  toStatements: 'Mes déclarations',
  navigation: 'Parties de votre invitation',
  office: {
    title: 'Une question\u00a0?',
    text: '{{name}} vous aide volontiers.',
    genuine: 'Cette lettre est-elle authentique\u00a0?',
  },
  wrongCode: {
    title: 'Votre invitation est introuvable',
    hint: 'Vérifiez le code sur votre lettre ou dans votre e-mail. Entre le chiffre 0 et la lettre O, ou le chiffre 1 et la lettre I, il n’y a pas de différence.',
    again: 'Indiquer à nouveau le code',
  },
  term: {
    left_one: 'Encore {{count}} jour, jusqu’au {{date}} inclus',
    left_other: 'Encore {{count}} jours, jusqu’au {{date}} inclus',
    lastDay: 'Dernier jour\u00a0: aujourd’hui, {{date}}',
  },
  closed: {
    byYou: 'Vous avez répondu à cette invitation le {{moment}}. Rien ne peut plus être ajouté ni modifié.',
    byOther: 'L’étude a clôturé cette invitation. Rien ne peut plus être ajouté ni modifié.',
    pastDate:
      'Le délai a expiré le {{date}}. Rien ne peut plus être ajouté ni modifié. Contactez l’étude si vous souhaitez encore déposer quelque chose.',
    nothingFiled: 'Aucune déclaration n’a été déposée.',
  },
  dossier: {
    title: 'Déposez votre déclaration de créance',
    intro:
      '{{office}} répartit entre les créanciers une somme appartenant à {{defendant}}. Déposez votre déclaration avant la fin du délai. Sans déclaration, vous risquez de ne rien recevoir dans cette répartition.',
    about: 'De quoi il s’agit',
    defendant: 'Débiteur',
    fileNumber: 'Dossier',
    reason: 'Origine',
    sale: 'Vente du {{date}}',
    seizure: 'Saisie-arrêt du {{date}}',
    bailiff: 'Huissier de justice',
    addressee: 'Adressée à',
    until: 'À déposer jusqu’au (inclus)',
    start: 'Compléter ma déclaration',
    goOn: 'Poursuivre ma déclaration',
    seeStatements: 'Voir mes déclarations',
    noClaim: 'Je n’ai rien à réclamer…',
    needs: {
      title: 'Ce dont vous avez besoin',
      settlement: 'un décompte\u00a0: principal, intérêts, frais et montants déjà payés',
      titleDocument:
        'la pièce qui prouve votre créance (titre)\u00a0: un jugement, une contrainte ou un acte\u00a0; à défaut, un contrat, une reconnaissance de dette ou une facture',
      account: 'votre numéro de compte (IBAN)',
      proofs: 'une pièce justificative pour chaque privilège invoqué, par exemple un bail',
      pause:
        'Vous pouvez vous interrompre à tout moment. Avec votre code, vous reprenez plus tard, même sur un autre appareil.',
    },
    sent: 'Ce que nous vous avons envoyé',
    sentNothing: 'Rien n’a encore été envoyé.',
  },
  statements: {
    title: 'Mes déclarations',
    intro:
      'Vous pouvez déposer plusieurs déclarations, par exemple pour un autre créancier que vous représentez.',
    none: 'Pas encore de déclaration',
    noneText:
      'Vous pouvez vous interrompre\u00a0: ce que vous avez indiqué est enregistré. Déposez votre déclaration avant la fin du délai.',
    unnamed: 'Déclaration sans nom',
    figures: '{{claims}} · {{documents}}',
    claims_one: '{{count}} créance',
    claims_other: '{{count}} créances',
    documents_one: '{{count}} pièce',
    documents_other: '{{count}} pièces',
    complete: 'Complète',
    missing_one: 'Il manque {{count}} élément',
    missing_other: 'Il manque {{count}} éléments',
    changedAt: 'modifiée le {{moment}}',
    withdraw: 'Retirer la déclaration…',
    withdrawTitle: 'Retirer la déclaration déposée par {{name}}\u00a0?',
    withdrawText:
      'La déclaration disparaît avec ses créances et ses pièces. Le montant de {{amount}} n’est alors plus réclamé.',
    withdrawVerb: 'Retirer la déclaration',
    withdrawn: 'La déclaration a été retirée',
    another: 'Déposer une autre déclaration',
    total: 'Total réclamé',
  },
  statement: {
    title: 'Déclaration de créance',
    back: 'Retour à la déclaration',
    notFound: 'Cette déclaration est introuvable',
    notFoundHint: 'Elle a peut-être été retirée, ou appartient à une autre invitation.',
    readOnly: 'Vous pouvez lire la déclaration, mais plus la modifier.',
    decision: 'Décision de l’huissier de justice',
    explanation: 'Explication de l’étude sur une modification',
  },
  parts: {
    creditor: { name: 'Créancier', act: 'Indiquer le créancier' },
    creditorAddress: { name: 'Adresse du créancier', act: 'Compléter l’adresse' },
    totalAmountClaimed: { name: 'Montant réclamé', act: 'Indiquer le montant' },
    settlementDocument: { name: 'Décompte', act: 'Joindre le décompte' },
    titleDocument: {
      name: 'Titre (jugement, contrainte, acte, contrat ou facture)',
      act: 'Joindre le titre',
    },
    proofDocuments: {
      name: 'Pièces justificatives',
      act: 'Joindre une pièce justificative',
    },
    paymentaccount: { name: 'Numéro de compte (IBAN)', act: 'Indiquer le compte' },
  },
  fields: {
    lastName: 'Nom de famille',
    corporateName: 'Nom',
    kboNumber: 'Numéro d’entreprise (BCE)',
    creditorReference: 'Votre référence',
    language: 'Langue de ce que vous recevez',
    declarant: 'Nom du déclarant',
    bailiffOffice: 'Étude ou cabinet',
    bailiffOfficeId: 'Étude ou cabinet',
    paymentreference: 'Communication du paiement',
    sendOption: 'Envoi',
    extraEmails: 'Autres adresses e-mail',
    sendSeparately: 'Envoyer séparément, pas avec d’autres créanciers à la même adresse',
    sendReportByEmail: 'Envoyer aussi une copie du projet par e-mail',
    sendDistributionFileAsAttachment: 'Joindre aussi le projet en annexe',
  },
  hints: {
    traderName: 'Vide si vous agissez sous votre propre nom.',
    creditorReference:
      'Par exemple votre numéro de dossier ou de client. Figure sur tout ce que vous recevez.',
    declarant: 'Si vous déclarez pour quelqu’un d’autre\u00a0: avocat, collaborateur, huissier de justice.',
    bailiffOffice: 'Choisissez une étude dans la liste ou indiquez son nom.',
    paymentreference: 'Par exemple une communication structurée.',
    accountHolder:
      'Seulement si le compte est à un autre nom que le vôtre. La banque compare le nom et le numéro.',
    extraEmails: 'Plusieurs adresses\u00a0? Séparez-les par un point-virgule (;).',
    language: 'Vide\u00a0: la langue du dossier.',
  },
  sections: { address: 'Adresse', representative: 'Qui fait la déclaration\u00a0?' },
  creditorTypes: {
    person: 'Un particulier, avec prénom et nom de famille.',
    organization: 'Une association sans personnalité juridique.',
    trader: 'Un indépendant (entreprise individuelle) avec un numéro d’entreprise.',
    governmentInstance: 'Une autorité publique, comme le SPF Finances ou une commune.',
    legalEntity: 'Une société, une ASBL ou une autre personne morale.',
  },
  sendOptions: {
    EmailLink:
      'Vous recevez un e-mail avec un lien. Pour ouvrir le projet, vous vous connectez avec votre identité numérique. Nous notons qui l’ouvre.',
    EmailAttachment: 'Le projet est joint à l’e-mail.',
    RegisteredLetter: 'Le projet arrive par recommandé à l’adresse du créancier.',
    QualifiedDelivery:
      'Le projet arrive par recommandé électronique\u00a0: vous vous identifiez auprès du service d’envoi avec votre identité numérique.',
  },
  documents: {
    add: 'Joindre',
  },
  claims: {
    title: 'Une partie est-elle privilégiée\u00a0?',
    intro:
      'La loi fait payer certaines créances avant d’autres\u00a0: c’est un privilège. N’indiquez ici que ce que vous pouvez prouver. Si vous n’avez pas de privilège, passez cette étape. Le reste de votre montant est payé en proportion, avec les autres créances ordinaires.',
    mine: 'Mes créances',
    add: 'Ajouter',
    removeTitle: 'Supprimer ce privilège\u00a0?',
    removeText:
      'Le montant de {{amount}} compte alors comme créance ordinaire. La pièce justificative reste jointe à la déclaration.',
    removeVerb: 'Supprimer le privilège',
  },
  summary: {
    creditor: 'Créancier',
    payment: 'Paiement',
    sending: 'Envoi',
    documents: 'Pièces',
    edit: 'Modifier',
    editOf: 'Modifier\u00a0: {{part}}',
  },
  close: {
    act: 'Déposer définitivement…',
    title: 'Déposer définitivement\u00a0?',
    final:
      'Ensuite, vous ne pourrez plus rien ajouter, modifier ni retirer. En cas d’erreur, contactez l’étude.',
    willFile_one: 'Étude\u00a0: {{office}}. Vous déposez {{count}} déclaration\u00a0:',
    willFile_other: 'Étude\u00a0: {{office}}. Vous déposez {{count}} déclarations\u00a0:',
    receipt: 'Vous recevez aussitôt un accusé de réception, aussi par e-mail si nous avons votre adresse.',
    verb: 'Déposer définitivement',
    notYet: 'Complétez d’abord ce qui manque\u00a0:',
    notClosed: 'Rien n’a été déposé',
  },
  noClaim: {
    received: 'Nous avons noté que vous n’avez rien à réclamer',
    next: 'La répartition se fera sans vous et vous n’avez plus rien à faire. Une erreur\u00a0? Prenez aussitôt contact avec l’étude.',
  },
  receipt: {
    number: 'Accusé de réception',
    creditor: 'Créancier',
    defendant: 'Débiteur',
    download: 'Télécharger l’accusé de réception (PDF)',
  },
};
