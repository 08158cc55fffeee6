import type { letters as source } from '../nl/letters.ts';
import type { Texts } from '../texts.ts';

export const letters: Texts<typeof source> = {
  title: 'Lettres sur les revenus',
  to: 'À {{name}}',
  preview: 'Voir la lettre (pdf)',
  way: 'Comment envoyer\u00a0?',
  mail: 'E-mail',
  post: 'Lettre recommandée',
  email: 'Adresse e-mail',
  price: 'La plateforme facture {{price}} pour cet envoi.',
  noPrice: 'Aucun prix n’est fixé pour cet envoi\u00a0: il est impossible maintenant.',
  send: 'Envoyer',
  again: 'Envoyer cette lettre une nouvelle fois',
  sent: 'Déjà envoyé',
  done: 'La lettre est prête à partir',
  comm: 'Communication de chaque paiement\u00a0: {{communication}}',
  none: 'Rien n’a encore été envoyé.',
};
