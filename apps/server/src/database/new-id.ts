import { v7 } from 'uuid';

/** The id of a new row. Version 7 grows with time, so rows land at the end of their index and sort by age. */
export function newId(): string {
  return v7();
}
