import type { keys as source } from '../nl/keys.ts';
import type { Texts } from '../texts.ts';

export const keys: Texts<typeof source> = {
  title: 'Keys of this screen',
  search: 'search the whole office',
  help: 'this help',
  leave: 'close',
  box: 'to the search box',
  walk: 'next, previous',
  open: 'open',
  newDossier: 'new dossier',
  newStatement: 'new statement',
  save: 'save',
  document: 'show a document',
  validate: 'validate and next',
  goOn: 'go on',
  decide: 'decide about the creditor',
  point: 'to the next point',
  undo: 'undo',
  cell: 'edit the cell',
  unfold: 'unfold and fold',
  kind: 'tick the kind of document',
  snooze: 'put off',
  assign: 'assign',
  tickOff: 'done',
};
