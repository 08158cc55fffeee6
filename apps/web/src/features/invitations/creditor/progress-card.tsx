import { Anchor, Box, Flex, Text, Title } from '@mantine/core';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/language/use-translation.ts';
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
      <Flex align="baseline" justify="space-between" gap="md">
        <Title order={2} fz="0.9375rem" lh={1.4667} fw={600}>
          {isComplete ? t('progress.complete') : t('progress.missing', { count: missingParts.length })}
        </Title>
        <Text span inherit flex="none" fz="sm" c="dimmed">
          {t('progress.of', { done: present.length, all: PARTS.length })}
        </Text>
      </Flex>
      <progress
        className={classes.bar}
        aria-label={t('progress.label')}
        value={present.length}
        max={PARTS.length}
      />
      {isComplete && (
        <Text inherit mt="sm" c="dimmed">
          {t('progress.completeText')}
        </Text>
      )}
      <ul className={classes.missing}>
        {missingParts.map((part) => (
          <li key={part}>
            <IconCircleDashed className={classes.dashed} size={20} stroke={1.5} aria-hidden />
            <Box component="span" flex={1} miw={0}>
              {t(`parts.${part}.name`)}
            </Box>
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
