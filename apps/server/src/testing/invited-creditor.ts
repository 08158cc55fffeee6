import { formatInvitationCode } from '@prorata/domain/invitation-code';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import type { InjectOptions } from 'fastify';
import type { Insertable } from 'kysely';
import { newId } from '../database/new-id.ts';
import type { InvitationsTable } from '../database/tables.ts';
import { insertDossierCreditor } from '../database/testing/insert-rows.ts';
import { openInvitationCodes } from '../features/invitations/invitation-codes.ts';
import { formOf } from '../http/testing/form.ts';
import { TEST_NOW, type TestServer } from './test-server.ts';

export const TEST_CODE_SECRET = 'the-secret-of-the-codes-in-these-tests';
const codes = openInvitationCodes(TEST_CODE_SECRET);

/** A creditor who has received the code of an invitation. */
export interface InvitedCreditor {
  readonly invitationId: string;
  readonly code: string;
  readonly call: (
    method: InjectOptions['method'],
    path: string,
    body?: object,
  ) => ReturnType<TestServer['call']>;
  readonly upload: (
    statementId: string,
    documentType: string,
    name?: string,
  ) => ReturnType<TestServer['call']>;
}

/** Puts an invitation that was sent into the database, and gives who holds its code. */
export async function insertCreditor(
  server: TestServer,
  place: { readonly dossierId: string; readonly createdBy: string },
  values: Partial<Insertable<InvitationsTable>> = {},
): Promise<InvitedCreditor> {
  const invitationId = newId();
  const stored = codes.make();
  await server.db
    .insertInto('invitations')
    .values({
      id: invitationId,
      creditorId: await insertDossierCreditor(server.db, { dossierId: place.dossierId }),
      ...place,
      ...stored,
      sendMethod: 'Email',
      emails: [`${invitationId}@creditor.example`],
      status: 'Sent',
      sentAt: TEST_NOW,
      validUntil: '2026-11-30',
      ...values,
    })
    .execute();
  const code = formatInvitationCode(codes.unseal(stored.codeSealed));
  const call: InvitedCreditor['call'] = (method = 'GET', path, body) =>
    server.call(null, { method, url: `/api/invited/${code}${path}`, ...(body && { payload: body }) });
  return {
    invitationId,
    code,
    call,
    upload: async (statementId, documentType, name = `${documentType}.pdf`) =>
      server.call(null, {
        method: 'POST',
        url: `/api/invited/${code}/thirdPartyStatement/${statementId}/document`,
        ...(await formOf({ file: new File([pdfSaying(name)], name), documentType })),
      }),
  };
}

function pdfSaying(text: string): string {
  return `%PDF-1.7\n1 0 obj\n<< /Title (${text}) >>\nendobj\ntrailer\n<< >>\n%%EOF\n`;
}

export function readStoredInvitation(
  server: TestServer,
  { invitationId }: { readonly invitationId: string },
) {
  return server.db
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', invitationId)
    .executeTakeFirstOrThrow();
}

export async function readDossierStatus(
  server: TestServer,
  { dossierId }: { readonly dossierId: string },
): Promise<DossierStatus> {
  const { status } = await server.db
    .selectFrom('dossiers')
    .select('status')
    .where('id', '=', dossierId)
    .executeTakeFirstOrThrow();
  return status;
}
