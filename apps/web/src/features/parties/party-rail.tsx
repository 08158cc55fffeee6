import { Anchor, Stack, Text } from '@mantine/core';
import type { BookPartyDetail } from '@prorata/contract/parties/party';
import { Link } from '@tanstack/react-router';
import { type Point, Points, RailSection } from '../../components/block.tsx';
import { Hint } from '../../components/text.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { PossibleDuplicates } from './possible-duplicates.tsx';
import { useRegisterRemark } from './use-register-remark.ts';

interface PartyRailProps {
  readonly party: BookPartyDetail;
  readonly isReadOnly: boolean;
}

/** Beside the form: who may be the same, what the register says, where the party was met, and when. */
export function PartyRail({ party, isReadOnly }: PartyRailProps) {
  const { t } = useTranslation('parties');
  const language = useLanguage();
  return (
    <>
      <PossibleDuplicates party={party} isReadOnly={isReadOnly} />
      {party.kboNumber !== null && (
        <RailSection title={t('register.title')}>
          <RegisterPart party={party} />
        </RailSection>
      )}
      <RailSection title={t('met.title')}>
        <MetIn dossiers={party.dossiers} />
        <Hint mt="sm">
          {t('seen.first')} {formatDate(party.firstSeenAt, language)}
        </Hint>
        <Hint>
          {t('seen.last')} {formatDate(party.lastSeenAt, language)}
        </Hint>
      </RailSection>
    </>
  );
}

function RegisterPart({ party: { register } }: { readonly party: BookPartyDetail }) {
  const { t } = useTranslation('parties');
  const language = useLanguage();
  const warn = useRegisterRemark();
  if (register === null) return <Text c="dimmed">{t('register.none')}</Text>;
  const { situation, extractNumber, extractDate } = register;
  const warning = warn(register);
  const date = formatDate(extractDate, language);
  const point: Point = {
    key: 'situation',
    state: warning === undefined ? 'done' : 'waiting',
    title: warning ?? situation?.name ?? t('register.title'),
    text: `${t('register.extract')} ${t('register.extractOf', { number: extractNumber, date })}`,
  };
  return <Points points={[point]} />;
}

function MetIn({ dossiers }: Pick<BookPartyDetail, 'dossiers'>) {
  const { t } = useTranslation('parties');
  if (dossiers.length === 0) return <Text c="dimmed">{t('met.none')}</Text>;
  return (
    <Stack gap="xs">
      {dossiers.map(({ id, fileNumber, role }) => (
        <Text key={`${id} ${role}`}>
          <Anchor
            renderRoot={(props) => (
              <Link to="/app/dossier/$dossierId" params={{ dossierId: id }} {...props} />
            )}
          >
            {fileNumber}
          </Anchor>{' '}
          <Text span c="dimmed">
            {t(`met.${role}`)}
          </Text>
        </Text>
      ))}
    </Stack>
  );
}
