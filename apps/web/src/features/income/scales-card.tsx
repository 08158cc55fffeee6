import { Button, Table, Text } from '@mantine/core';
import { incomeCalls } from '@prorata/contract/income/calls';
import type { Scale } from '@prorata/contract/income/income';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { Block } from '../../components/block.tsx';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { QueryState, Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import classes from './income.module.css';
import { ScaleDialog } from './scale-dialog.tsx';
import { scalesQuery } from './scale-queries.ts';

/** Those of the last years are what people look for. */
const SHOWN = 4;
const LIMITS = ['free', 'second', 'third', 'fourth', 'perChild'] as const;

/** The amounts of the law up to which an income cannot be seized: all years, and taking over new ones under four eyes. */
export function ScalesCard() {
  const { t } = useTranslation(['income', 'fields']);
  const scales = useQuery(scalesQuery);
  const [isAdding, setAdding] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const newest = (scales.data?.items ?? []).toReversed();
  const shown = isWhole ? newest : newest.slice(0, SHOWN);
  return (
    <Block
      title={t('scales.title')}
      act={
        <Button variant="default" leftSection={<IconPlus />} onClick={() => setAdding(true)}>
          {t('scales.add')}
        </Button>
      }
    >
      <Hint px="lg" pt="sm">
        {t('scales.hint')}
      </Hint>
      <QueryState query={scales} rows={4} />
      {scales.data && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, also by keyboard. */}
          <div className={classes.scales} tabIndex={0}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('fields:scale.from')}</Table.Th>
                  {LIMITS.map((limit) => (
                    <Table.Th key={limit} ta="end">
                      {t(`fields:scale.${limit}`)}
                    </Table.Th>
                  ))}
                  <Table.Th>{t('fields:scale.source')}</Table.Th>
                  <Table.Th>{t('scales.state')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {shown.map((scale) => (
                  <ScaleRow key={scale.from} scale={scale} />
                ))}
              </Table.Tbody>
            </Table>
          </div>
          {newest.length > SHOWN && (
            <Button variant="subtle" m="sm" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
              {t(isWhole ? 'scales.fewer' : 'scales.older')}
            </Button>
          )}
          <ScaleDialog opened={isAdding} last={newest[0]} onClose={() => setAdding(false)} />
        </>
      )}
    </Block>
  );
}

function ScaleRow({ scale }: { readonly scale: Scale }) {
  const { t } = useTranslation('income');
  const { from, source, isPublished, isConfirmed, enteredBy, confirmedBy } = scale;
  return (
    <Table.Tr>
      <Table.Td fw={500}>
        <DateText value={from} />
      </Table.Td>
      {LIMITS.map((limit) => (
        <Table.Td key={limit} ta="end">
          <Amount euros={scale[limit]} unit="none" />
        </Table.Td>
      ))}
      <Table.Td className={classes.source ?? ''}>
        {source}
        {enteredBy && <Hint>{t('scales.enteredBy', { name: enteredBy })}</Hint>}
        {confirmedBy && <Hint>{t('scales.confirmedBy', { name: confirmedBy })}</Hint>}
      </Table.Td>
      <Table.Td>
        <StatusBadge tone={isConfirmed ? 'positive' : 'warning'}>
          {t(isConfirmed ? 'confirmed' : 'toConfirm')}
        </StatusBadge>
        {isPublished && !isConfirmed && <ScaleActs scale={scale} />}
      </Table.Td>
    </Table.Tr>
  );
}

const ACTS = { confirm: incomeCalls.confirmScale, withdraw: incomeCalls.withdrawScale } as const;

/** Who took the amounts over may take them back; another confirms them. */
function ScaleActs({ scale: { from, source, canConfirm } }: { readonly scale: Scale }) {
  const { t } = useTranslation('income');
  const language = useLanguage();
  const queries = useQueryClient();
  const inWords = useProblem();
  const [asked, setAsked] = useState<keyof typeof ACTS>();
  const date = formatDate(from, language);
  const settling = useMutation({
    mutationFn: (act: keyof typeof ACTS) => request(ACTS[act], { params: { from } }),
    onSuccess: (scales, act) => {
      queries.setQueryData(scalesQuery.queryKey, scales);
      showSuccess(t(`scales.${act}Done`, { date }));
    },
  });
  const close = () => {
    setAsked(undefined);
    settling.reset();
  };
  return (
    <>
      <div className={classes.acts}>
        {canConfirm && (
          <Button size="compact-sm" onClick={() => setAsked('confirm')}>
            {t('scales.confirm')}
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={() => setAsked('withdraw')}>
          {t('scales.withdraw')}
        </Button>
      </div>
      {asked && (
        <IrreversibleDialog
          opened
          title={t(`scales.${asked}Title`, { date })}
          verb={t(`scales.${asked}`)}
          tone={asked === 'withdraw' ? 'negative' : 'primary'}
          isBusy={settling.isPending}
          onConfirm={() => settling.mutate(asked)}
          onClose={close}
        >
          <Text>{t(`scales.${asked}Text`, { source })}</Text>
          {settling.error && <Refusal title={t('scales.refused')} {...inWords(settling.error)} />}
        </IrreversibleDialog>
      )}
    </>
  );
}
