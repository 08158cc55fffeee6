import { Button, Table } from '@mantine/core';
import { eurosFromCents } from '@prorata/domain/money';
import { IconListNumbers, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Amount } from '../../../components/values.tsx';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import type { RecalculatedOutcome } from './recalculate.ts';
import classes from './seal.module.css';

/** Below the sums: how they came about, step by step, and the whole check on paper. */
export function SealSteps({ steps }: { readonly steps: RecalculatedOutcome['steps'] }) {
  const { t } = useTranslation('seal');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={classes.acts}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconListNumbers size={16} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('steps.title')}
        </Button>
        {/* Made by the browser itself: nothing leaves the device, and no library has to be loaded for it. */}
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPrinter size={16} />}
          onClick={() => window.print()}
        >
          {t('steps.print')}
        </Button>
      </div>
      <div className={classes.onDemand} data-open={isOpen || undefined}>
        <Table aria-label={t('steps.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th colSpan={2}>{t('steps.step')}</Table.Th>
              <Table.Th ta="end">{t('steps.demanded')}</Table.Th>
              <Table.Th ta="end">{t('steps.available')}</Table.Th>
              <Table.Th ta="end">{t('steps.paid')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {steps.map(({ kind, lots, demandedCents, availableCents, paidCents }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a calculation never move.
              <Table.Tr key={index}>
                <Table.Td c="dimmed">{index + 1}</Table.Td>
                <Table.Td>
                  {t(`steps.kinds.${kind}`)}
                  {lots.length > 0 && <span className={classes.lots}>{lots.join(', ')}</span>}
                </Table.Td>
                {[demandedCents, availableCents, paidCents].map((cents, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: always the same three.
                  <Table.Td key={column} ta="end">
                    <Amount euros={eurosFromCents(cents)} unit="none" />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}
