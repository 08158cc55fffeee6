import { Group, Stack, Text } from '@mantine/core';
import type { Party } from '@prorata/contract/parties/party';
import { StatusBadge } from '../../components/badges.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { partyNameOf, partyNumberOf } from './party-values.ts';
import { useRegisterRemark } from './use-register-remark.ts';

/** Who it is, where, who knows it, and what should be seen before it is taken over. */
export function FoundParty({ party }: { readonly party: Party | undefined }) {
  const { t } = useTranslation(['forms', 'fields']);
  const warn = useRegisterRemark();
  if (party === undefined) return null;
  const { address, register, institution } = party;
  const ownFields = institution?.ownFields.map((field) => t(`fields:party.${field}`)) ?? [];
  const place = [address.zipcode, address.city].filter(Boolean).join(' ');
  const details = [institution?.purpose, partyNumberOf(party), place].filter(Boolean).join(' · ');
  const warning = warn(register);
  return (
    <Group justify="space-between" wrap="nowrap" w="100%" gap="md">
      <Stack gap={0} miw={0}>
        <Text truncate>{partyNameOf(party)}</Text>
        {details !== '' && (
          <Text size="sm" c="dimmed">
            {details}
          </Text>
        )}
        {ownFields.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('partySearch.own', { fields: ownFields.join(', ') })}
          </Text>
        )}
        {warning !== undefined && (
          <Text size="sm" c="warning.8">
            {warning}
          </Text>
        )}
      </Stack>
      <Origin party={party} />
    </Group>
  );
}

/** Who knows it. */
function Origin({ party: { institution, partyId } }: { readonly party: Party }) {
  const { t } = useTranslation('forms');
  if (institution !== null) return <StatusBadge tone="positive">{t('partySearch.institution')}</StatusBadge>;
  if (partyId !== null) return <StatusBadge tone="info">{t('partySearch.inBook')}</StatusBadge>;
  return <StatusBadge tone="slate">{t('partySearch.inRegister')}</StatusBadge>;
}
