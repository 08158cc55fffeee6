import { Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleCheck, IconFingerprint, IconX } from '@tabler/icons-react';
import { Hint } from '../../../components/text.tsx';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import type { ReadReceipt } from './read-receipt.ts';
import classes from './seal.module.css';
import { shorten } from './shorten.ts';

interface ReceiptVerdictProps {
  readonly receipt: ReadReceipt;
  readonly checkedAt: Date;
}

/** What a receipt says of itself: whether this platform gave it, and whether anything of it was changed since. */
export function ReceiptVerdict({ receipt: { state, sha256 }, checkedAt }: ReceiptVerdictProps) {
  const { t } = useTranslation('seal');
  const language = useLanguage();
  const isGood = state === 'good';
  const PointIcon = isGood ? IconCircleCheck : IconAlertTriangle;
  return (
    <section className={classes.verdict} aria-labelledby="seal-verdict">
      <header className={classes.verdictHead} data-tone={isGood ? 'positive' : 'negative'}>
        <span className={classes.verdictIcon}>
          {isGood ? <IconCheck aria-hidden /> : <IconX aria-hidden />}
        </span>
        <div>
          <Title order={2} size="h2" id="seal-verdict" role="status">
            {t(`receipt.${state}`)}
          </Title>
          <Text size="sm">
            {t('receipt.checked', { date: formatDate(checkedAt.toISOString(), language, 'dateTime') })}
          </Text>
        </div>
      </header>
      <ul className={classes.points}>
        <li data-state={isGood ? 'good' : 'wrong'}>
          <PointIcon aria-hidden />
          <div>
            <Text fw={500}>{t('receipt.seal')}</Text>
            <Hint>{t(`receipt.${state}Text`)}</Hint>
          </div>
        </li>
        <li data-state="good">
          <IconFingerprint aria-hidden />
          <div>
            <Text fw={500}>{t('receipt.fingerprint')}</Text>
            <Hint>SHA-256 {shorten(sha256)}</Hint>
          </div>
        </li>
      </ul>
    </section>
  );
}
