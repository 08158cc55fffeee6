import { ActionIcon, Anchor, Popover, Text, VisuallyHidden } from '@mantine/core';
import type { ChapterKey } from '@prorata/documents/manual/chapters';
import type { Topics } from '@prorata/i18n/topics';
import { IconHelpCircle } from '@tabler/icons-react';
import { createContext, Suspense, useContext, useState } from 'react';
import { useTranslation } from '../platform/language/use-translation.ts';
import classes from './field-help.module.css';
import { Hint } from './text.tsx';

/** What of the law a field is about. */
export type HelpTopic = keyof Topics['fieldHelp']['topics'];

/** The chapter that says more. */
const CHAPTERS: Readonly<Record<HelpTopic, ChapterKey>> = {
  centralFile: 'law-procedure',
  origin: 'law-procedure',
  saleDate: 'law-procedure',
  dateSeizure: 'law-procedure',
  distributionType: 'new-dossier',
  recurring: 'recurring',
  electedDomicile: 'law-procedure',
  poolKind: 'balance',
  letPremises: 'law-ranks',
  costBearer: 'law-costs',
  claimType: 'law-ranks',
  privilege: 'law-ranks',
  since: 'law-ranks',
  limit: 'law-ranks',
  lots: 'law-ranks',
  titleKind: 'statements',
  interest: 'calculating',
  incomeRight: 'recurring',
  reserve: 'law-procedure',
  rejection: 'reviewing',
  validUntil: 'inviting',
  sendMethod: 'inviting',
};

/** Whether the reader can open the manual: a creditor with a code cannot. */
export const ManualAtHand = createContext(false);

interface FieldHelpProps {
  readonly topic: HelpTopic;
  /** The name of what it explains, for those who do not see where it stands. */
  readonly field: string;
}

/** A small question mark beside a field of the law: opens a short explanation with the article. */
export function FieldHelp({ topic, field }: FieldHelpProps) {
  const { t } = useTranslation('states');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(20rem, 92vw)"
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <ActionIcon className={classes.button ?? ''} size="sm" onClick={() => setOpen(!isOpen)}>
          <IconHelpCircle aria-hidden />
          <VisuallyHidden>{t('explain', { field })}</VisuallyHidden>
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="md" tabIndex={-1} data-autofocus>
        <Suspense fallback={null}>
          <Explanation topic={topic} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

function Explanation({ topic }: Pick<FieldHelpProps, 'topic'>) {
  const { t } = useTranslation('fieldHelp');
  const hasManual = useContext(ManualAtHand);
  return (
    <>
      <Text fw={600}>{t(`topics.${topic}.title`)}</Text>
      <Text size="sm" mt={4}>
        {t(`topics.${topic}.text`)}
      </Text>
      <Hint mt="xs">
        {t('law')}: {t(`topics.${topic}.law`)}
      </Hint>
      {hasManual && (
        // What is being filled in stays: the manual opens beside it.
        <Anchor
          size="sm"
          mt="xs"
          display="inline-block"
          href={`/app/manual/${CHAPTERS[topic]}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('more')}
          <VisuallyHidden>, {t('newTab')}</VisuallyHidden>
        </Anchor>
      )}
    </>
  );
}
