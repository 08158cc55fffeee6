import { Box, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Distribution } from '@prorata/contract/distribution/distribution';
import { useState } from 'react';
import { Block } from '../../components/block.tsx';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { DistributionTable } from './distribution-table.tsx';
import classes from './flow.module.css';
import { FlowView } from './flow-view.tsx';

const LEGEND = ['costs', 'specific', 'general', 'chirographic'] as const;

interface DistributionCardProps {
  readonly distribution: Distribution;
  readonly chosen: string | undefined;
  readonly onChoose: (creditorId: string) => void;
}

/** Who gets which part of the money, drawn or listed. A phone has no room for a drawing. */
export function DistributionCard({ distribution, chosen, onChoose }: DistributionCardProps) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const [view, setView] = useState<'flow' | 'table'>('flow');
  const isNarrow = useMediaQuery('(max-width: 900px)') ?? false;
  const shown = isNarrow ? 'table' : view;
  const View = shown === 'flow' ? FlowView : DistributionTable;
  return (
    <Block
      title={t('flow.title', { amount: formatAmount(distribution.totals.moneyIn, language) })}
      act={
        <>
          {shown === 'flow' && (
            <ul className={classes.legend}>
              {LEGEND.map((flowClass) => (
                <li key={flowClass} data-class={flowClass}>
                  {t(`flow.class.${flowClass}`)}
                </li>
              ))}
            </ul>
          )}
          {!isNarrow && (
            <SegmentedControl
              size="xs"
              aria-label={t('flow.view')}
              value={view}
              onChange={(value) => setView(value === 'table' ? 'table' : 'flow')}
              data={[
                { value: 'flow', label: t('flow.flow') },
                { value: 'table', label: t('flow.table') },
              ]}
            />
          )}
        </>
      }
    >
      <Box {...(shown === 'flow' && { px: 'lg', py: 'md' })}>
        <View distribution={distribution} chosen={chosen} onChoose={onChoose} />
      </Box>
    </Block>
  );
}
