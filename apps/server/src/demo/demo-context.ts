import type { DemoCreditor } from '@prorata/demo/dossiers';
import { DEMO_PEOPLE } from '@prorata/demo/people';
import type { Transaction } from '../database/tables.ts';
import type { InvitationRecord } from '../features/invitations/find-invitation.ts';
import type { Action } from '../http/action.ts';
import type { DemoClock } from './demo-clock.ts';
import type { OfficeIds } from './insert-offices.ts';
import type { PeopleIds } from './insert-people.ts';
import type { DemoServices } from './services.ts';

/** What every act in a dossier of the story needs. */
export interface DemoContext {
  readonly trx: Transaction;
  readonly clock: DemoClock;
  readonly surroundings: DemoServices;
  readonly officeIds: OfficeIds;
  readonly peopleIds: PeopleIds;
}

export function idOf({ peopleIds }: DemoContext, subject: string): string {
  const id = peopleIds.get(subject);
  if (id === undefined) throw new Error(`Nobody in the demonstration is ${subject}.`);
  return id;
}

/** Something that a person of an office does. */
export function actionOfPerson(stage: DemoContext, subject: string, at: Date): Action {
  const person = DEMO_PEOPLE.find((one) => one.subject === subject);
  const name = person ? `${person.firstName} ${person.lastName}` : null;
  return { actor: { kind: 'user', id: idOf(stage, subject), name }, requestId: null, at };
}

/** Something that a creditor does with the code of an invitation. */
export function actionOfCreditor({ id, addressee }: InvitationRecord, at: Date): Action {
  return { actor: { kind: 'creditor', id, name: addressee }, requestId: null, at };
}

export function nameOf({ name, form, firstName, lastName }: DemoCreditor): string {
  if (name === null) return `${firstName} ${lastName}`;
  return form === null ? name : `${name} ${form}`;
}
