import type { sending as source } from '../nl/sending.ts';
import type { Texts } from '../texts.ts';

export const sending: Texts<typeof source> = {
  parts: {
    label: 'Ce qui suit la signature',
    sending: 'Envoi',
    contestation: 'Contredit',
    payout: 'Paiement',
  },
  progress_one: '{{handedOver}} destinataire sur {{count}} a le procès-verbal.',
  progress_other: '{{handedOver}} destinataires sur {{count}} ont le procès-verbal.',
  setAside_one: '{{count}} est mis de côté.',
  setAside_other: '{{count}} sont mis de côté.',
  failed_one:
    '{{count}} destinataire ne l’a pas reçu\u00a0: renvoyez le procès-verbal, corrigez l’adresse ou mettez ce destinataire de côté.',
  failed_other:
    '{{count}} destinataires ne l’ont pas reçu\u00a0: renvoyez le procès-verbal, corrigez l’adresse ou mettez-les de côté.',
  wait: 'Dès que le service d’e-mail ou la poste a tout accepté, le procès-verbal est envoyé et le délai de contredit court.',
  contestUntil: 'Un contredit est possible jusqu’au {{date}} inclus.',
  unsent: 'Pas encore envoyé.',
  again: 'Non arrivé. Renvoyez-le, corrigez l’adresse ou mettez ce destinataire de côté.',
  lacking_one:
    '{{count}} destinataire ne l’a reçu que par e-mail et n’a pas encore signé pour réception : son délai ne court pas encore.',
  lacking_other:
    '{{count}} destinataires ne l’ont reçu que par e-mail et n’ont pas encore signé pour réception : leur délai ne court pas encore.',
  receiptLacking:
    'Reçu par e-mail seulement : le délai court à partir d’un accusé de réception ou d’une lettre recommandée.',
  receivedOn: 'Réception signée le {{date}}.',
  payableFrom: 'Le paiement est possible à partir du {{date}}, si personne ne forme de contredit.',
  reading: '{{name}} a compté les e-mails à partir de l’envoi, le {{date}} : {{reason}}',
  receipt: {
    open: 'Noter la réception…',
    title: 'Réception par {{name}}',
    text: 'Le délai de contredit court à partir du lendemain de cette date (art. 53bis C. jud.). Ajoutez ensuite l’accusé de réception signé\u00a0: il reste au dossier.',
    done: 'Réception notée',
    attach: 'Ajouter l’accusé de réception…',
    paper: 'Accusé de réception',
    kept: 'Accusé de réception conservé',
  },
  countEmails: {
    open: 'Compter l’e-mail…',
    title: 'Compter l’e-mail à partir de l’envoi ?',
    text: 'C’est la lecture propre de l’étude : la loi ne cite pas l’e-mail. Elle vaut pour tous ceux qui ne reçoivent ce procès-verbal que par e-mail, et reste au journal avec son motif.',
    verb: 'Compter',
    done: 'Les e-mails comptent à partir de l’envoi',
  },
  recipients: { silentCreditor: 'sans déclaration', defendant: 'débiteur' },
  decisions: {
    correct: 'Corrigé par {{name}} le {{date}}\u00a0: {{reason}}',
    setAside: 'Mis de côté par {{name}} le {{date}}\u00a0: {{reason}}',
  },
  correct: {
    open: 'Corriger l’adresse…',
    title: 'Corriger l’envoi\u00a0: {{name}}',
    text: 'Le dossier lui-même est figé. Ce qui est déjà parti à l’ancienne adresse ne compte plus\u00a0: envoyez à nouveau ensuite.',
    name: 'Vide\u00a0: {{name}}',
    done: 'Corrigé. Envoyez maintenant le procès-verbal à nouveau.',
  },
  aside: {
    open: 'Mettre de côté…',
    title: 'Mettre {{name}} de côté\u00a0?',
    text: 'On n’attend plus ce destinataire. Le motif reste dans le journal.',
    verb: 'Mettre de côté',
    done: 'Mis de côté',
  },
};
