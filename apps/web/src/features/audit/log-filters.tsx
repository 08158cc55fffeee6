import { Select } from '@mantine/core';
import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './audit.module.css';
import type { useAuditFilters } from './use-audit-filters.ts';
import { useEventLabels } from './use-event-labels.ts';

interface LogFiltersProps {
  readonly filters: Pick<ReturnType<typeof useAuditFilters>, 'setKind' | 'actor' | 'setActor' | 'keyOf'>;
  /** What the kinds of this log are of. */
  readonly kindLabel: string;
  readonly kinds: readonly { readonly value: string; readonly label: string }[];
  readonly kind: string | undefined;
  readonly actors: readonly AuditEvent['actor'][];
}

/** What a log is narrowed to: one kind, and one person. */
export function LogFilters({ filters, kindLabel, kinds, kind, actors }: LogFiltersProps) {
  const { t } = useTranslation(['audit', 'forms']);
  const { actorOf } = useEventLabels();
  const choice = {
    className: classes.filter ?? '',
    clearable: true,
    clearButtonProps: { 'aria-label': t('forms:clear') },
  };
  return (
    <>
      <Select
        {...choice}
        aria-label={kindLabel}
        placeholder={t('filters.anyKind')}
        data={[...kinds]}
        value={kind ?? null}
        onChange={filters.setKind}
      />
      <Select
        {...choice}
        aria-label={t('filters.person')}
        placeholder={t('filters.anyone')}
        data={actors.map((actor) => ({ value: filters.keyOf(actor), label: actorOf(actor) }))}
        value={filters.actor ?? null}
        onChange={filters.setActor}
      />
    </>
  );
}
