import type { StatementRow } from '@prorata/contract/statements/statement-row';
import type { ReviewState } from '@prorata/domain/statement-parts';
import { StatusBadge } from '../../components/badges.tsx';
import type { Tone } from '../../components/status-tones.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

const TONES: Record<ReviewState, Tone> = {
  filing: 'slate',
  incomplete: 'warning',
  toReview: 'warning',
  validated: 'positive',
  invalid: 'negative',
};

/** Where a statement stands on the way to the distribution. */
export function ReviewStateBadge({ state }: { readonly state: ReviewState }) {
  const { t } = useTranslation('statements');
  return <StatusBadge tone={TONES[state]}>{t(`reviewStates.${state}`)}</StatusBadge>;
}

/** The name under which a statement is listed, also while nobody is named in it yet. */
export function useCreditorName(): (row: Pick<StatementRow, 'creditorName'>) => string {
  const { t } = useTranslation('statements');
  return ({ creditorName }) => creditorName || t('nameless');
}
