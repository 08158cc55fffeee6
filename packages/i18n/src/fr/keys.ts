import type { keys as source } from '../nl/keys.ts';
import type { Texts } from '../texts.ts';

export const keys: Texts<typeof source> = {
  title: 'Touches de cet écran',
  search: 'rechercher dans toute l’étude',
  help: 'cette aide',
  leave: 'fermer',
  box: 'aller à la recherche',
  walk: 'suivant, précédent',
  open: 'ouvrir',
  newDossier: 'nouveau dossier',
  newStatement: 'nouvelle déclaration',
  save: 'enregistrer',
  document: 'afficher une pièce',
  validate: 'valider et suivant',
  goOn: 'continuer',
  decide: 'décider du créancier',
  point: 'aller au point suivant',
  undo: 'annuler la dernière action',
  cell: 'modifier la cellule',
  unfold: 'déplier et replier',
  kind: 'cocher le type de pièce',
  snooze: 'reporter',
  assign: 'attribuer',
  tickOff: 'terminé',
};
