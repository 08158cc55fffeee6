import type { Contestations } from '@prorata/contract/contestations/contestation';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { CONTESTATION_REQUESTS } from '@prorata/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { privilegeName } from '../../components/claims/privilege-words.ts';
import { SelectField } from '../../components/form/fields.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { privilegesQuery } from '../statements/statement-queries.ts';
import type { LineRequest } from './line-request.ts';

interface LineRequestFieldsProps {
  readonly dossier: Dossier;
  readonly overview: Contestations;
  /** Whether it must be said in figures what is asked, as to calculate it. */
  readonly required?: boolean;
}

/** Against which line, and what is asked to be done with it; in the form around it. */
export function LineRequestFields({
  dossier,
  overview: { lines, lots },
  required = false,
}: LineRequestFieldsProps) {
  const { t } = useTranslation(['contestations', 'vocabulary']);
  const language = useLanguage();
  const { statementId, claimId, request } = useWatch<LineRequest>() as Partial<LineRequest>;
  const privileges = useQuery(privilegesQuery(dossier)).data?.items ?? [];
  const line = lines.find((one) => one.statementId === statementId);
  const claim = line?.claims.find((one) => one.claimId === claimId);
  const claims = (line?.claims ?? []).map(({ claimId: value, name, amount }) => ({
    value,
    label: `${name}, ${formatAmount(amount, language)}`,
  }));
  const isOnOneLot = request === 'noPrivilege' && claim !== undefined;
  const ownLots = isOnOneLot ? lots.filter(({ id }) => claim.lotIds.includes(id)) : lots;
  return (
    <>
      <SelectField<LineRequest>
        name="statementId"
        span={claims.length > 0 ? 6 : 12}
        choices={lines.map(({ statementId: value, name: label }) => ({ value, label }))}
        hint={required ? undefined : t('wholeDraftHint')}
        required={required}
        searchable
        clearable={!required}
      />
      {claims.length > 0 && (
        <SelectField<LineRequest>
          name="claimId"
          span={6}
          choices={claims}
          hint={t('wholeStatementHint')}
          clearable
        />
      )}
      <SelectField<LineRequest>
        name="request"
        span={request ? 6 : 12}
        choices={CONTESTATION_REQUESTS.map((value) => ({
          value,
          label: t(`vocabulary:contestationRequest.${value}`),
        }))}
        hint={required ? undefined : t('requestHint')}
        required={required}
        clearable={!required}
      />
      {request === 'otherAmount' && (
        <DecimalField<LineRequest> name="requestedAmount" kind="amount" span={6} required />
      )}
      {request === 'otherPrivilege' && (
        <SelectField<LineRequest>
          name="requestedPrivilegeId"
          span={6}
          choices={privileges
            .filter(({ type }) => type !== 'chirographic')
            .map((one) => ({ value: one.id, label: privilegeName(one, language) }))}
          required
          searchable
        />
      )}
      {(request === 'noPrivilege' || request === 'otherPrivilege') && (
        <SelectField<LineRequest>
          name="requestedLotId"
          span={6}
          choices={ownLots.map(({ id: value, name: label }) => ({ value, label }))}
          hint={t('allLotsHint')}
          clearable
        />
      )}
    </>
  );
}

/** What the fields are called. */
export function useLineRequestLabels() {
  const { t } = useTranslation('contestations');
  return {
    ...{ statementId: t('against'), claimId: t('claim'), request: t('request') },
    ...{ requestedAmount: t('requestedAmount'), requestedPrivilegeId: t('requestedPrivilege') },
    requestedLotId: t('requestedLot'),
  };
}
