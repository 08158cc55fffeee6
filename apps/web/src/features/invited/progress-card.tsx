import { Anchor } from '@mantine/core';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from './invited-page.tsx';
import classes from './progress-card.module.css';
import { PARTS, stepOfPart } from './statement-steps.ts';
import { StepLink } from './step-links.tsx';

/** How far the statement is: what is missing, each with its verb, and then what is there. */
export function ProgressCard({ statement }: { readonly statement: InvitedStatement }) {
  const { t } = useTranslation('invited');
  const { missingParts } = statement;
  const present = PARTS.filter((part) => !missingParts.includes(part));
  const isComplete = missingParts.length === 0;
  return (
    <Card>
      <div className={classes.head}>
        <h2 className={classes.title}>
          {isComplete ? t('progress.complete') : t('progress.missing', { count: missingParts.length })}
        </h2>
        <span className={classes.count}>{t('progress.of', { done: present.length, all: PARTS.length })}</span>
      </div>
      <progress
        className={classes.bar}
        aria-label={t('progress.label')}
        value={present.length}
        max={PARTS.length}
      />
      {isComplete && <p className={classes.complete}>{t('progress.completeText')}</p>}
      <ul className={classes.missing}>
        {missingParts.map((part) => (
          <li key={part}>
            <IconCircleDashed className={classes.dashed} size={20} stroke={1.5} aria-hidden />
            <span className={classes.name}>{t(`parts.${part}.name`)}</span>
            <Anchor
              aria-label={t(`parts.${part}.act`)}
              renderRoot={(props) => <StepLink statement={statement} step={stepOfPart(part)} {...props} />}
            >
              {t(`parts.${part}.verb`)}
            </Anchor>
          </li>
        ))}
      </ul>
      <ul className={classes.present}>
        {present.map((part) => (
          <li key={part}>
            <IconCircleCheck className={classes.checked} size={20} stroke={1.5} aria-hidden />
            {t(`parts.${part}.name`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
