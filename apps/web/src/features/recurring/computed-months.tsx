import { SegmentedControl } from '@mantine/core';
import { sumEuros } from '@prorata/domain/money';
import { useState } from 'react';
import { Hint } from '../../components/text.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { SeizablePartPanel } from '../income/seizable-part-panel.tsx';
import classes from './recurring.module.css';
import type { RecurringProps } from './recurring-tab.tsx';
import { useMonthWords } from './use-month-words.ts';

/** As many as stand beside each other. */
const SHOWN = 3;

/** How the part that may be seized was found in the last months of which our figure is known. */
export function ComputedMonths({ dossier, recurring: { receipts, payers } }: RecurringProps) {
  const { t } = useTranslation('recurring');
  const words = useMonthWords();
  const [chosenId, choose] = useState<string>();
  const shown = receipts.filter(({ computation }) => computation !== null).slice(-SHOWN);
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown.at(-1);
  if (chosen === undefined || chosen.computation === null) return null;
  const { id, computation, amount, maintenanceOnly, receivedOn, payerId } = chosen;
  return (
    <div className={classes.computed}>
      {shown.length > 1 && (
        <SegmentedControl
          aria-label={t('computation.month')}
          value={id}
          onChange={choose}
          data={shown.map((receipt) => ({ value: receipt.id, label: words.short([receipt.month]) }))}
        />
      )}
      {payers.length > 1 && <Hint>{payers.find((payer) => payer.id === payerId)?.name}</Hint>}
      <SeizablePartPanel
        key={id}
        dossierId={dossier.id}
        computation={computation}
        paid={sumEuros([amount, -maintenanceOnly])}
        paidOn={receivedOn}
        isReadOnly
      />
    </div>
  );
}
