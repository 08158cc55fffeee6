import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { privacyCalls } from '@prorata/contract/privacy/calls';
import type { FoundRecord } from '@prorata/contract/privacy/privacy';
import { IconSearch, IconUserQuestion } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { Block, Count } from '../../components/block.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { DetailPage } from '../../components/detail-page.tsx';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { DateField } from '../../components/form/date-fields.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { FormLayout, FormSection } from '../../components/form/form-layout.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { CheckedNumberField, NATIONAL_NUMBER } from '../../components/form/number-fields.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { PageBody } from '../../components/page.tsx';
import { Empty, Refusal } from '../../components/states.tsx';
import { Acts } from '../../components/text.tsx';
import { DateText } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { NOTHING } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { PRIVACY, privacyRequestQuery } from './privacy-queries.ts';

const NOBODY = { name: '', nationalNumber: null, birthDate: null, email: null, zipcode: null };
const TONES = { certain: 'positive', likely: 'primary', name: 'slate' } as const;

interface Found {
  readonly name: string;
  readonly items: readonly FoundRecord[];
  readonly isCut: boolean;
}

/** Who asks, and in what they are recognised: of who has only the name in common somebody has to say whether it is them. */
export function FindPerson() {
  const { t } = useTranslation(['privacy', 'shell']);
  const [found, setFound] = useState<Found>();
  const form = useContractForm(privacyCalls.find, NOBODY);
  const { submit, outcome, isSaving } = useSaving({
    form,
    save: async (body) => ({ name: body.name, ...(await request(privacyCalls.find, { body })) }),
    onSaved: setFound,
  });
  const labels = {
    name: t('find.name'),
    nationalNumber: t('find.nationalNumber'),
    birthDate: t('find.birthDate'),
    email: t('find.email'),
    zipcode: t('find.zipcode'),
  };
  return (
    <DetailPage crumb={<Link to="/app/privacy">{t('request.back')}</Link>} title={t('new')}>
      <ContractForm form={form} labels={labels} onSubmit={submit}>
        <FormLayout>
          <FormMessages outcome={outcome} title={t('find.title')} />
          <FormSection title={t('find.title')} hint={t('find.text')}>
            <TextField name="name" span={6} required />
            <CheckedNumberField name="nationalNumber" span={6} kind={NATIONAL_NUMBER} />
            <DateField name="birthDate" span={4} />
            <TextField name="email" span={5} />
            <TextField name="zipcode" span={3} />
          </FormSection>
          <Acts>
            <Button type="submit" leftSection={<IconSearch />} loading={isSaving}>
              {t('find.act')}
            </Button>
          </Acts>
        </FormLayout>
      </ContractForm>
      {found && (
        <PageBody>
          <FoundRecords key={JSON.stringify(found.items)} found={found} />
        </PageBody>
      )}
    </DetailPage>
  );
}

function keyOf({ kind, id, part }: FoundRecord): string {
  return [kind, id, part].join(' ');
}

function FoundRecords({ found }: { readonly found: Found }) {
  const { t } = useTranslation('privacy');
  const { items, isCut, name } = found;
  const certain = items.filter(({ recognition }) => recognition === 'certain').map(keyOf);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(certain));
  const [proof, setProof] = useState('');
  const creating = useCreating();
  const inWords = useProblem();
  const choose = (row: FoundRecord) => {
    const others = [...chosen].filter((key) => key !== keyOf(row));
    setChosen(new Set(chosen.has(keyOf(row)) ? others : [...others, keyOf(row)]));
  };
  const records = items.filter((row) => chosen.has(keyOf(row)));
  return (
    <Block title={t('found.title')} remark={<Count of={items.length} />}>
      {isCut && (
        <Text px="var(--prorata-inset)" py="sm" c="warning.8">
          {t('found.cut')}
        </Text>
      )}
      <DataTable
        label={t('found.title')}
        columns={useFoundColumns({ isChosen: (row) => chosen.has(keyOf(row)), choose })}
        list={{ rows: items, isOutdated: false }}
        rowId={keyOf}
        hasPhoneCards
        empty={<Empty icon={IconUserQuestion} title={t('found.none')} />}
      />
      {items.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            creating.mutate({
              ...{ person: name, proof },
              records: records.map(({ kind, id, part }) => ({ kind, id, part })),
            });
          }}
        >
          <Group p="var(--prorata-inset)" align="flex-end">
            <TextInput
              flex="1 1 20rem"
              label={t('found.proof')}
              placeholder={t('found.proofHint')}
              maxLength={200}
              required
              value={proof}
              onChange={({ currentTarget }) => setProof(currentTarget.value)}
            />
            <Text c="dimmed" size="sm" role="status" pb="xs">
              {t('found.chosen', { count: chosen.size })}
            </Text>
            <Button
              type="submit"
              disabled={chosen.size === 0 || proof.trim() === ''}
              loading={creating.isPending}
            >
              {t('found.act')}
            </Button>
          </Group>
          {creating.isError && <Refusal title={t('found.act')} {...inWords(creating.error)} />}
        </form>
      )}
    </Block>
  );
}

function useCreating() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: Parameters<typeof request<typeof privacyCalls.create>>[1]['body']) =>
      request(privacyCalls.create, { body }),
    onSuccess: (created) => {
      queries.setQueryData(privacyRequestQuery(created.id).queryKey, created);
      void queries.invalidateQueries({ queryKey: [...PRIVACY, 'list'] });
      return navigate({ to: '/app/privacy', search: { open: created.id } });
    },
  });
}

interface Choice {
  readonly isChosen: (row: FoundRecord) => boolean;
  readonly choose: (row: FoundRecord) => void;
}

/** The box stands with the name: a phone, where lists take one row at a time, has it too. */
function useFoundColumns({ isChosen, choose }: Choice): Column<FoundRecord>[] {
  const { t } = useTranslation('privacy');
  return [
    {
      key: 'name',
      head: t('list.person'),
      cell: (row) => (
        <Checkbox
          label={row.name || NOTHING}
          description={[t(`kinds.${row.kind}`), row.fileNumber].filter(Boolean).join(' · ')}
          checked={isChosen(row)}
          onChange={() => choose(row)}
        />
      ),
    },
    {
      key: 'recognition',
      head: t('list.state'),
      cell: ({ recognition }) => (
        <StatusBadge tone={TONES[recognition]}>{t(`recognitions.${recognition}`)}</StatusBadge>
      ),
    },
    {
      key: 'number',
      head: t('find.nationalNumber'),
      isSecondary: true,
      cell: ({ nationalNumber }) => nationalNumber ?? NOTHING,
    },
    {
      key: 'birthDate',
      head: t('find.birthDate'),
      isSecondary: true,
      cell: ({ birthDate }) => (birthDate === null ? NOTHING : <DateText value={birthDate} />),
    },
    {
      key: 'email',
      head: t('find.email'),
      isSecondary: true,
      from: 'desk',
      cell: ({ email }) => email ?? NOTHING,
    },
    {
      key: 'place',
      head: t('request.where'),
      isSecondary: true,
      from: 'tablet',
      cell: ({ place }) => place ?? NOTHING,
    },
  ];
}
