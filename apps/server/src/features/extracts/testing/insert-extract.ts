import { randomUUID } from 'node:crypto';
import type { ExtractContents, ExtractCreditor } from '@prorata/contract/extracts/extract';
import type { Insertable } from 'kysely';
import type { FileStorage } from '../../../adapters/file-storage.ts';
import { insertFile } from '../../../database/insert-file.ts';
import { newId } from '../../../database/new-id.ts';
import type { Database, ExtractsTable } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { TEST_NOW } from '../../../testing/test-server.ts';
import { bringCreditorsTogether } from '../bring-creditors-together.ts';

type Notice = ExtractCreditor['notices'][number];

function found<Value>(value: Value | null = null) {
  return { value, printed: value === null ? null : String(value), places: [] };
}

interface NoticeValues {
  readonly number?: string;
  readonly amount?: number;
  readonly nature?: string;
}

function noticeOf({ number, amount, nature }: NoticeValues): Notice {
  const nothing = found<string>();
  return {
    noticeType: found<NonNullable<Notice['noticeType']['value']>>('seizure'),
    noticeNumber: found(number ?? null),
    receivedAt: found('2026-06-04T13:31:08.000Z'),
    expiresOn: found('2029-06-04'),
    seizureNature: nothing,
    actOn: nothing,
    servedOn: nothing,
    place: nothing,
    seizedGoods: nothing,
    claimNature: found(nature ?? null),
    amount: found(amount ?? null),
    causeOfPreference: nothing,
    bailiff: nothing,
    thirdPartyDebtor: nothing,
    court: nothing,
    contact: nothing,
    saleOn: nothing,
    details: [],
  };
}

function nobody() {
  const nothing = found<string>();
  return {
    firstName: nothing,
    lastName: nothing,
    corporateName: nothing,
    corporateForm: found<'BV'>(),
    kboNumber: nothing,
    nationalNumber: nothing,
    birthDate: nothing,
    address: found<NonNullable<ExtractCreditor['address']['value']>>(),
    department: nothing,
    email: nothing,
  };
}

interface CreditorValues extends NoticeValues {
  readonly kbo?: string;
  readonly key?: string;
}

/** A creditor as the reader gives it: with one notice. */
export function creditorOf(
  name: string,
  { kbo, key = randomUUID(), ...notice }: CreditorValues = {},
): ExtractCreditor {
  return {
    ...nobody(),
    key,
    name,
    corporateName: found(name),
    kboNumber: found(kbo ?? null),
    electedDomicile: found<string>(),
    notices: [noticeOf(notice)],
    totalAmount: notice.amount ?? 0,
    suggestedPrivilegeId: null,
  };
}

/** What a reader finds in an extract with these creditors, and a notice of bankruptcy for each number. */
export function contentsOf(
  creditors: readonly ExtractCreditor[],
  { bankruptcies = [], consultedAt }: { bankruptcies?: readonly string[]; consultedAt?: string } = {},
): ExtractContents {
  return {
    docTypeId: 'cbbDutch',
    pageCount: 1,
    text: null,
    consultedAt: found(consultedAt ?? '2026-10-26T09:42:00.000Z'),
    extractReference: found<string>(),
    defendant: { ...nobody(), corporateName: found('Meubelatelier Van Hoorick') },
    creditors: [...creditors],
    stoppingNotices: bankruptcies.map((number) => ({
      ...noticeOf({ number }),
      noticeType: found<'insolvency'>('insolvency'),
      stopKind: found<'bankruptcy'>('bankruptcy'),
    })),
    otherNotices: [],
    notUnderstood: [],
  };
}

type DraftValues = Pick<Insertable<ExtractsTable>, 'organizationId' | 'uploadedBy'> &
  Partial<Insertable<ExtractsTable>>;

/** An extract that was read and waits for decisions. */
export async function insertDraft(
  { db, storage }: { readonly db: Database; readonly storage: FileStorage },
  values: DraftValues,
  contents: ExtractContents = contentsOf([]),
): Promise<string> {
  const bytes = await storage.store(Buffer.from(randomUUID()));
  const id = newId();
  await inTransaction(db, async (trx) => {
    const fileId = await insertFile(trx, { ...bytes, mediaType: 'application/pdf' });
    await trx
      .insertInto('extracts')
      .values({
        id,
        extractType: contents.docTypeId,
        fileName: 'uittreksel.pdf',
        fileId,
        sha256: bytes.sha256,
        content: JSON.stringify(bringCreditorsTogether(contents)),
        uploadedAt: TEST_NOW,
        ...values,
      })
      .execute();
  });
  return id;
}
