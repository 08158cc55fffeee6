import { Anchor, Group, Stack, Text } from '@mantine/core';
import { auditCalls } from '@prorata/contract/audit/calls';
import { apiOriginOf } from '@prorata/contract/hosts';
import { Hint } from '../../components/text.tsx';
import { requestUrl } from '../../platform/client/create-request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** Downloads that check an evidence file without us: links and not buttons, because other programs fetch these files too. */
export function OfflineCheck() {
  const { t } = useTranslation('evidence');
  const hrefOf = (path: string) => requestUrl(apiOriginOf(window.location.origin), path, {});
  return (
    <Stack gap={4}>
      <Text fw={500}>{t('offline')}</Text>
      <Hint>{t('offlineHint')}</Hint>
      <Group gap="lg">
        <Anchor href={hrefOf(auditCalls.downloadVerifier.path)} download="verify.mjs" size="sm">
          {t('verifier')}
        </Anchor>
        <Anchor href={hrefOf(auditCalls.downloadTrust.path)} download="authorities.pem" size="sm">
          {t('authorities')}
        </Anchor>
      </Group>
    </Stack>
  );
}
