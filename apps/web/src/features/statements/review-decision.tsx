import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Document } from '@prorata/contract/statements/document';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { sumEuros } from '@prorata/domain/money';
import { IconBan, IconTrash } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import { LongTextField } from '../../components/form/fields.tsx';
import { ConflictNotice, useTakeFocus } from '../../components/form/form-messages.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { Refusal } from '../../components/states.tsx';
import { Amount } from '../../components/values.tsx';
import { NOTHING } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { isInDialog } from '../../platform/use-escape.ts';
import { FiledDifferences } from './filed-differences.tsx';
import { canValidate, listChecks } from './list-checks.ts';
import { ReplacedBalance } from './replaced-balance.tsx';
import type { ReviewClaims } from './review-claim-dialogs.tsx';
import { ReviewClaimList } from './review-claim-list.tsx';
import classes from './review-decision.module.css';
import { CreditorDetails, PaymentDetails, ReviewChecks, Standing } from './review-details.tsx';
import { declaredTotalOf, isOtherwiseChanged, type ReviewDraft, totalOf } from './review-draft.ts';
import { useCreditorName } from './statement-state.tsx';
import type { Review } from './use-review.ts';

interface ReviewDecisionProps {
  readonly dossier: Dossier;
  readonly statement: ThirdPartyStatement;
  readonly review: Review;
  readonly claims: ReviewClaims;
  readonly next: StatementRow | undefined;
  readonly whyNotRemove: string | undefined;
  readonly onRemove: () => void;
  readonly onEditDetails: () => void;
  readonly onShowDocument: (document: Document) => void;
}

/** The right-hand side of the desk: what is claimed, what of it is accepted and why, and the verdict. */
export function ReviewDecision({ statement, review, next, ...props }: ReviewDecisionProps) {
  const { t } = useTranslation(['statements', 'forms']);
  const name = useCreditorName()(statement);
  const draft = useWatch() as ReviewDraft;
  const changed = isOtherwiseChanged(statement);
  const checks = listChecks(statement, draft);
  const remove = {
    key: 'remove',
    label: t('forms:remove'),
    icon: IconTrash,
    impossibleBecause: props.whyNotRemove,
    act: props.onRemove,
  };
  return (
    <aside className={classes.decision} aria-label={t('desk.panes.decision')}>
      <div className={classes.content}>
        <Group gap="sm" wrap="nowrap" mb="-md">
          <Title order={2} flex={1} fz="lg" lh="lg" fw={600}>
            {name}
          </Title>
          <RowMenu name={name} acts={[remove]} />
        </Group>
        <CreditorDetails statement={statement} />
        <Standing statement={statement} />
        <ReplacedBalance statement={statement} />
        <Messages review={review} />
        <Total statement={statement} />
        <ReviewClaimList
          dossier={props.dossier}
          statement={statement}
          claims={props.claims}
          canDecide={review.canDecide}
          onShowDocument={props.onShowDocument}
        />
        <FiledDifferences dossier={props.dossier} differences={statement.differences} />
        {(changed || statement.explanationOfChange !== null) && (
          <LongTextField<ReviewDraft>
            name="explanationOfChange"
            span={12}
            required={changed}
            hint={t('desk.explanationHint')}
          />
        )}
        <PaymentDetails statement={statement} />
        {review.canDecide && (
          <Anchor component="button" type="button" className={classes.edit} onClick={props.onEditDetails}>
            {t('desk.edit')}
          </Anchor>
        )}
        {review.canDecide && <ReviewChecks checks={checks} statement={statement} />}
      </div>
      {review.canDecide && <Verdict review={review} next={next} isReady={canValidate(checks)} />}
    </aside>
  );
}

/** What was declared in all, what of it is refused, and what counts: it follows from the claims and the rest. */
function Total({ statement }: { readonly statement: ThirdPartyStatement }) {
  const { t } = useTranslation(['statements', 'claims', 'fields']);
  const draft = useWatch() as ReviewDraft;
  const declared = declaredTotalOf(statement);
  const counted = totalOf(draft);
  const rejected = sumEuros([declared, -counted]);
  return (
    <dl className={classes.total}>
      <div>
        <dt>{t('fields:claim.parts.declared')}</dt>
        <dd>
          <Amount euros={declared} />
        </dd>
      </div>
      <div data-rejected={rejected > 0 || undefined}>
        <dt>{t('claims:decision.rejected')}</dt>
        <dd>{rejected > 0 ? <Amount euros={-rejected} /> : NOTHING}</dd>
      </div>
      <div data-counted>
        <dt>{t('desk.counts')}</dt>
        <dd>
          <Amount euros={counted} />
        </dd>
      </div>
    </dl>
  );
}

/** Why the last attempt did not succeed, and what happened meanwhile. */
function Messages({ review }: { readonly review: Review }) {
  const { t } = useTranslation(['statements', 'forms']);
  const { conflict, problem, isAskingInvalid } = review;
  const box = useTakeFocus(isAskingInvalid ? undefined : (conflict ?? problem));
  return (
    <div ref={box} tabIndex={-1} className={classes.messages}>
      {problem && !isAskingInvalid && <Refusal title={t('desk.notDone')} {...problem} />}
      {conflict && (
        <ConflictNotice stale={conflict} onLoadNewest={review.loadNewest} onRedoMine={review.redoMine} />
      )}
    </div>
  );
}

interface VerdictProps {
  readonly review: Review;
  readonly next: StatementRow | undefined;
  readonly isReady: boolean;
}

/** The ways to end it. Ctrl and Enter validates from anywhere on the desk, also from within a field. */
function Verdict({ review, next, isReady }: VerdictProps) {
  const { t } = useTranslation('statements');
  const nameOf = useCreditorName();
  const { isDirty } = review.form.formState;
  const canValidateNow = isReady && !review.isBusy && !review.isAskingInvalid;
  useHotkeys([['mod+Enter', (event) => canValidateNow && !isInDialog(event) && void review.validate()]], []);
  return (
    <div className={classes.verdict}>
      <div className={classes.acts}>
        <Button
          variant="default"
          leftSection={<IconBan />}
          disabled={review.isBusy}
          onClick={review.askInvalid}
        >
          {t('desk.markInvalid')}
        </Button>
        {isDirty && (
          <Button variant="default" type="submit" disabled={review.isBusy}>
            {t('desk.save')}
          </Button>
        )}
        <Button
          ms="auto"
          disabled={!isReady}
          loading={review.isBusy}
          rightSection={<kbd>{t('desk.validateKeys')}</kbd>}
          onClick={() => void review.validate()}
        >
          {next ? t('desk.validate') : t('desk.validateLast')}
        </Button>
      </div>
      <Text size="sm" mt="xs" c="dimmed" ta="end">
        {next ? t('desk.next', { name: nameOf(next) }) : t('desk.last')}
      </Text>
    </div>
  );
}
