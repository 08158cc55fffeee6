import type {
  DemoClaim,
  DemoCreditor,
  DemoDocument,
  DemoInvitation,
  DemoStatement,
} from '@prorata/demo/dossiers';
import { insertFile } from '../database/insert-file.ts';
import { newId } from '../database/new-id.ts';
import { recordEvent } from '../events/record-event.ts';
import type { DossierRecord } from '../features/dossiers/find-dossier.ts';
import type { InvitationRecord } from '../features/invitations/find-invitation.ts';
import { actionOfCreditor, type DemoContext, idOf, nameOf } from './demo-context.ts';
import type { AssetIds } from './insert-money.ts';
import { writePdf } from './write-pdf.ts';

interface Place {
  readonly dossierId: string;
  readonly statementId: string;
}

interface Filing {
  readonly invitation: InvitationRecord;
  readonly demo: DemoInvitation;
  readonly assetIds: AssetIds;
}

/** A statement as its creditor files it, with its documents and claims. */
export async function insertStatement(
  stage: DemoContext,
  dossier: DossierRecord,
  { invitation, demo, assetIds }: Filing,
): Promise<string | undefined> {
  const { creditor, statement } = demo;
  if (statement === undefined) return undefined;
  const { trx } = stage;
  const at = stage.clock.moment(statement.filedAt);
  const place = { dossierId: dossier.id, statementId: newId() };
  await trx
    .insertInto('statements')
    .values({
      id: place.statementId,
      dossierId: dossier.id,
      invitationId: invitation.id,
      ...creditorColumns(creditor),
      declarant: statement.declarant,
      totalAmountClaimedCents: statement.filedTotalCents ?? statement.totalCents,
      paymentAccount: statement.account,
      paymentReference: statement.reference,
      primaryEmail: creditor.email,
      sendOption: statement.sendOption,
      createdAt: at,
    })
    .execute();
  const [proofId] = await insertDocuments(stage, place, statement.documents, at, nameOf(creditor));
  await insertClaims(stage, place, statement.claims, { proofId: proofId ?? null, assetIds, at });
  await recordEvent(trx, actionOfCreditor(invitation, at), {
    dossier,
    type: 'statement.created',
    subjectId: place.statementId,
    before: null,
    after: { creditorName: nameOf(creditor) },
    version: 1,
  });
  return place.statementId;
}

function creditorColumns(creditor: DemoCreditor) {
  return {
    creditorType: creditor.type,
    firstName: creditor.firstName ?? null,
    lastName: creditor.lastName ?? null,
    nationalNumber: creditor.nationalNumber ?? null,
    corporateName: creditor.name,
    corporateForm: creditor.form,
    enterpriseNumber: creditor.enterpriseNumber,
    creditorAddress: creditor.address,
  };
}

/** Each a PDF that can be opened; gives their ids. */
async function insertDocuments(
  { trx, surroundings }: DemoContext,
  place: Place,
  documents: readonly DemoDocument[],
  uploadedAt: Date,
  creditorName: string,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { type, fileName, lines } of documents) {
    const stored = await surroundings.storage.store(writePdf([creditorName, '', ...lines]));
    const fileId = await insertFile(trx, { ...stored, mediaType: 'application/pdf' });
    const id = newId();
    await trx
      .insertInto('documents')
      .values({ id, ...place, fileId, documentType: type, fileName, uploadedAt })
      .execute();
    ids.push(id);
  }
  return ids;
}

async function insertClaims(
  { trx, clock }: DemoContext,
  place: Place,
  claims: readonly DemoClaim[],
  {
    proofId,
    assetIds,
    at,
  }: { readonly proofId: string | null; readonly assetIds: AssetIds; readonly at: Date },
): Promise<void> {
  const rows = claims.map(({ privilegeId, type, amountCents, filedCents, asset, since }, position) => ({
    id: newId(),
    ...place,
    position,
    claimType: type,
    privilegeId,
    amountDemandedCents: filedCents ?? amountCents,
    assetId: asset === undefined ? null : (assetIds.get(asset) ?? null),
    assetDescription: asset ?? null,
    documentId: proofId,
    since: since === undefined ? null : clock.day(since),
    createdAt: at,
  }));
  if (rows.length > 0) await trx.insertInto('privilegedClaims').values(rows).execute();
}

/** What the office made of it afterwards: other amounts, with the reason, or the mark that it is right. */
export async function reviewStatement(
  stage: DemoContext,
  statementId: string,
  statement: DemoStatement,
): Promise<void> {
  const { trx, clock } = stage;
  const { explanation, validatedBy, totalCents } = statement;
  await trx
    .updateTable('statements')
    .set({
      totalAmountClaimedCents: totalCents,
      explanationOfChange: explanation ?? null,
      validatedAt: validatedBy === undefined ? null : clock.moment('2026-11-16T09:40'),
      validatedBy: validatedBy === undefined ? null : idOf(stage, validatedBy),
    })
    .where('id', '=', statementId)
    .execute();
  for (const [position, { amountCents, filedCents }] of statement.claims.entries()) {
    if (filedCents === undefined) continue;
    await trx
      .updateTable('privilegedClaims')
      .set({ amountDemandedCents: amountCents })
      .where('statementId', '=', statementId)
      .where('position', '=', position)
      .execute();
  }
}
