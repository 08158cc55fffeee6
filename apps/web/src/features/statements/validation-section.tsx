import type { Statement } from '@prorata/contract/statements/statement';
import { canBeValidated, listMissingParts } from '@prorata/domain/statement-parts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import type { StatementForm } from './statement-values.ts';

/** The mark that somebody checked it; it waits until there is something to check. */
export function ValidationSection({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const missing = useMissingParts(statement);
  const { validatedBy, validatedAt } = statement;
  const parts = missing.filter((part) => part !== 'paymentaccount').map((part) => t(`missingParts.${part}`));
  const validated = useWatch<StatementForm, 'validated'>({ name: 'validated' });
  const isLocked = !canBeValidated(missing) && validated !== true;
  const hint =
    validatedBy && validatedAt
      ? t('editor.validatedBy', { name: validatedBy, moment: formatDate(validatedAt, language, 'dateTime') })
      : t('hints.validated');
  return (
    <FormSection title={t('sections.validation')} hint={t('sections.validationHint')}>
      <CheckField<StatementForm>
        name="validated"
        hint={hint}
        {...(isLocked && { lockedBecause: t('hints.cannotValidate', { parts: parts.join(', ') }) })}
      />
    </FormSection>
  );
}

/** What the statement lacks as it stands in the form, saved or not. */
function useMissingParts({ documents, privilegedClaims }: Statement) {
  const [firstName, lastName, corporateName, total, account] = useWatch<
    StatementForm,
    ['firstName', 'lastName', 'corporateName', 'totalAmountClaimed', 'paymentaccount']
  >({ name: ['firstName', 'lastName', 'corporateName', 'totalAmountClaimed', 'paymentaccount'] });
  return listMissingParts({
    creditorName: [corporateName, firstName, lastName].filter(Boolean).join(' '),
    totalAmountClaimedCents: typeof total === 'number' && total > 0 ? 1n : 0n,
    documentTypes: documents.map(({ documentType }) => documentType),
    claims: privilegedClaims
      .filter(({ isCalculatedAutomatically }) => !isCalculatedAutomatically)
      .map(({ documentId }) => ({ hasDocument: documentId !== null })),
    paymentAccount: account ?? null,
  });
}
