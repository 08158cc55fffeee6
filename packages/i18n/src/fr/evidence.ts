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
  statement: 'Déclaration',
  stamp: 'Horodatage (.tst)',
  statementOf: 'Télécharger la déclaration du {{day}}',
  stampOf: 'Télécharger l’horodatage du {{day}}',
  none: 'Il n’y a pas encore de racine journalière. La première vient après le premier jour.',
  noneHint: 'Elles apparaissent ici d’elles-mêmes, une par nuit.',
  all: 'Télécharger toutes les racines',
  verifier: 'Télécharger le script de vérification',
  authorities: 'Télécharger les certificats',
  loadFailed: 'Le fichier n’a pas pu être téléchargé.',
  verifierHint:
    'Le script verify.mjs fonctionne sur tout ordinateur avec Node et n’a besoin de rien de chez nous\u00a0: node verify.mjs RECUEIL.zip',
  readme: `RECUEIL DE PREUVES DU DOSSIER {{fileNumber}}

Ce recueil prouve ce qui s’est passé dans le dossier, même à qui ne nous croit pas et sans connexion avec nous.

Vérifier\u00a0: installez Node (nodejs.org), ouvrez une fenêtre de commande dans le dossier où se trouve ce fichier zip, et tapez\u00a0:

    node verify.mjs FICHIER.zip

Le script verify.mjs se trouve dans ce fichier zip et aussi sur la page /seal de la plateforme. Prenez-le de préférence là\u00a0: qui falsifie le recueil peut aussi falsifier le script qu’il contient.

Contenu\u00a0:
  events.jsonl      chaque événement, avec l’empreinte du précédent
  chain.json        où la chaîne se termine
  contents.json     tous les fichiers avec leur empreinte (SHA-256)
  documents/        ce qui a été déposé et délivré
  deeds/            les projets de répartition, aussi tels que signés
  deliveries.json   ce qui a été envoyé à qui, avec chaque étape\u00a0; deliveries/ contient les preuves
  proofs/           la racine journalière publiée, la place de ce dossier sous elle, et l’horodatage (RFC 3161)

Vous ne vous fiez pas non plus aux certificats de proofs/\u00a0? Prenez-les auprès du service d’horodatage lui-même\u00a0:

    node verify.mjs FICHIER.zip --trust certificats.pem --roots prorata-roots.jsonl

Ce recueil contient des données à caractère personnel. Ne le donnez qu’à qui en a besoin.
`,
};
