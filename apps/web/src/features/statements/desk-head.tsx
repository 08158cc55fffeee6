import { ActionIcon, Progress, Switch } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DossierStatusBadge } from '../../components/badges.tsx';
import classes from './desk-head.module.css';
import { isDecided } from './desk-queue.ts';
import type { Desk } from './use-desk.ts';

interface DeskHeadProps {
  readonly dossier: Dossier;
  readonly desk: Desk;
  readonly isAutomatic: boolean;
  readonly onAutomatic: (isAutomatic: boolean) => void;
}

/** The dossier in one line, how far the reviewing is, and whether it goes on by itself. */
export function DeskHead({ dossier, desk, isAutomatic, onAutomatic }: DeskHeadProps) {
  const { t } = useTranslation(['statements', 'vocabulary']);
  const { fileNumber, status } = dossier;
  const { companyName, corporateForm, name: firstName, surname } = dossier.defendant;
  const form = corporateForm && t(`vocabulary:legalFormAbbreviation.${corporateForm}`);
  const name = (companyName ? [companyName, form] : [firstName, surname]).filter(Boolean).join(' ');
  const done = desk.rows.filter(isDecided).length;
  const total = desk.rows.length;
  return (
    <header className={classes.head}>
      <ActionIcon aria-label={t('desk.back')} onClick={desk.leave}>
        <IconArrowLeft size={18} stroke={1.75} />
      </ActionIcon>
      <h1 className={classes.title}>
        {fileNumber} <span className={classes.name}>{name}</span>
      </h1>
      <DossierStatusBadge status={status} />
      {total > 0 && (
        <div className={classes.progress}>
          <span>{t('desk.progress', { done, total })}</span>
          <Progress
            className={classes.bar ?? ''}
            size="sm"
            color="positive"
            value={(100 * done) / total}
            aria-label={t('desk.progress', { done, total })}
          />
        </div>
      )}
      <Switch
        className={classes.automatic ?? ''}
        label={t('desk.auto')}
        checked={isAutomatic}
        onChange={({ currentTarget }) => onAutomatic(currentTarget.checked)}
      />
    </header>
  );
}
