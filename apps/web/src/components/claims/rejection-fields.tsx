import { Chip, Group, Input } from '@mantine/core';
import { REJECTION_REASONS, type RejectionReason } from '@prorata/domain/vocabulary';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Cell, useField } from '../form/field.tsx';
import { LongTextField } from '../form/fields.tsx';

/** Why something is not admitted: one of the usual reasons, and the words that the report prints. */
export function RejectionFields({ at }: { readonly at: string }) {
  const { t } = useTranslation('claims');
  return (
    <>
      <ReasonField name={`${at}rejectionReason`} />
      <LongTextField name={`${at}rejectionNote`} span={12} rows={2} hint={t('decision.noteHint')} />
    </>
  );
}

function ReasonField({ name }: { readonly name: string }) {
  const field = useField({ name });
  const reason = REJECTION_REASONS.find((known) => known === field.value);
  return (
    <Cell span={12} help="rejection" label={field.label}>
      <Input.Wrapper labelElement="div" label={field.label} error={field.error} required={!field.isReadOnly}>
        <ReasonChips
          id={field.id}
          value={reason}
          reasons={
            field.isReadOnly ? REJECTION_REASONS.filter((known) => known === reason) : REJECTION_REASONS
          }
          onChange={field.change}
        />
      </Input.Wrapper>
    </Cell>
  );
}

interface ReasonChipsProps {
  readonly id?: string;
  readonly value: RejectionReason | undefined;
  readonly reasons?: readonly RejectionReason[];
  readonly onChange: (reason: RejectionReason) => void;
}

/** The usual reasons, of which one is chosen. */
export function ReasonChips({ id, value, reasons = REJECTION_REASONS, onChange }: ReasonChipsProps) {
  const { t } = useTranslation(['vocabulary', 'fields']);
  return (
    <Chip.Group value={value ?? null} onChange={(reason) => onChange(reason as RejectionReason)}>
      <Group gap="xs" mt="xs" role="radiogroup" aria-label={t('fields:claim.rejectionReason')}>
        {reasons.map((reason, place) => (
          <Chip
            key={reason}
            value={reason}
            size="xs"
            radius="sm"
            variant="outline"
            {...(place === 0 && id && { id })}
          >
            {t(`rejectionReason.${reason}`)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
