import type { FilingResult, FilingRow } from '@prorata/contract/workspace/filing';
import type { Tools } from '../../tools.ts';
import type { Claimant } from './claimant.ts';
import { faultOfRefusal } from './fault-of-refusal.ts';
import { resultOf } from './file-sheet.ts';
import { closeStatement } from './file-statement.ts';

/** Files several statements for good, each by itself: one that lacks something stays, and is told. */
export async function closeMany(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'>,
  claimant: Claimant,
  invitationIds: readonly string[],
): Promise<FilingResult> {
  const items: FilingRow[] = [];
  for (const invitationId of new Set(invitationIds)) {
    items.push(await closeOne(tools, claimant, invitationId));
  }
  return resultOf(items);
}

async function closeOne(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'>,
  claimant: Claimant,
  invitationId: string,
): Promise<FilingRow> {
  try {
    return await closeStatement(tools, claimant, invitationId);
  } catch (error) {
    return {
      line: 0,
      invitationId,
      fileNumber: null,
      defendantName: null,
      amount: null,
      outcome: 'faulty',
      faults: [{ ...faultOfRefusal(error), column: null }],
      missingParts: [],
      missingDocuments: [],
      receiptNumber: null,
    };
  }
}
