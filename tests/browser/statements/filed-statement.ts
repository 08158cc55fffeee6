import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pdfFile } from '../support/files.ts';
import { inviteCreditor, type Office } from '../support/office.ts';

export interface FiledStatement {
  readonly creditor: string;
  readonly total: number;
  /** On the settlement, which is its proof. */
  readonly claims?: readonly Partial<PrivilegedClaim>[];
  readonly withoutTitle?: boolean;
}

/**
 * What invited creditors file by the API, so that the office has something to review. All are invited before the first
 * of them closes: with the last closed invitation the dossier goes on. Whoever files without a title cannot close; the
 * office then ends the invitations itself.
 */
export async function fileStatements(
  office: Office,
  dossierId: string,
  filed: readonly FiledStatement[],
): Promise<string[]> {
  const codes: string[] = [];
  for (const { creditor } of filed) {
    const { code } = await inviteCreditor(office, dossierId, {
      addressee: creditor,
      email: `${codes.length}-${Date.now()}@example.be`,
    });
    codes.push(code);
  }
  const ids: string[] = [];
  for (const [place, statement] of filed.entries()) {
    ids.push(await fileStatement(office.page, codes[place] ?? '', statement));
  }
  if (filed.some(({ withoutTitle }) => withoutTitle)) {
    await office.call('POST', `/api/Dossier/moveToProvisioned?dossierId=${dossierId}`);
  }
  return ids;
}

/** Who claims how much, without a document yet; gives the id of the statement. */
export async function beginStatement(
  page: Page,
  code: string,
  { creditor, total }: Pick<FiledStatement, 'creditor' | 'total'>,
): Promise<string> {
  const { id } = await post<{ id: string }>(page, `/api/invited/${code}/thirdPartyStatement`, {
    creditorType: 'legalEntity',
    corporateName: creditor,
    creditorAddress: {
      street: 'Haverwerf',
      housenumber: '27',
      zipcode: '2800',
      city: 'Mechelen',
      country: 'BE',
    },
    totalAmountClaimed: total,
    titles: [{ kind: 'judgment', date: '2026-05-26', court: 'Vredegerecht Mechelen' }],
    paymentaccount: 'BE68539007547034',
    declarant: 'Hilde Goossens',
    sendOption: 'EmailLink',
    primaryEmail: 'hilde@dijlezicht.example',
  });
  return id;
}

/** What one creditor files by the code, and closes; gives the id of the statement. */
export async function fileStatement(
  page: Page,
  code: string,
  { creditor, total, claims = [], withoutTitle = false }: FiledStatement,
): Promise<string> {
  const own = `/api/invited/${code}/thirdPartyStatement`;
  const id = await beginStatement(page, code, { creditor, total });
  const settlement = await upload(page, `${own}/${id}/document`, 'settlement', `${creditor} afrekening.pdf`);
  for (const claim of claims) {
    await post(page, `${own}/${id}/privilegedClaim`, { documentId: settlement.id, ...claim });
  }
  if (withoutTitle) return id;
  await upload(page, `${own}/${id}/document`, 'title', `${creditor} vonnis.pdf`);
  await post(page, `/api/Invited/${code}/close`);
  return id;
}

async function post<Answer>(page: Page, path: string, data?: object): Promise<Answer> {
  const answer = await page.request.post(path, data ? { data } : {});
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

async function upload(page: Page, path: string, documentType: string, name: string): Promise<{ id: string }> {
  const answer = await page.request.post(path, { multipart: { documentType, file: pdfFile(name) } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
