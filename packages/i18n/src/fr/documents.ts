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
  notShown: {
    office: 'Ce type de fichier ne peut pas être affiché ici',
    broken: 'Cette pièce ne peut pas être affichée',
    text: 'Téléchargez-le et ouvrez-le avec votre propre programme.',
  },
};
