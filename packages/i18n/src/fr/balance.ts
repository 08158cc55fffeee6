import type { balance as source } from '../nl/balance.ts';
import type { Texts } from '../texts.ts';

export const balance: Texts<typeof source> = {
  title: 'Votre solde est-il encore exact\u00a0?',
  intro:
    '{{office}} répartit à nouveau de l’argent retenu sur les revenus. Débiteur\u00a0: {{defendant}}. D’après la dernière répartition, il reste dû\u00a0:',
  begun:
    'Vous avez commencé une nouvelle déclaration. Tant que vous ne la déposez pas, le solde ci-dessous est compté.',
  amounts: {
    title: 'Votre solde',
    principal: 'Principal',
    interest: 'Intérêts jusqu’au {{date}} inclus',
    penalty: 'Clause pénale',
    costs: 'Frais',
    total: 'Total',
    ordinary: 'Sans privilège',
  },
  received: {
    title: 'Reçu jusqu’à présent',
    run: 'Répartition {{number}}',
    nothing: 'Vous n’avez rien reçu de la dernière répartition.',
    total: 'Ensemble',
  },
  stands: 'Sans réponse, ce solde est maintenu, avec les intérêts qui courent après le {{date}}.',
  confirm: 'Aucun changement',
  changed: 'Quelque chose a changé',
  nothing: 'Je n’ai plus rien à réclamer',
  refused: 'Votre réponse n’a pas été enregistrée',
  receipt: {
    title: 'Votre réponse est reçue',
    said: '{{creditor}}\u00a0: aucun changement',
    number: 'Accusé de réception',
    amount: 'Solde confirmé',
    sentTo: 'Envoyé à',
    fingerprint: 'Empreinte',
    download: 'Télécharger l’accusé de réception (pdf)',
  },
  back: {
    title: 'Quelque chose a quand même changé\u00a0?',
    text: 'Vous pouvez revenir sur cette réponse jusqu’au {{date}} inclus, avec le même code, tant que la répartition n’est pas poursuivie.',
    act: 'Retirer ma réponse',
    refused: 'Votre réponse n’a pas été retirée',
  },
  next: {
    title: 'Et maintenant\u00a0?',
    text: 'Votre solde est compté dans la prochaine répartition. Vous recevrez le projet et ne devez rien faire.',
  },
  mark: 'Solde',
  answer: {
    open: 'Solde demandé',
    unchanged: 'Aucun changement',
    changed: 'Modifié',
    silent: 'Sans réponse\u00a0: solde maintenu',
  },
  ask: {
    act: 'Demander les soldes',
    nobody: 'Il n’y avait plus personne à interroger.',
    done_one: '{{count}} demande de solde est prête. Envoyez-la maintenant.',
    done_other: '{{count}} demandes de solde sont prêtes. Envoyez-les maintenant.',
    unreachable:
      'Ces créanciers ne peuvent être joints\u00a0: {{names}}. Complétez leur adresse ou invitez-les vous-même.',
    refused: 'Les soldes n’ont pas été demandés',
  },
  summary: '{{unchanged}} confirmés, {{changed}} modifiés, {{open}} en attente, {{silent}} sans réponse',
  said: 'Confirmé le {{moment}}, accusé de réception {{number}}',
  replaced: {
    title: 'Prend la place d’un solde',
    text: 'D’après la dernière répartition, il restait {{total}}, intérêts compris jusqu’au {{date}} inclus (principal {{principal}}, intérêts {{interest}}, frais {{costs}}). Le créancier déclare maintenant {{declared}}\u00a0: {{difference}}.',
    more: '{{amount}} de plus',
    less: '{{amount}} de moins',
    same: 'le même montant',
  },
};
