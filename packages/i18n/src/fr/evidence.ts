import type { evidence as source } from '../nl/evidence.ts';
import type { Texts } from '../texts.ts';

export const evidence: Texts<typeof source> = {
  export: 'Créer le recueil de preuves',
  exportHint:
    'Tous les événements, documents, actes et envois dans un seul fichier zip, avec un script qui les vérifie sans nous.',
  exportFailed: 'Le recueil de preuves n’a pas pu être créé.',
  exported: 'Le recueil de preuves est enregistré.',
  title: 'Les racines journalières',
  intro:
    'Chaque nuit, une seule empreinte est faite de tous les événements de cette plateforme\u00a0: la racine journalière. Un service indépendant y appose un horodatage. Qui conserve une racine peut prouver plus tard que personne n’a réécrit le passé, pas même nous.',
  day: 'Jour',
  root: 'Racine journalière',
  stamped: 'Horodatage',
  stampedBy: '{{moment}}, par {{authority}}',
  notStamped:
    'Pas encore d’horodatage\u00a0: le service était injoignable. Nous réessayons toutes les heures.',
  files: 'Fichiers',
  statement: 'Déclaration',
  stamp: 'Horodatage (.tst)',
  statementOf: 'Télécharger la déclaration du {{day}}',
  stampOf: 'Télécharger l’horodatage du {{day}}',
  none: 'Il n’y a pas encore de racine journalière. La première vient après le premier jour.',
  noneHint: 'Elles apparaissent ici d’elles-mêmes, une par nuit.',
  all: 'Télécharger toutes les racines',
  verifier: 'Télécharger le script de vérification',
  authorities: 'Télécharger les certificats',
  verifierHint:
    'Le script verify.mjs fonctionne sur tout ordinateur avec Node et n’a besoin de rien de chez nous\u00a0: node verify.mjs RECUEIL.zip',
};
