import { Stack, Table, Text } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { importsCalls } from '@prorata/contract/imports/calls';
import type { Import } from '@prorata/contract/imports/import';
import { amountOf } from '@prorata/domain/imports/read-import';
import { sumEuros } from '@prorata/domain/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRefusalPhrase } from '../../components/form/field.tsx';
import { Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';
import { PlainStep, StepFoot } from '../extracts/step-layout.tsx';
import { mappingOf } from './import-progress.ts';
import { importQuery } from './import-queries.ts';
import classes from './summary-step.module.css';
import type { SheetImport, Taking } from './use-import.ts';

interface SummaryStepProps {
  readonly dossier: Dossier;
  readonly sheet: SheetImport;
}

/** What will be made of the rows that are ready. Until here nothing has changed in the dossier. */
export function SummaryStep({ dossier, sheet }: SummaryStepProps) {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const { takeOver, isBusy, error } = useTakingOver(dossier, sheet);
  const { taking, tally } = sheet;
  const waiting = tally.mend + tally.choose + tally.double;
  const foot = (
    <StepFoot
      onBack={() => void navigate({ to: '.', search: {} })}
      onNext={takeOver}
      verb={t('summary.verb')}
      isBusy={isBusy}
    />
  );
  return (
    <PlainStep title={t('summary.title')} intro={t('summary.intro')} foot={foot}>
      {error && <NotTaken error={error} taking={taking} />}
      <Figures taking={taking} />
      <Stack gap={4}>
        {waiting > 0 && <Text>{t('summary.waiting', { count: waiting })}</Text>}
        {tally.leftOut > 0 && <Text>{t('summary.leftOut', { count: tally.leftOut })}</Text>}
        <Hint>{t('summary.proof')}</Hint>
        <Hint>{t('choose.kept')}</Hint>
      </Stack>
      <TakingList taking={taking} />
    </PlainStep>
  );
}

function amountTaken({ creditor, body }: Taking): number {
  const rows = creditor.rows.filter(({ number }) => body.rows.includes(number));
  return sumEuros(rows.map(({ values }) => amountOf(values)));
}

function Figures({ taking }: { readonly taking: readonly Taking[] }) {
  const { t } = useTranslation('imports');
  const joined = taking.filter(({ body }) => body.into === 'statement').length;
  const figures = [
    { label: t('summary.statements'), value: taking.length - joined },
    ...(joined > 0 ? [{ label: t('summary.joined'), value: joined }] : []),
    { label: t('summary.rows'), value: taking.reduce((sum, { body }) => sum + body.rows.length, 0) },
    { label: t('summary.claims'), value: taking.reduce((sum, { body }) => sum + body.claims.length, 0) },
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('summary.amount')}</dt>
        <dd>
          <Amount euros={sumEuros(taking.map(amountTaken))} />
        </dd>
      </div>
    </dl>
  );
}

function TakingList({ taking }: { readonly taking: readonly Taking[] }) {
  const { t } = useTranslation('imports');
  return (
    <div className={classes.list}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('summary.creditor')}</Table.Th>
            <Table.Th>{t('summary.rows')}</Table.Th>
            <Table.Th ta="end">{t('summary.claims')}</Table.Th>
            <Table.Th ta="end">{t('summary.amount')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {taking.map((one) => (
            <Table.Tr key={one.creditor.key}>
              <Table.Td>
                {one.name}
                {one.body.into === 'statement' && <Hint>{t('summary.joined')}</Hint>}
              </Table.Td>
              <Table.Td>{one.body.rows.join(', ')}</Table.Td>
              <Table.Td ta="end">{one.body.claims.length}</Table.Td>
              <Table.Td ta="end">
                <Amount euros={amountTaken(one)} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** Why nothing was taken over; where one creditor is the cause, its row. */
function NotTaken({ error, taking }: { readonly error: Error; readonly taking: readonly Taking[] }) {
  const { t } = useTranslation('imports');
  const inWords = useProblem();
  const phrase = useRefusalPhrase();
  const fields = error instanceof ProblemError ? error.fields : [];
  const refused = fields.find(({ path }) => /^creditors\.\d+\./.test(path));
  const cause = refused && taking[Number(refused.path.split('.')[1])];
  return (
    <>
      <Refusal title={t('summary.refused')} {...inWords(error)} />
      {refused && cause && (
        <Text>
          {t('summary.refusedAt', { row: cause.creditor.key, name: cause.name })} {phrase(refused)}
        </Text>
      )}
    </>
  );
}

function useTakingOver(dossier: Dossier, { imported, progress, taking, tally, keeping }: SheetImport) {
  const { t } = useTranslation('imports');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const params = { dossierId: dossier.id, importId: imported.id };
  const isAll = tally.mend + tally.choose + tally.double === 0;
  const mutation = useMutation({
    mutationFn: () => {
      keeping.end();
      const body = { creditors: taking.map(({ body: one }) => one), mapping: mappingOf(progress) };
      return request(importsCalls.takeOver, { params, body });
    },
    onSuccess: async (after) => {
      keeping.goOn(after.version);
      if ('lines' in after) {
        const shown: Import = { ...after, progress: { ...progress } };
        queries.setQueryData(importQuery(params.dossierId, params.importId).queryKey, shown);
      }
      showSuccess(t('summary.done', { count: taking.length }));
      const isOfDossier = { queryKey: dossierKey(dossier.id), refetchType: 'none' } as const;
      await queries.invalidateQueries({
        ...isOfDossier,
        predicate: ({ queryKey }) => !queryKey.includes('imports'),
      });
      if (isAll) {
        await navigate({
          to: '/app/dossier/$dossierId',
          params: { dossierId: dossier.id },
          search: { tab: 'statements' },
        });
      } else {
        await navigate({ to: '.', search: {}, replace: true });
      }
    },
    onError: () => keeping.goOn(),
  });
  return { takeOver: () => mutation.mutate(), isBusy: mutation.isPending, error: mutation.error };
}
