import { all, find, type Node, need, parse, textAt } from './xml-tree.ts';

const MESSAGE = /^urn:iso:std:iso:20022:tech:xsd:pain\.002\.001\.(0[3-9]|1[0-4])$/;

/** What the bank answers to a file of payments (pain.002): which of them it will not make, and why. */
export interface StatusReport {
  /** What our file called itself. */
  readonly messageId: string;
  /** Why the bank refuses every payment that it does not name; `null` when it does not. */
  readonly refusal: string | null;
  /** Our name of each payment that it names, with the reason of a refusal; `null` where it is not refused. */
  readonly payments: ReadonlyMap<string, string | null>;
}

export function isStatusReport(content: string): boolean {
  return content.includes('CstmrPmtStsRpt');
}

/** An answer of version 3 to 14. @throws StatementFaultError */
export function readStatusReport(content: string): StatusReport | undefined {
  const root = parse(content);
  if (root.name !== 'Document' || !MESSAGE.test(root.attributes['xmlns'] ?? '')) return undefined;
  const report = need(root, 'CstmrPmtStsRpt');
  const group = need(report, 'OrgnlGrpInfAndSts');
  const parts = all(report, 'OrgnlPmtInfAndSts');
  // Our files have one part: what is said of it is said of the file.
  const refusals = [refusalOf(group, 'GrpSts'), ...parts.map((part) => refusalOf(part, 'PmtInfSts'))];
  return {
    messageId: textAt(group, 'OrgnlMsgId'),
    refusal: refusals.find((refusal) => refusal !== null) ?? null,
    payments: new Map(
      parts
        .flatMap((part) => all(part, 'TxInfAndSts'))
        .map((payment) => [textAt(payment, 'OrgnlEndToEndId'), refusalOf(payment, 'TxSts')]),
    ),
  };
}

function refusalOf(node: Node, status: 'GrpSts' | 'PmtInfSts' | 'TxSts'): string | null {
  if (textAt(node, status) !== 'RJCT') return null;
  const reason = find(node, 'StsRsnInf', 'Rsn');
  // MS03: the bank gives no reason.
  return (reason && (textAt(reason, 'Cd') || textAt(reason, 'Prtry'))) || 'MS03';
}
