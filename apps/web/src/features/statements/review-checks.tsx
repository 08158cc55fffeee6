import { Anchor } from '@mantine/core';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { missingTypes } from '../../components/documents/missing-types.ts';
import { focusField } from '../../components/form/form-setting.ts';
import type { Check } from './list-checks.ts';
import classes from './review-checks.module.css';

interface ReviewChecksProps {
  readonly checks: readonly Check[];
  readonly statement: ThirdPartyStatement;
}

/** The fields where a check that fails can be mended; the others are mended elsewhere on the desk. */
const FIELDS: Readonly<Partial<Record<Check['key'], string>>> = {
  sum: 'totalAmountClaimed',
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
            <Icon size={16} stroke={1.75} aria-hidden />
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
