import { Anchor, Box } from '@mantine/core';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { formatIban } from '@prorata/domain/iban';
import { formatNationalNumber } from '@prorata/domain/national-number';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { LateChip } from '../../components/badges.tsx';
import { missingTypes } from '../../components/documents/document-facts.ts';
import { focusField } from '../../components/form/form-setting.ts';
import { ReadOnlyNotice } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { addressLine, formatDate, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { Check } from './list-checks.ts';
import classes from './review-details.module.css';

interface OfStatement {
  readonly statement: ThirdPartyStatement;
}

/** Who claims, and when it was filed. */
export function CreditorDetails({ statement }: OfStatement) {
  const { t } = useTranslation(['statements', 'vocabulary']);
  const language = useLanguage();
  const { creditorType, submittedAt, isLate, declarant } = statement;
  const moment = formatDate(submittedAt, language, 'dateTime');
  const who = [
    creditorType && t(`vocabulary:creditorType.${creditorType}`),
    numberOf(statement),
    addressLine(statement.creditorAddress),
  ];
  const filed = [
    submittedAt ? t('desk.submitted', { moment }) : t('desk.notSubmitted'),
    submittedAt && !isLate && t('desk.inTime'),
    declarant && t('desk.by', { name: declarant }),
  ];
  return (
    <div className={classes.details}>
      <p>{joined(who)}</p>
      <p>
        {joined(filed)} {isLate && <LateChip />}
      </p>
    </div>
  );
}

function joined(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

function numberOf({
  kboNumber,
  nationalNumber,
  foreignNumber,
  foreignForm,
}: ThirdPartyStatement): string | undefined {
  if (kboNumber !== null) return formatEnterpriseNumber(kboNumber);
  if (foreignNumber !== null) return [foreignForm, foreignNumber].filter(Boolean).join(' ');
  return nationalNumber === null ? undefined : formatNationalNumber(nationalNumber);
}

/** Where the money goes and how the report is sent. */
export function PaymentDetails({ statement }: OfStatement) {
  const { t } = useTranslation(['statements', 'vocabulary']);
  const { paymentaccount, accountHolder, paymentreference, sendOption } = statement;
  return (
    <dl className={classes.payment}>
      <dt>{t('desk.account')}</dt>
      <dd>
        {paymentaccount ? formatIban(paymentaccount) : NOTHING}
        {accountHolder && <Hint>{accountHolder}</Hint>}
      </dd>
      <dt>{t('desk.reference')}</dt>
      <dd>{paymentreference ?? NOTHING}</dd>
      <dt>{t('desk.sendVia')}</dt>
      <dd>{sendOption ? t(`vocabulary:sendOption.${sendOption}`) : NOTHING}</dd>
    </dl>
  );
}

/** Why there is nothing to decide here, or what was decided. */
export function Standing({ statement }: OfStatement) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const { status, validatedAt, validatedBy } = statement;
  const name = validatedBy ?? NOTHING;
  const moment = formatDate(validatedAt, language, 'dateTime');
  const words: Readonly<Partial<Record<typeof status, string>>> = {
    Filing: t('desk.standing.filing'),
    Invalid: t('desk.standing.invalid'),
    Validated: t('desk.standing.validated', { name, moment }),
  };
  if (words[status] === undefined) return null;
  return (
    <Box mx="-lg">
      <ReadOnlyNotice>{words[status]}</ReadOnlyNotice>
    </Box>
  );
}

interface ReviewChecksProps {
  readonly checks: readonly Check[];
  readonly statement: ThirdPartyStatement;
}

/** The fields where a check that fails can be mended; the others are mended elsewhere on the desk. */
const FIELDS: Readonly<Partial<Record<Check['key'], string>>> = {
  sum: 'claims.0',
  explained: 'explanationOfChange',
};

/** What must hold before it can be validated: green when it does; red, with the way to it, when it does not. */
export function ReviewChecks({ checks, statement }: ReviewChecksProps) {
  const { t } = useTranslation(['statements', 'vocabulary']);
  const parts = missingTypes(statement.documents).map((type) => t(`vocabulary:documentType.${type}`));
  return (
    <ul className={classes.checks}>
      {checks.map(({ key, isPassed, isBlocking }) => {
        const tone = isPassed ? 'passed' : isBlocking ? 'failed' : 'warned';
        const Icon = { passed: IconCircleCheck, failed: IconCircleX, warned: IconAlertTriangle }[tone];
        const words = isPassed
          ? t(`desk.checks.${key}`)
          : t(`desk.checks.${key}Missing`, { parts: parts.join(', ') });
        const field = isPassed ? undefined : FIELDS[key];
        return (
          <li key={key} className={classes.check} data-tone={tone}>
            <Icon aria-hidden />
            {field ? (
              <Anchor component="button" type="button" c="inherit" onClick={() => focusField(field)}>
                {words}
              </Anchor>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
}
