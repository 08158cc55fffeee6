import { Radio } from '@mantine/core';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { OwnOrganization } from '@prorata/contract/organizations/organization';
import { IconBuildingBank } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '../../../components/form/field.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { Empty, LoadError } from '../../../components/states.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import classes from './office-picker.module.css';
import type { OnboardingForm } from './onboarding-values.ts';

/** As many as can be looked over; who does not see theirs types a part of its name. */
const SHOWN = 8;

interface OfficePickerProps {
  readonly awaitedBy: Pick<OwnOrganization, 'id' | 'name'> | null;
}

/** The approved bailiffs' offices, to pick the own one from. */
export function OfficePicker({ awaitedBy }: OfficePickerProps) {
  const { t } = useTranslation('onboarding');
  const inWords = useProblem();
  const [search, setSearch] = useState('');
  const { setValue } = useFormContext();
  const field = useField<OnboardingForm>({ name: 'organization.organizationId' });
  const offices = useQuery({
    queryKey: ['organizations', 'offices', search],
    queryFn: ({ signal }) =>
      request(organizationsCalls.listBailiffsOffices, {
        query: { ...(search !== '' && { search }), pageSize: SHOWN },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const listed = offices.data?.items ?? [];
  const isAwaitedListed = listed.some(({ id }) => id === awaitedBy?.id);
  const first = awaitedBy && !isAwaitedListed && search === '' ? [{ ...awaitedBy, city: null }] : [];
  const shown = [...first, ...listed];
  const choose = (id: string) => {
    field.change(id);
    setValue('organization.officeName', shown.find((office) => office.id === id)?.name);
  };
  const rest = (offices.data?.total ?? 0) - listed.length;
  return (
    <div className={classes.picker}>
      {awaitedBy && <p className={classes.awaited}>{t('office.awaited', { name: awaitedBy.name })}</p>}
      <SearchBox label={t('office.search')} value={search} onChange={setSearch} />
      {offices.isError && <LoadError {...inWords(offices.error)} onRetry={() => void offices.refetch()} />}
      {offices.data && listed.length === 0 && (
        <Empty icon={IconBuildingBank} title={t('office.notFound')}>
          {t('office.notFoundText')}
        </Empty>
      )}
      <Radio.Group
        id={field.id}
        label={field.label}
        error={field.error}
        required
        value={typeof field.value === 'string' ? field.value : null}
        onChange={choose}
      >
        <div className={classes.offices}>
          {shown.map(({ id, name, city }) => (
            <Radio.Card key={id} value={id} className={classes.office ?? ''}>
              <Radio.Indicator size="xs" />
              <span className={classes.name}>{name}</span>
              <span className={classes.city}>{city}</span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {rest > 0 && <p className={classes.more}>{t('office.more', { count: rest })}</p>}
    </div>
  );
}
