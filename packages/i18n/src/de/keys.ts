import type { keys as source } from '../nl/keys.ts';
import type { Texts } from '../texts.ts';

export const keys: Texts<typeof source> = {
  title: 'Tasten auf dieser Seite',
  search: 'in der ganzen Amtsstube suchen',
  help: 'diese Hilfe',
  leave: 'schließen',
  box: 'zum Suchfeld',
  walk: 'nächste, vorige',
  open: 'öffnen',
  newDossier: 'neue Akte',
  newStatement: 'neue Anmeldung',
  save: 'speichern',
  document: 'ein Dokument zeigen',
  validate: 'validieren und nächste',
  goOn: 'weiter',
  decide: 'über den Gläubiger entscheiden',
  point: 'zum nächsten Punkt',
  undo: 'rückgängig machen',
  cell: 'Zelle ändern',
  unfold: 'auf- und zuklappen',
  kind: 'Art des Dokuments ankreuzen',
  snooze: 'aufschieben',
  assign: 'zuweisen',
  tickOff: 'erledigt',
};
