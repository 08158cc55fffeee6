import { SegmentedControl } from '@mantine/core';
import type { Template } from '@prorata/contract/templates/template';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { composePreview, type Preview } from './compose-preview.ts';
import { LetterPreview } from './letter-preview.tsx';
import { MailPreview } from './mail-preview.tsx';
import classes from './preview.module.css';
import type { Draft } from './template-queries.ts';

interface PreviewPaneProps {
  readonly template: Template;
  readonly draft: Draft;
  readonly isFaulty: boolean;
}

/** How the text looks with sample values. While it has a fault, the last one without is shown. */
export function PreviewPane({ template, draft, isFaulty }: PreviewPaneProps) {
  const { t } = useTranslation('templates');
  const preview = useLastGood(isFaulty ? undefined : composePreview(template, draft), template.id);
  return (
    <section className={classes.pane} aria-label={t('preview')}>
      {preview?.kind === 'mail' && <MailViews mail={preview.mail} />}
      {preview?.kind === 'letter' && (
        <>
          <PaneHead />
          <LetterPreview label={t('preview')} letter={preview.letter} />
        </>
      )}
      <p className={classes.hint}>{isFaulty ? t('previewWaits') : t('previewHint')}</p>
    </section>
  );
}

function PaneHead({ children }: { readonly children?: React.ReactNode }) {
  const { t } = useTranslation('templates');
  return (
    <div className={classes.head}>
      <h2 className={classes.title}>{t('preview')}</h2>
      {children}
    </div>
  );
}

function MailViews({ mail }: Pick<Extract<Preview, { kind: 'mail' }>, 'mail'>) {
  const { t } = useTranslation('templates');
  const [view, setView] = useState('html');
  return (
    <>
      <PaneHead>
        <SegmentedControl
          size="xs"
          aria-label={t('preview')}
          value={view}
          onChange={setView}
          data={[
            { value: 'html', label: t('asMail') },
            { value: 'text', label: t('asText') },
          ]}
        />
      </PaneHead>
      {view === 'html' ? (
        <MailPreview label={mail.subject} html={mail.html} />
      ) : (
        <pre className={classes.plain}>{`${mail.subject}\n\n${mail.text}`}</pre>
      )}
    </>
  );
}

function useLastGood(preview: Preview | undefined, templateId: string): Preview | undefined {
  const last = useRef<{ templateId: string; preview: Preview | undefined }>({ templateId, preview });
  useEffect(() => {
    if (preview !== undefined) last.current = { templateId, preview };
  }, [preview, templateId]);
  return preview ?? (last.current.templateId === templateId ? last.current.preview : undefined);
}
