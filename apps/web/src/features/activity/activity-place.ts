import type { NoteSubject } from '@prorata/contract/activity/activity';
import { createContext, use } from 'react';

/** A thing in the dossier about which a note is to be written. */
export interface NotedThing extends NoteSubject {
  readonly label: string;
}

export interface ActivityPlace {
  readonly dossierId: string;
  readonly isOpen: boolean;
  /** What the next note hangs on. */
  readonly thing: NotedThing | undefined;
  /** Opens the panel, to write about a thing where one is given. */
  readonly open: (thing?: NotedThing) => void;
  readonly close: () => void;
  readonly forget: () => void;
}

const Place = createContext<ActivityPlace | undefined>(undefined);

export const ActivityProvider = Place.Provider;

/** The panel of the dossier around; none where a screen stands alone. */
export function useActivityPlace(): ActivityPlace | undefined {
  return use(Place);
}
