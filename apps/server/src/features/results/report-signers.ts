import type { PlatformSigner } from '@prorata/contract/results/platform-signer';
import { reportFromJson } from '@prorata/documents/report/report';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import type { SignatureReading } from '@prorata/proof/signature/read-signature';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';

/** Whose key signed a report, and on which day. */
export interface ReportSigner {
  readonly organizationId: string;
  readonly userId: string;
  /** As the report prints it. */
  readonly office: PlatformSigner['office'];
  readonly certificateSha256: string;
  readonly keySha256: string;
  readonly name: string;
  readonly day: IsoDate;
}

interface SignedReport {
  readonly organizationId: string;
  readonly userId: string;
  readonly reportJson: string;
  /** When the platform accepted it. */
  readonly signedAt: Date;
}

/** The key of a signed report, on the day that its time stamp tells if it is trusted. */
export function signerOf(
  { organizationId, userId, reportJson, signedAt }: SignedReport,
  { signer, certificateSha256, keySha256, timeStamp, evidence }: SignatureReading,
): ReportSigner {
  const { name, enterpriseNumber } = reportFromJson(reportJson).office;
  const stampedAt = evidence.timeStamp === 'good' ? timeStamp.at : null;
  return {
    organizationId,
    userId,
    office: { name, enterpriseNumber },
    ...{ certificateSha256, keySha256, name: signer.name },
    day: brusselsDate(stampedAt ?? signedAt),
  };
}

/** All keys that ever signed a report of the platform. */
export async function listReportSigners(db: Database): Promise<PlatformSigner[]> {
  const rows = await db
    .selectFrom('reportSigners')
    .select(['certificateSha256', 'keySha256', 'name', 'officeName', 'officeEnterpriseNumber'])
    .select(['fromDay', 'untilDay'])
    .orderBy('fromDay')
    .orderBy('id')
    .execute();
  return rows.map(({ officeName, officeEnterpriseNumber, fromDay, untilDay, ...key }) => ({
    ...key,
    office: { name: officeName, enterpriseNumber: officeEnterpriseNumber },
    from: fromDay,
    until: untilDay,
  }));
}

/** Publishes the key of a report that was accepted just now: its bailiff can sign until that right is lost. */
export async function publishSigner(trx: Transaction, signer: ReportSigner): Promise<void> {
  const { organizationId, userId, office, day, ...key } = signer;
  await sql`
    insert into report_signers (id, organization_id, user_id, office_name, office_enterprise_number,
      certificate_sha256, key_sha256, name, from_day)
    values (${newId()}, ${organizationId}, ${userId}, ${office.name}, ${office.enterpriseNumber},
      ${key.certificateSha256}, ${key.keySha256}, ${key.name}, ${day})
    on conflict (organization_id, user_id, certificate_sha256, office_name, coalesce(office_enterprise_number, ''))
      where until_day is null
    do update set from_day = least(report_signers.from_day, excluded.from_day)`.execute(trx);
}

/**
 * Publishes the key of a report that was signed before keys were published. When its bailiff could sign was not kept then:
 * the days from the first to the last of those reports count.
 */
export async function publishEarlierSigner(trx: Transaction, signer: ReportSigner): Promise<void> {
  const { organizationId, userId, office, day, ...key } = signer;
  const [row] = await trx
    .selectFrom('reportSigners')
    .select(['id', 'untilDay'])
    .where('organizationId', '=', organizationId)
    .where('userId', '=', userId)
    .where('certificateSha256', '=', key.certificateSha256)
    .where('officeName', '=', office.name)
    .where(sql<boolean>`office_enterprise_number is not distinct from ${office.enterpriseNumber}`)
    .orderBy('fromDay')
    .forUpdate()
    .execute();
  if (row === undefined) {
    await trx
      .insertInto('reportSigners')
      .values({
        id: newId(),
        ...{ organizationId, userId, ...key, fromDay: day, untilDay: day },
        officeName: office.name,
        officeEnterpriseNumber: office.enterpriseNumber,
      })
      .execute();
    return;
  }
  await trx
    .updateTable('reportSigners')
    .set({
      fromDay: sql`least(from_day, ${day}::date)`,
      untilDay: row.untilDay && sql`greatest(until_day, ${day}::date)`,
    })
    .where('id', '=', row.id)
    .execute();
}
