import type { Circle, DossierFinding } from '@prorata/contract/distribution/finding';
import type { FieldError } from '@prorata/contract/field-errors';
import { PROBLEMS, type ServerProblemCode, type Stale } from '@prorata/contract/problems';
import type { ReportDifferences } from '@prorata/contract/results/difference';
import type { Consents, PointsToSignOff } from '@prorata/contract/results/result';
import type { SignatureFault } from '@prorata/contract/results/signature-fault';
import type { TemplateFault } from '@prorata/documents/liquid/find-fault';
import type { Unreachable } from '@prorata/domain/report-sending/plan-sending';
import type { StatementPart } from '@prorata/domain/statement-parts';

/** What some kinds of problem carry besides, by their code. */
interface ProblemMembers {
  readonly stale: { readonly stale: Stale };
  readonly 'dossier-invalid': { readonly findings: readonly DossierFinding[] };
  readonly 'priorities-in-circle': { readonly circles: readonly Circle[] };
  readonly 'result-outdated': ReportDifferences;
  /** As they are now: what was ticked off was another list. */
  readonly 'points-not-signed-off': PointsToSignOff;
  /** All that is wrong with what came back, or missing. */
  readonly 'signature-invalid': { readonly faults: readonly SignatureFault[] };
  /** Who gets less, and has not agreed to it. */
  readonly 'consents-missing': { readonly losers: Consents['losers'] };
  readonly 'recipients-unreachable': { readonly unreachable: readonly Unreachable[] };
  /** Of the one statement that was to be validated, or of all that a creditor wants to close. */
  readonly 'statement-incomplete':
    | { readonly missingParts: readonly StatementPart[] }
    | { readonly statements: readonly IncompleteStatement[] };
  readonly 'template-invalid': { readonly template: TemplateFault };
  /** The dossier that came of the same file. */
  readonly 'extract-already-used': { readonly dossierId: string };
}

interface IncompleteStatement {
  readonly id: string;
  readonly creditorName: string | null;
  readonly missingParts: readonly StatementPart[];
}

interface ProblemDetails<Code extends ServerProblemCode> {
  /** Fills the variables of the code's phrase. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly errors?: readonly FieldError[];
  /** A sentence about this occurrence, for whoever builds against the API. */
  readonly detail?: string;
  readonly members?: Code extends keyof ProblemMembers ? ProblemMembers[Code] : never;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A refusal that the caller is told about. Everything else that is thrown is our own mistake, and stays inside. */
export class ProblemError<Code extends ServerProblemCode = ServerProblemCode> extends Error {
  override readonly name = 'ProblemError';
  readonly code: Code;
  readonly status: number;
  readonly details: ProblemDetails<Code>;

  constructor(code: Code, details: ProblemDetails<Code> = {}) {
    super(details.detail ?? code, { cause: details.cause });
    this.code = code;
    this.status = PROBLEMS[code];
    this.details = details;
  }
}

/** Stops here when a policy has given a reason to. */
export function refuse(code: ServerProblemCode | undefined): void {
  if (code !== undefined) throw new ProblemError(code);
}
