import type { documents as source } from '../nl/documents.ts';
import type { Texts } from '../texts.ts';

export const documents: Texts<typeof source> = {
  title: 'Documents',
  none: 'Aucun document',
  type: 'Type de document',
  drop: 'ou déposez des fichiers ici',
  accepted: 'PDF, PNG, JPEG, Word, Excel ou OpenDocument',
  add: {
    settlement: 'Joindre le décompte',
    title: 'Joindre le titre',
    other: 'Joindre une autre pièce',
  },
  missing: {
    label: 'Ce qui manque encore',
    settlement: 'Décompte : ce qui est dû, poste par poste',
    title:
      'Titre\u00a0: jugement, contrainte ou acte\u00a0; à défaut, contrat, reconnaissance de dette ou facture',
  },
  uploading: 'Envoi de {{name}} en cours',
  stop: 'Arrêter l’envoi de {{name}}',
  dismiss: 'Écarter {{name}}',
  isProof: 'pièce justificative d’une créance',
  proofStays: 'Une créance repose sur ce document. Supprimez d’abord la créance.',
  download: 'Télécharger {{name}}',
  downloadVerb: 'Télécharger',
  remove: 'Supprimer {{name}}',
  removeTitle: 'Supprimer {{name}} ?',
  removeText: 'Le document disparaît de la déclaration. C’est irréversible.',
  removeVerb: 'Supprimer le document',
  close: 'Fermer',
  page: 'Page {{number}} sur {{total}} de {{name}}',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  rotate: 'Faire pivoter d’un quart de tour',
  notShown: {
    office: 'Ce type de fichier ne peut pas être affiché ici',
    broken: 'Ce document ne peut pas être affiché',
    text: 'Téléchargez-le et ouvrez-le avec votre propre programme.',
  },
};
