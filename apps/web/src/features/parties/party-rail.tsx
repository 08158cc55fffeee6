import { Anchor, Stack, Text } from '@mantine/core';
import type { BookPartyDetail } from '@prorata/contract/parties/party';
import { formatIban } from '@prorata/domain/iban';
import { Link } from '@tanstack/react-router';
import { type Point, Points, RailSection } from '../../components/block.tsx';
import { Hint } from '../../components/text.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { institutionNameOf } from './party-values.ts';
import { PossibleDuplicates } from './possible-duplicates.tsx';
import { useRegisterRemark } from './use-register-remark.ts';

type KnownInstitution = NonNullable<BookPartyDetail['institution']>;

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
      {party.institution !== null && <InstitutionPart institution={party.institution} />}
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

function InstitutionPart({ institution }: { readonly institution: KnownInstitution }) {
  const { t } = useTranslation(['parties', 'fields']);
  const language = useLanguage();
  const { ownFields, address, email, accounts } = institution;
  const street = [address.street, address.housenumber].filter(Boolean).join(' ');
  const place = [address.zipcode, address.city].filter(Boolean).join(' ');
  const line = [street, place].filter(Boolean).join(', ');
  const fields = ownFields.map((field) => t(`fields:party.${field}`)).join(', ');
  return (
    <RailSection title={t('institution.title')}>
      <Text fw={600}>{institutionNameOf(institution, language)}</Text>
      {[line, email].filter(Boolean).map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {accounts.map(({ purpose, iban }) => (
        <Text key={iban}>{[purpose, formatIban(iban)].filter(Boolean).join(' · ')}</Text>
      ))}
      {ownFields.length > 0 && (
        <Text mt="sm" c="warning.8">
          {t('institution.differs', { fields })}
        </Text>
      )}
      <Hint mt="sm">{t('institution.text')}</Hint>
    </RailSection>
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
