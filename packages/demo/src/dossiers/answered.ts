import type { DemoCreditor, DemoDocument, DemoInvitation, DemoMoment, DemoStatement } from '../dossiers.ts';

export function settlement(fileName: string, lines: readonly string[]): DemoDocument {
  return { type: 'settlement', fileName, lines };
}

export function title(fileName: string, lines: readonly string[]): DemoDocument {
  return { type: 'title', fileName, lines };
}

export type Filed = Omit<DemoStatement, 'declarant' | 'sendOption'> &
  Partial<Pick<DemoStatement, 'sendOption'>>;

/** An invitation that its creditor answered and closed. */
export function answeredAfter(
  sentAt: DemoMoment,
  creditor: DemoCreditor,
  declarant: string,
  filed: Filed,
): DemoInvitation {
  return { creditor, method: 'Email', sentAt, statement: { declarant, sendOption: 'EmailLink', ...filed } };
}
