import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { creditorsCalls } from '@prorata/contract/creditors/calls';
import type { Creditor } from '@prorata/contract/creditors/creditor';
import { contradictsNumbers, listNamesakes } from '@prorata/domain/creditors/creditor-questions';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { type DossierRecord, lockDossierForChange } from '../dossiers/find-dossier.ts';
import { outdateResults } from '../dossiers/outdate-results.ts';
import { type CreditorRecord, presentCreditors, readCreditors } from './read-creditors.ts';

/** Keeps the office's word about who a creditor is, until it says otherwise. It decides caps and costs per creditor. */
export async function identifyCreditor(
  db: Database,
  action: UserAction,
  { dossierId, creditorId }: ParamsOf<typeof creditorsCalls.identify>,
  { version, sameAsId }: BodyOf<typeof creditorsCalls.identify>,
): Promise<Creditor> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, dossierId);
    const creditors = await readCreditors(trx, dossierId);
    const creditor = creditors.find(({ id }) => id === creditorId);
    if (creditor === undefined || creditor.statements.length === 0) throw new ProblemError('not-found');
    await refuseStale(trx, creditor, version);
    const told = { dossier, creditors, creditor };
    await (sameAsId === null ? tellApart(trx, action, told) : tellSame(trx, action, told, sameAsId));
    await outdateResults(trx, dossierId, action.at);
    const presented = presentCreditors(await readCreditors(trx, dossierId));
    const after = presented.find(({ id }) => id === creditorId);
    if (after === undefined) throw new Error(`Creditor ${creditorId} is gone.`);
    return after;
  });
}

interface Told {
  readonly dossier: DossierRecord;
  readonly creditors: readonly CreditorRecord[];
  readonly creditor: CreditorRecord;
}

async function tellSame(
  trx: Transaction,
  action: UserAction,
  { dossier, creditors, creditor }: Told,
  sameAsId: string,
): Promise<void> {
  const chosen = creditors.find(({ id }) => id === sameAsId);
  const other = creditors.find(({ id }) => id === (chosen?.sameAsId ?? sameAsId));
  if (other === undefined || other.id === creditor.id) {
    throw new ProblemError('validation', { errors: [{ path: 'sameAsId', code: 'choice-invalid' }] });
  }
  if (contradictsNumbers('same', creditor, other)) throw new ProblemError('creditor-numbers-decide');
  // Whoever was said to be this one is the other one too.
  const together = creditors.filter(({ id, sameAsId: of }) => id === creditor.id || of === creditor.id);
  const ids = together.map(({ id }) => id);
  for (const { id, apartFromIds } of together) {
    const apart = apartFromIds.filter((one) => one !== other.id);
    await trx
      .updateTable('creditors')
      .set({ sameAsId: other.id, apartFromIds: apart })
      .where('id', '=', id)
      .execute();
  }
  if (other.apartFromIds.some((id) => ids.includes(id))) {
    const apartFromIds = other.apartFromIds.filter((id) => !ids.includes(id));
    await trx.updateTable('creditors').set({ apartFromIds }).where('id', '=', other.id).execute();
  }
  const saved = await trx
    .updateTable('creditors')
    .set({ toldBy: action.actor.id, toldAt: action.at })
    .where('id', '=', creditor.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await recordEvent(trx, action, {
    dossier,
    type: 'creditor.merged',
    subjectId: creditor.id,
    before: { creditorName: creditor.name, sameAsId: referTo(creditors, creditor.sameAsId) },
    after: { creditorName: creditor.name, sameAsId: { id: other.id, name: other.name } },
    version: saved.version,
  });
}

async function tellApart(
  trx: Transaction,
  action: UserAction,
  { dossier, creditors, creditor }: Told,
): Promise<void> {
  const namesakes = listNamesakes(creditors, creditor.id);
  const others = creditors.filter(({ id }) => namesakes.includes(id) || id === creditor.sameAsId);
  if (others.some((other) => contradictsNumbers('different', creditor, other))) {
    throw new ProblemError('creditor-numbers-decide');
  }
  const saved = await trx
    .updateTable('creditors')
    .set({
      sameAsId: null,
      apartFromIds: others.map(({ id }) => id),
      toldBy: action.actor.id,
      toldAt: action.at,
    })
    .where('id', '=', creditor.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await recordEvent(trx, action, {
    dossier,
    type: 'creditor.toldApart',
    subjectId: creditor.id,
    before: { creditorName: creditor.name, sameAsId: referTo(creditors, creditor.sameAsId) },
    after: { creditorName: creditor.name, apartFrom: others.map(({ name }) => name) },
    version: saved.version,
  });
}

function referTo(creditors: readonly CreditorRecord[], id: string | null) {
  const other = creditors.find((creditor) => creditor.id === id);
  return other === undefined ? null : { id: other.id, name: other.name };
}
