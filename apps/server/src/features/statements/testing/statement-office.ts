import type { SentBodyOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { Document } from '@prorata/contract/statements/document';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { Statement } from '@prorata/contract/statements/statement';
import type { DocumentType } from '@prorata/domain/vocabulary';
import type { LightMyRequestResponse } from 'fastify';
import type { Insertable } from 'kysely';
import type { DossiersTable } from '../../../database/tables.ts';
import { insertDossier } from '../../../database/testing/insert-rows.ts';
import { formOf } from '../../../http/testing/form.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../../testing/test-users.ts';
import { pdfOf } from '../../uploads/testing/sample-files.ts';

type NewStatement = SentBodyOf<typeof statementsCalls.create>;
type NewClaim = SentBodyOf<typeof statementsCalls.createClaim>;

/** A server with an office, and the calls that tests on statements make again and again, as `ann` unless said otherwise. */
export interface StatementOffice {
  readonly server: TestServer;
  readonly cast: TestUsers;
  /** A dossier of the own office about a sale of October 2026. */
  openDossier(values?: Partial<Insertable<DossiersTable>>): Promise<string>;
  get(url: string, subject?: string): Promise<LightMyRequestResponse>;
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    subject?: string,
  ): Promise<LightMyRequestResponse>;
  /** To `url` of a statement's documents. */
  upload(
    url: string,
    file?: Buffer,
    fields?: { readonly documentType?: string; readonly name?: string },
    subject?: string,
  ): Promise<LightMyRequestResponse>;
  addStatement(dossierId: string, changes?: Partial<NewStatement>): Promise<Statement>;
  addDocument(statement: Statement, documentType?: DocumentType): Promise<Document>;
  addClaim(statement: Statement, changes?: Partial<NewClaim>): Promise<PrivilegedClaim>;
}

export const CREDITOR: NewStatement = {
  creditorType: 'legalEntity',
  corporateName: 'Immo Dijlezicht',
  corporateForm: 'BV',
  kboNumber: '0403227515',
  creditorAddress: {
    street: 'Haverwerf',
    housenumber: '27',
    zipcode: '2800',
    city: 'Mechelen',
    country: 'BE',
  },
  totalAmountClaimed: 7_310,
};

let lastText = 0;

export async function startStatementOffice(
  settings: Parameters<typeof startTestServer>[0] = {},
): Promise<StatementOffice> {
  const server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '9999', ...settings });
  const cast = await insertTestUsers(server.db);
  const office = { organizationId: cast.own.id, userId: cast.own.administratorId };
  const sale = { transactionKinds: ['sale'], saleDate: '2026-10-22', language: 'nl' } as const;

  const send: StatementOffice['send'] = (method, url, payload, subject = 'ann') =>
    server.call(subject, { method, url, ...(payload && { payload }) });
  const upload: StatementOffice['upload'] = async (url, content, fields = {}, subject = 'ann') => {
    const { documentType = 'settlement', name = 'afrekening.pdf' } = fields;
    lastText += 1;
    const file = new File([content ?? pdfOf(`${lastText}`)], name);
    return server.call(subject, { method: 'POST', url, ...(await formOf({ documentType, file })) });
  };
  return {
    server,
    cast,
    send,
    upload,
    get: (url, subject = 'ann') => server.call(subject, { url }),
    openDossier: (values) => insertDossier(server.db, office, { ...sale, ...values }),
    addStatement: async (dossierId, changes) =>
      created(await send('POST', statementsOf(dossierId), { ...CREDITOR, ...changes })),
    addDocument: async (statement, documentType = 'settlement') =>
      created(await upload(`${urlOf(statement)}/document`, undefined, { documentType })),
    addClaim: async (statement, changes) =>
      created(await send('POST', `${urlOf(statement)}/privilegedClaim`, claimOf(changes))),
  };
}

/** A landlord's claim, unless said otherwise; the proof must be given. */
export function claimOf(changes: Partial<NewClaim> = {}): object {
  return { type: 'specific', privilegeId: 'lessor', amountDemanded: 4_900, ...changes };
}

export function statementsOf(dossierId: string): string {
  return `/api/Dossier/${dossierId}/Statement`;
}

export function urlOf({ dossierId, id }: Pick<Statement, 'dossierId' | 'id'>): string {
  return `${statementsOf(dossierId)}/${id}`;
}

export function thirdPartyUrlOf({ dossierId, id }: Pick<Statement, 'dossierId' | 'id'>): string {
  return `/api/Dossier/${dossierId}/ThirdPartyStatement/${id}`;
}

function created<Thing>(response: LightMyRequestResponse): Thing {
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
}
