import type { evidence as source } from '../nl/evidence.ts';
import type { Texts } from '../texts.ts';

export const evidence: Texts<typeof source> = {
  export: 'Créer le recueil de preuves',
  exportHint:
    'Tous les événements, documents, actes et envois dans un seul fichier zip, avec un script qui les vérifie sans nous.',
  exportFailed: 'Le recueil de preuves n’a pas pu être créé.',
  exported: 'Le recueil de preuves est enregistré.',
  offline: 'Vérifier un recueil de preuves hors ligne',
  offlineHint: 'Sur tout ordinateur avec Node\u00a0: node verify.mjs RECUEIL.zip --trust authorities.pem',
  verifier: 'Télécharger le script',
  authorities: 'Télécharger les certificats',
};
