import type { nothing as source } from '../nl/nothing.ts';
import type { Texts } from '../texts.ts';

export const nothing: Texts<typeof source> = {
  back: 'Invitation',
  title: 'Vous n’avez rien à réclamer\u00a0?',
  you: 'vous',
  tooLate: 'On ne peut plus répondre à cette invitation. Contactez l’étude\u00a0: {{office}}.',
  why: 'Pourquoi\u00a0?',
  reasons: {
    paid: 'J’ai déjà été payé',
    neverOwed: 'Je n’ai jamais rien eu à réclamer',
    waived: 'Je ne participe pas à cette répartition',
    other: 'Un autre motif',
  },
  note: 'Quel motif\u00a0?',
  meaning: {
    title: 'Ce que cela veut dire',
    nothing: '{{creditor}} ne reçoit rien dans cette répartition.',
    receipt:
      'Vous recevez un accusé de réception, aussi par e-mail si nous avons votre adresse, et plus tard encore le projet de répartition pour information.',
    back: 'Vous pouvez revenir sur votre réponse jusqu’au {{date}} inclus, sauf si l’étude poursuit avant.',
  },
  name: 'Votre nom',
  capacity: 'Votre fonction',
  email: 'Adresse e-mail pour votre accusé de réception',
  sure: 'Je réponds pour {{creditor}} et j’ai le pouvoir de le faire.',
  confirm: 'Confirmer\u00a0: rien à réclamer',
  instead: 'Non, déposer une déclaration',
  missing: 'Il manque encore quelque chose. Complétez ce qui est en rouge.',
  refused: 'Votre réponse n’est pas enregistrée',
  faults: {
    reason: 'Choisissez un motif.',
    note: 'Dites quel motif.',
    declaredBy: 'Indiquez votre nom.',
    isSure: 'Cochez que vous pouvez répondre ainsi.',
  },
  received: {
    title: 'Votre réponse est enregistrée',
    said: '{{creditor}}\u00a0: rien à réclamer',
    number: 'Accusé de réception',
    reason: 'Motif',
    by: 'Répondu par',
    sentTo: 'Envoyé à',
    fingerprint: 'Empreinte',
    download: 'Télécharger l’accusé de réception (PDF)',
  },
  changed: {
    title: 'Vous changez d’avis\u00a0?',
    text: 'Possible jusqu’au {{date}} inclus, avec le même code. Ensuite, appelez l’étude.',
    left_one: 'encore {{count}} jour',
    left_other: 'encore {{count}} jours',
    today: 'aujourd’hui est le dernier jour',
    act: 'Rouvrir et déposer une déclaration',
    refused: 'Votre réponse n’est pas retirée',
    over: 'Votre réponse est définitive\u00a0: le délai est passé ou la répartition se poursuit. En cas d’erreur, appelez l’étude\u00a0: {{office}}.',
  },
  next: {
    title: 'Et maintenant\u00a0?',
    text: 'L’étude répartit l’argent entre les autres créanciers. Vous recevez le projet, sans rien devoir faire.',
  },
};
