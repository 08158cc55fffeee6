import { Button, Modal } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type {
  ThirdPartyClaim,
  ThirdPartyStatement,
} from '@prorata/contract/statements/third-party-statement';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../app/client/request.ts';
import { useSaving } from '../../app/client/use-saving.ts';
import { ClaimFields } from '../../components/claims/claim-fields.tsx';
import { valuesOfClaim } from '../../components/claims/claim-values.ts';
import { ContractForm } from '../../components/form/contract-form.tsx';
import type { ValuesOf } from '../../components/form/contract-resolver.ts';
import { FieldGrid } from '../../components/form/field-grid.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { LongTextField } from '../../components/form/long-text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { formatAmount } from '../../components/format.ts';
import { RemoveDialog } from '../../components/remove-dialog.tsx';
import { useLanguage } from '../../components/use-language.ts';
import classes from './claim-dialog.module.css';
import type { StatementDocuments } from './statement-documents.tsx';
import { privilegesQuery } from './statement-queries.ts';
import type { ReviewClaims } from './use-review-claims.ts';

interface ReviewClaimDialogsProps {
  readonly dossier: Dossier;
  readonly statement: ThirdPartyStatement;
  readonly claims: ReviewClaims;
  readonly documents: StatementDocuments;
}

/** Adding or changing a claim of a creditor, with the reason; and the question before one is taken out. */
export function ReviewClaimDialogs(props: ReviewClaimDialogsProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const { edited, close, removing } = props.claims;
  return (
    <>
      <Modal
        opened={edited !== undefined}
        onClose={close}
        title={edited === 'new' ? t('add') : t('editTitle')}
        withCloseButton={false}
        closeOnClickOutside={false}
        size={680}
      >
        {edited !== undefined && <ReviewClaimForm {...props} claim={edited === 'new' ? undefined : edited} />}
      </Modal>
      <RemoveDialog
        opened={removing.thing !== undefined}
        title={t('removeTitle')}
        verb={t('removeVerb')}
        isBusy={removing.isBusy}
        problem={removing.problem}
        onConfirm={removing.confirm}
        onClose={removing.close}
      >
        {t('removeText', { amount: formatAmount(removing.thing?.amountDemanded ?? 0, language) })}
      </RemoveDialog>
    </>
  );
}

interface ReviewClaimFormProps extends ReviewClaimDialogsProps {
  readonly claim: ThirdPartyClaim | undefined;
}

type ClaimForm = ValuesOf<typeof statementsCalls.updateThirdPartyClaim>;

function ReviewClaimForm(props: ReviewClaimFormProps) {
  const { dossier, statement, claims, claim, documents } = props;
  const { t } = useTranslation(['claims', 'forms', 'statements']);
  const privileges = useQuery(privilegesQuery(dossier)).data?.items ?? [];
  const { form, submit, isSaving, outcome } = useSavingClaim(props);
  return (
    <ContractForm<typeof statementsCalls.updateThirdPartyClaim>
      form={form}
      labels={t('fields', { returnObjects: true })}
      onSubmit={submit}
    >
      <FormMessages outcome={outcome} />
      <FieldGrid>
        <ClaimFields
          privileges={privileges}
          assets={dossier.soldAssets.map(({ id, name }) => ({ value: id, label: name }))}
          documents={statement.documents}
          upload={documents.upload}
          explain={documents.explain}
          onOpenDocument={documents.show}
        />
        <LongTextField<ClaimForm>
          name="explanationOfChange"
          span={12}
          required
          hint={t('statements:desk.explanationHint')}
        />
      </FieldGrid>
      <div className={classes.acts}>
        <Button variant="default" disabled={isSaving} onClick={claims.close}>
          {t('forms:cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {claim ? t('forms:save') : t('addVerb')}
        </Button>
      </div>
    </ContractForm>
  );
}

function useSavingClaim({ statement, claims, claim }: ReviewClaimFormProps) {
  const params = { dossierId: statement.dossierId, tpStatementId: statement.id };
  const form = useContractForm(statementsCalls.updateThirdPartyClaim, startOf(claim, statement));
  const saving = useSaving({
    form,
    save: ({ version, privilegedClaimId, ...body }) =>
      claim === undefined
        ? request(statementsCalls.createThirdPartyClaim, { params, body })
        : request(statementsCalls.updateThirdPartyClaim, {
            params,
            body: { version, privilegedClaimId, ...body },
          }),
    onSaved: () => {
      void claims.readAgain();
      claims.close();
    },
    reload: async () => {
      const newest = await request(statementsCalls.readThirdParty, { params });
      void claims.readAgain();
      return startOf(
        newest.privilegedClaims.find(({ id }) => id === claim?.id),
        newest,
      ) as ClaimForm;
    },
  });
  return { form, ...saving };
}

/** A new claim has neither version nor id: those it starts with here only fill their places and are not sent. */
function startOf(claim: ThirdPartyClaim | undefined, statement: ThirdPartyStatement): Partial<ClaimForm> {
  return {
    version: claim?.version ?? 1,
    privilegedClaimId: claim?.id ?? statement.id,
    explanationOfChange: statement.explanationOfChange ?? '',
    ...valuesOfClaim(claim),
  };
}
