import type { SendResult } from '@prorata/contract/delivery/delivery';
import type { EmailSendStatus, RegisteredLetterStatus } from '@prorata/domain/vocabulary';

type Label =
  | 'requested'
  | `mailSteps.${EmailSendStatus}`
  | `letterSteps.${RegisteredLetterStatus}`
  | `messageSteps.${RegisteredLetterStatus}`;

type Evidence = NonNullable<
  Extract<SendResult, { sendMethod: 'QualifiedDelivery' | 'RegisteredLetter' }>['steps'][number]['evidence']
>;

/** A point on the way of a mail or letter: what was asked, what a service said, or what is still expected. */
export interface TimelinePoint {
  readonly key: string;
  readonly kind: 'requested' | 'step' | 'expected';
  /** Which phrase says what happened. */
  readonly label: Label;
  /** Null for what was not reached by the mail or letter itself. */
  readonly status: SendResult['status'] | null;
  /** Null for what has no moment yet. */
  readonly at: string | null;
  readonly note: string | null;
  /** What proves it, where a provider vouches for its steps. */
  readonly evidence: Evidence | null;
  /** Where it is now. */
  readonly isCurrent: boolean;
}

/** What follows when all goes well. Nothing once it has arrived, failed or was let go. */
const EXPECTED: Readonly<Partial<Record<SendResult['status'], 'Sent' | 'Delivered'>>> = {
  Pending: 'Sent',
  Sent: 'Delivered',
  Success: 'Delivered',
  Expanded: 'Delivered',
  Processing: 'Delivered',
  Dropped: 'Delivered',
  Ongoing: 'Delivered',
};

/** The way of a mail or letter from the request to what is expected next, in order. */
export function timelineOf(result: SendResult): TimelinePoint[] {
  const { id, requestedAt, requestedBy, status } = result;
  const request = { key: id, kind: 'requested', label: 'requested', status: null, evidence: null } as const;
  const past = [{ ...request, at: requestedAt, note: requestedBy }, ...stepsOf(result).filter(isNews)];
  // What is reported late stands where it happened, so the present is not always the last line.
  const current = Math.max(
    0,
    past.findLastIndex((point) => point.status === status),
  );
  const points = past.map((point, index) => ({ ...point, isCurrent: index === current }));
  const next = expectedOf(result);
  return next === undefined ? points : [...points, next];
}

/** Which phrases tell of each way. */
const STEPS = {
  Email: 'mailSteps',
  RegisteredLetter: 'letterSteps',
  QualifiedDelivery: 'messageSteps',
} as const;

function stepsOf(result: SendResult) {
  const labels: Label[] =
    result.sendMethod === 'Email'
      ? result.steps.map(({ status }) => `mailSteps.${status}` as const)
      : result.steps.map(({ status }) => `${STEPS[result.sendMethod]}.${status}` as const);
  const evidence = result.sendMethod === 'Email' ? [] : result.steps.map((step) => step.evidence);
  return result.steps.map(({ status, occurredAt, detail }, index) => ({
    key: `${result.id} ${index}`,
    kind: 'step' as const,
    label: labels[index] ?? 'requested',
    status,
    at: occurredAt,
    note: detail,
    evidence: evidence[index] ?? null,
  }));
}

/** A service often reports what its answer said already; each attempt that failed counts. */
function isNews(
  step: { readonly status: string },
  index: number,
  steps: readonly { readonly status: string }[],
): boolean {
  return step.status === 'Pending' || step.status !== steps[index - 1]?.status;
}

function expectedOf({ id, sendMethod, status, steps, nextAttemptAt }: SendResult): TimelinePoint | undefined {
  const expected = EXPECTED[status];
  if (expected === undefined) return undefined;
  const hasBeenTried = status === 'Pending' && steps.length > 0;
  return {
    key: `${id} next`,
    kind: 'expected',
    label: `${STEPS[sendMethod]}.${expected}`,
    status: null,
    at: hasBeenTried ? nextAttemptAt : null,
    note: null,
    evidence: null,
    isCurrent: false,
  };
}
