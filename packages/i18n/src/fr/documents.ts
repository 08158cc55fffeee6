import type { documents as source } from '../nl/documents.ts';
import type { Texts } from '../texts.ts';

export const documents: Texts<typeof source> = {
  title: 'Pièces',
  none: 'Aucune pièce',
  type: 'Type de pièce',
  drop: 'ou glissez vos fichiers ici',
  accepted: 'PDF, PNG, JPEG, Word, Excel ou OpenDocument',
  add: {
    settlement: 'Joindre le décompte',
    title: 'Joindre le titre',
    other: 'Joindre une autre pièce',
  },
  missing: {
    label: 'Ce qui manque encore',
    settlement: 'Décompte\u00a0: ce qui est dû, poste par poste',
    title:
      'Titre\u00a0: jugement, contrainte ou acte\u00a0; à défaut, contrat, reconnaissance de dette ou facture',
  },
  uploading: 'Ajout en cours\u00a0: {{name}}',
  stop: 'Arrêter l’ajout\u00a0: {{name}}',
  dismiss: 'Masquer le message\u00a0: {{name}}',
  waiting: 'Pièces prêtes',
  waits: 'ajoutée à l’enregistrement',
  leaveOut: 'Écarter {{name}}',
  isProof: 'pièce justificative d’une créance',
  proofStays:
    'Une créance repose sur cette pièce. Choisissez d’abord une autre pièce justificative pour cette créance.',
  download: 'Télécharger {{name}}',
  downloadVerb: 'Télécharger',
  remove: 'Supprimer {{name}}',
  removeTitle: 'Supprimer {{name}}\u00a0?',
  removeText: 'La pièce disparaît de la déclaration. Cette action est irréversible.',
  removeVerb: 'Supprimer la pièce',
  close: 'Fermer',
  page: 'Page {{number}} sur {{total}}, {{name}}',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  rotate: 'Faire pivoter d’un quart de tour',
  verdict: {
    quarantined: 'Vérification antivirus en cours',
    unjudgeable: 'Vérification antivirus impossible',
    infected: 'Virus trouvé\u00a0: {{virus}}',
    cleaned: 'Affichée sans scripts ni fichiers incorporés',
  },
  original: 'Télécharger l’original scellé\u00a0: {{name}}',
  sealed: {
    quarantined: {
      title: 'Cette pièce est encore en cours de vérification antivirus',
      text: 'En attendant, personne ne peut l’ouvrir, la télécharger ni l’utiliser dans un calcul. Cela ne dure en général que quelques minutes\u00a0; vous n’avez rien à faire.',
    },
    unjudgeable: {
      title: 'Cette pièce ne peut pas être vérifiée contre les virus',
      text: 'L’antivirus ne l’accepte pas, le plus souvent parce qu’elle est trop volumineuse. Personne ne peut l’ouvrir, la télécharger ni l’utiliser dans un calcul. Supprimez-la et demandez ou ajoutez un exemplaire plus léger.',
    },
    infected: {
      title: 'Un virus a été trouvé dans cette pièce',
      text: 'Elle reste scellée\u00a0: personne ne peut l’ouvrir. Supprimez-la et demandez ou ajoutez un autre exemplaire.',
    },
  },
  notShown: {
    office: 'Ce type de fichier ne peut pas être affiché ici',
    broken: 'Cette pièce ne peut pas être affichée',
    text: 'Téléchargez-le et ouvrez-le avec votre propre programme.',
  },
};
