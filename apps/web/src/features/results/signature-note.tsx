import { Text, Tooltip } from '@mantine/core';
import type { Result, SignatureFacts } from '@prorata/contract/results/result';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** What a signature brought along: its level and time stamp, the status of its certificate, and what it lacks. */
export function SignatureNote({ signature }: { readonly signature: SignatureFacts }) {
  const { t } = useTranslation(['calculation', 'vocabulary']);
  const language = useLanguage();
  const { level, signer, issuer, stampedAt, revocation, lacks } = signature;
  const stamp =
    stampedAt === null
      ? t('signature.unstamped')
      : t('signature.stamped', { date: formatDate(stampedAt, language, 'dateTime') });
  return (
    <Tooltip label={t('signature.signer', { name: signer, issuer })} multiline maw="20rem">
      <Text size="sm" c="dimmed" component="div" tabIndex={0}>
        {t('signature.level', { level })} · {stamp} · {t(`vocabulary:revocationState.${revocation}`)}
        {lacks.map((lack) => (
          <Text key={lack} size="sm" c="warning.8">
            {t(`vocabulary:signatureFault.${lack}`)}
          </Text>
        ))}
      </Text>
    </Tooltip>
  );
}

/** Why a signed report is without effect, who said so, and what took its place. */
export function VoidedNote({ voided }: { readonly voided: NonNullable<Result['voided']> }) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const { kind, at, by, reason, replacedBy } = voided;
  return (
    <Text size="sm" c="dimmed">
      {t(`history.${kind}`, { name: by, moment: formatDate(at, language, 'dateTime') })} {reason}
      {replacedBy && ` ${t('history.replacedBy', { name: replacedBy.fileName })}`}
    </Text>
  );
}
