import { Button } from '@mantine/core';
import type { Template } from '@prorata/contract/templates/template';
import { IconArrowBackUp, IconDeviceFloppy, IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { PageHeader } from '../../components/page.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { findChangedLines } from './changed-lines.ts';
import { builtInText, type Draft, isSame, savedText } from './template-drafts.ts';
import classes from './templates.module.css';

interface DeskHeaderProps {
  readonly template: Template;
  readonly draft: Draft;
  readonly isSaving: boolean;
  readonly onWrite: (draft: Draft) => void;
  readonly onSave: () => void;
}

export function DeskHeader({ template, draft, isSaving, onWrite, onSave }: DeskHeaderProps) {
  const { t } = useTranslation('templates');
  const [isAsking, setIsAsking] = useState(false);
  const isUnsaved = !isSame(draft, savedText(template));
  return (
    <>
      <PageHeader
        title={t('title')}
        remark={
          isUnsaved ? <Unsaved template={template} draft={draft} /> : <LastChange template={template} />
        }
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconArrowBackUp />}
              disabled={!isUnsaved}
              onClick={() => onWrite(savedText(template))}
            >
              {t('undo')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconRestore />}
              disabled={isSame(draft, builtInText(template))}
              onClick={() => setIsAsking(true)}
            >
              {t('reset')}
            </Button>
            <Button
              leftSection={<IconDeviceFloppy />}
              disabled={!isUnsaved}
              loading={isSaving}
              onClick={onSave}
            >
              {t('save')}
            </Button>
          </>
        }
      />
      <IrreversibleDialog
        opened={isAsking}
        title={t('resetDialog.title')}
        verb={t('resetDialog.verb')}
        onConfirm={() => {
          onWrite(builtInText(template));
          setIsAsking(false);
        }}
        onClose={() => setIsAsking(false)}
      >
        {t('resetDialog.text')}
      </IrreversibleDialog>
    </>
  );
}

function Unsaved({ template, draft }: Pick<DeskHeaderProps, 'template' | 'draft'>) {
  const { t } = useTranslation('templates');
  const inSubject = template.subject === draft.subject ? 0 : 1;
  return (
    <span className={classes.unsaved}>
      {t('unsaved', { count: findChangedLines(template.body, draft.body).length + inSubject })}
    </span>
  );
}

function LastChange({ template: { updatedBy, updatedAt } }: Pick<DeskHeaderProps, 'template'>) {
  const { t } = useTranslation('templates');
  const language = useLanguage();
  if (updatedAt === null) return t('neverChanged');
  return t('lastChanged', { name: updatedBy ?? '', moment: formatDate(updatedAt, language, 'dateTime') });
}
