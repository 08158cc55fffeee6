import { Button } from '@mantine/core';
import type { SendResult } from '@prorata/contract/delivery/delivery';
import { canRetryEmail, canRetryLetter, outcomeOf } from '@prorata/domain/delivery-status';
import {
  IconDownload,
  IconFileCertificate,
  IconMail,
  IconMailbox,
  IconMailFast,
  IconRefresh,
} from '@tabler/icons-react';
import { EmailStatusBadge, RegisteredLetterStatusBadge } from '../../components/badges.tsx';
import { DateText } from '../../components/values.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Barcode } from './barcode.tsx';
import classes from './send-log.module.css';
import { type TimelinePoint, timelineOf } from './timeline-of.ts';

/** What can be done about a mail or letter; the buttons of what is left out are not there. */
export interface SendLogActs {
  readonly downloadProof?: (registeredLetterId: string) => void;
  /** What proves one step of a message by qualified delivery. */
  readonly downloadEvidence?: (evidence: {
    readonly deliveryId: string;
    readonly evidenceId: string;
  }) => void;
  readonly openLetter?: (registeredLetterId: string) => void;
  /** For one that no service took. */
  readonly retry?: (deliveryId: string) => void;
  /** The delivery for which an act is under way. */
  readonly busyWith?: string | undefined;
}

interface SendLogProps {
  /** Newest first. */
  readonly results: readonly SendResult[];
  readonly acts: SendLogActs;
}

/** Every mail and letter that carried an invitation or a report: where it is, how it got there, and its papers. */
export function SendLog({ results, acts }: SendLogProps) {
  return (
    <ol>
      {results.map((result) => (
        <li key={result.id} className={classes.entry}>
          <Entry result={result} acts={acts} />
        </li>
      ))}
    </ol>
  );
}

export const METHOD_ICONS = {
  Email: IconMail,
  RegisteredLetter: IconMailbox,
  QualifiedDelivery: IconMailFast,
} as const;

function Entry({ result, acts }: { readonly result: SendResult; readonly acts: SendLogActs }) {
  const { t } = useTranslation('delivery');
  const { addressee, address, status, statusChangedAt, failure, replacesDeliveryId } = result;
  const isMail = result.sendMethod === 'Email';
  const MethodIcon = METHOD_ICONS[result.sendMethod];
  return (
    <>
      <div className={classes.head}>
        <MethodIcon className={classes.method} aria-hidden />
        <div className={classes.whom}>
          <p className={classes.addressee}>{addressee ?? address}</p>
          {addressee && <p className={classes.address}>{address}</p>}
        </div>
      </div>
      <p className={classes.status}>
        {isMail ? (
          <EmailStatusBadge status={result.status} />
        ) : (
          <RegisteredLetterStatusBadge status={result.status} />
        )}
        <span className={classes.since}>
          {t('since')} <DateText value={statusChangedAt} style="dateTime" />
        </span>
      </p>
      {replacesDeliveryId && <p className={classes.remark}>{t('instead')}</p>}
      {failure && outcomeOf(status) === 'failed' && <Failure result={result} failure={failure} acts={acts} />}
      {!isMail && <Papers letter={result} acts={acts} />}
      <Timeline result={result} acts={acts} />
    </>
  );
}

interface FailureProps {
  readonly result: SendResult;
  readonly failure: string;
  readonly acts: SendLogActs;
}

/** Why it failed, in the words of the service, and the way out where there is one. */
function Failure({ result, failure, acts: { retry, busyWith } }: FailureProps) {
  const { t } = useTranslation('delivery');
  const canRetry =
    result.sendMethod === 'Email'
      ? canRetryEmail(result.status)
      : canRetryLetter(result.status) && result.acceptedAt === null;
  return (
    <div className={classes.failure}>
      {isAddressFault(failure) ? (
        <p>{t('badAddress')}</p>
      ) : (
        <>
          <p>{t('failure')}</p>
          <p className={classes.said}>{failure}</p>
        </>
      )}
      {canRetry && retry && (
        <Button
          variant="default"
          leftSection={<IconRefresh />}
          loading={busyWith === result.id}
          onClick={() => retry(result.id)}
        >
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

/** We found it ourselves, before asking the post: `addressee: too-long, zipcode: required`. */
function isAddressFault(failure: string): boolean {
  return failure.split(', ').every((fault) => /^[a-z0-9]+: [a-z-]+$/.test(fault));
}

interface PapersProps {
  readonly letter: Exclude<SendResult, { sendMethod: 'Email' }>;
  readonly acts: SendLogActs;
}

function Papers({ letter, acts: { downloadProof, openLetter, busyWith } }: PapersProps) {
  const { t } = useTranslation('delivery');
  const { barcode, hasProofOfDeposit, registeredLetterId, acceptedAt, sendMethod } = letter;
  const isPaper = sendMethod === 'RegisteredLetter';
  const canDownload = hasProofOfDeposit && downloadProof !== undefined;
  const canOpen = acceptedAt !== null && openLetter !== undefined;
  if (barcode === null && !canDownload && !canOpen) return null;
  return (
    <div className={classes.papers}>
      {barcode && <Barcode value={barcode} />}
      {canDownload && (
        <Button
          variant="default"
          fullWidth
          classNames={{ label: classes.proofLabel }}
          leftSection={<IconFileCertificate />}
          rightSection={<IconDownload />}
          loading={busyWith === registeredLetterId}
          onClick={() => downloadProof(registeredLetterId)}
        >
          {t('proofOfDeposit')}
        </Button>
      )}
      {canOpen && (
        <Button
          className={classes.link}
          variant="subtle"
          size="compact-sm"
          onClick={() => openLetter(registeredLetterId)}
        >
          {t(isPaper ? 'openLetter' : 'openCoveringLetter')}
        </Button>
      )}
    </div>
  );
}

/** How a mail or letter got where it is; hollow is what is still expected. */
function Timeline({ result, acts }: { readonly result: SendResult; readonly acts: SendLogActs }) {
  const { t } = useTranslation('delivery');
  return (
    <ol className={classes.timeline} aria-label={t('timeline')}>
      {timelineOf(result).map((point) => (
        <li
          key={point.key}
          className={classes.point}
          data-kind={point.kind}
          data-failed={(point.status !== null && outcomeOf(point.status) === 'failed') || undefined}
          aria-current={point.isCurrent ? 'step' : undefined}
        >
          <p className={classes.happened}>{t(point.label)}</p>
          <When point={point} />
          {point.evidence && <Evidence deliveryId={result.id} evidence={point.evidence} acts={acts} />}
        </li>
      ))}
    </ol>
  );
}

interface EvidenceProps {
  readonly deliveryId: string;
  readonly evidence: NonNullable<TimelinePoint['evidence']>;
  readonly acts: SendLogActs;
}

/** What proves a step, as the provider gave it, with the start of its fingerprint. */
function Evidence({ deliveryId, evidence: { id, kind, sha256 }, acts }: EvidenceProps) {
  const { t } = useTranslation(['delivery', 'vocabulary']);
  const { downloadEvidence, busyWith } = acts;
  if (downloadEvidence === undefined) return null;
  return (
    <p className={classes.evidence}>
      <Button
        className={classes.link}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconFileCertificate size={16} />}
        loading={busyWith === id}
        onClick={() => downloadEvidence({ deliveryId, evidenceId: id })}
      >
        {t(`vocabulary:evidenceKind.${kind}`)}
      </Button>
      <span className={classes.fingerprint} title={sha256}>
        SHA-256 {sha256.slice(0, 12)}
      </span>
    </p>
  );
}

function When({ point: { kind, at, note } }: { readonly point: TimelinePoint }) {
  const { t } = useTranslation('delivery');
  if (kind === 'expected' && at === null) return <p className={classes.moment}>{t('expected')}</p>;
  return (
    <p className={classes.moment}>
      {kind === 'expected' && <>{t('nextAttempt')} </>}
      <DateText value={at} style="dateTime" />
      {note && <> · {note}</>}
    </p>
  );
}
