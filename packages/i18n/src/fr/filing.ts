import type { filing as source } from '../nl/filing.ts';
import type { Texts } from '../texts.ts';

/** The one page on which an invited creditor files a claim. */
export const filing: Texts<typeof source> = {
  title: 'Votre déclaration de créance',
  known: {
    title: 'Ce que nous savons déjà',
    change: 'Modifier',
    changeLabel: 'Modifier vos données',
    kind: 'Type',
    number: 'Numéro d’entreprise',
    reference: 'Votre référence',
    declarant: 'Déclaration faite par',
    email: 'E-mail',
    sending: 'Réception du projet',
    from: 'Source\u00a0: {{sources}}. Si tout est exact, vous n’avez rien à faire ici.',
    sources: {
      invitation: 'l’invitation de l’étude',
      register: 'le registre des entreprises (BCE)',
      institution: 'la liste des institutions',
    },
    incomplete: 'Nous n’en savons pas encore assez sur vous. Sans ces données, l’étude ne peut pas répartir.',
    complete: 'Compléter vos données',
  },
  asked: {
    title: 'Ce que nous vous demandons encore',
    count: '{{done}} sur {{all}}',
    progress: 'Avancement de votre déclaration',
    done: 'En ordre',
  },
  amount: {
    question: 'Quel montant vous est encore dû\u00a0?',
    hint: 'Ce qui reste à payer aujourd’hui\u00a0: principal, intérêts et frais, moins ce qui a déjà été payé.',
    split: 'Réparti en principal, intérêts et frais',
  },
  paper: {
    question: 'Une seule pièce suffit',
    hint: 'Un jugement, un décompte ou une facture. Une photo de chaque page convient si tout est lisible.',
    photo: 'Prendre une photo',
    file: 'Fichier',
    photoLabel: 'Prendre une photo d’une pièce',
    fileLabel: 'Joindre une pièce comme fichier',
    added: 'Pièce jointe\u00a0: {{name}}',
    none: 'La pièce que vous joignez s’affiche ici.',
    pane: 'Vos pièces',
  },
  ownTitle: {
    question: 'Cette pièce est-elle aussi votre titre\u00a0?',
    hint: 'Un titre est la pièce sur laquelle repose votre créance\u00a0: un jugement, une contrainte, un acte, ou à défaut un contrat ou une facture.',
    yes: 'Oui',
    no: 'Non',
    other: 'Joignez alors aussi votre titre\u00a0: un jugement, un acte, un contrat ou une facture.',
    data: 'Votre titre',
    dataHint: 'Laissez vide ce que vous ne savez pas\u00a0: l’étude le lit dans votre pièce.',
    file: 'Titre comme fichier',
    photo: 'Photo du titre',
  },
  account: {
    question: 'Sur quel compte vous payer\u00a0?',
    hint: 'IBAN, belge ou étranger.',
    left_one: 'IBAN, encore {{count}} caractère. Belge ou étranger.',
    left_other: 'IBAN, encore {{count}} caractères. Belge ou étranger.',
  },
  why: {
    ordinary: 'Créance ordinaire',
    ordinaryText:
      'Pour un loyer, un salaire, un impôt, une livraison ou une réparation, vous passez parfois avant les autres.',
    check: 'Vérifier en quelques questions',
    privileged_one: '{{count}} partie privilégiée',
    privileged_other: '{{count}} parties privilégiées',
    privilegedText: 'Le reste de votre montant est une créance ordinaire.',
    change: 'Voir ou modifier',
  },
  next: {
    settlement: 'Joindre une pièce',
    title: 'Dire si c’est votre titre',
    account: 'Compléter le numéro de compte',
    check: 'Vérifier et déposer',
    missing: 'Ensuite\u00a0: {{what}}',
    all: 'Tout y est. Vous pouvez vérifier et déposer.',
  },
  saving: {
    saved: 'Enregistré à {{time}}',
    saving: 'Enregistrement…',
    typing: 'Pas encore enregistré',
    unfinished: 'Pas encore enregistré, car incomplet\u00a0: {{fields}}',
    offline:
      'Pas de connexion. Ce que vous tapez reste dans ce navigateur et sera enregistré dès que la connexion revient.',
    failed: 'L’enregistrement a échoué',
    retry: 'Réessayer',
    conflict: 'Pas encore enregistré\u00a0: choisissez d’abord ce qui doit y figurer',
  },
  data: {
    title: 'Vos données',
    intro: 'Ce que vous modifiez est aussitôt enregistré.',
    payment: 'Plus sur le paiement',
    sending: 'Comment souhaitez-vous recevoir le projet de répartition\u00a0?',
    done: 'Terminé',
  },
  check: {
    title: 'Vérifiez tout',
    intro:
      'Voici la déclaration que vous déposez. Étude\u00a0: {{office}}. Si quelque chose n’est pas exact, revenez en arrière et corrigez-le.',
    back: 'Retour à la déclaration',
    others_one: 'Vous déposez aussi {{count}} autre déclaration.',
    others_other: 'Vous déposez aussi {{count}} autres déclarations.',
  },
  links: {
    label: 'Plus sur cette invitation',
    genuine: 'Cette invitation est-elle authentique\u00a0?',
    privacy: 'Vos données et la vie privée',
    more: 'Encore une déclaration, ou retirer celle-ci',
  },
  begin: {
    intro: 'Ce que nous savons déjà est indiqué. Vous complétez seulement ce qui manque.',
    begin: 'Compléter ma déclaration',
  },
};
