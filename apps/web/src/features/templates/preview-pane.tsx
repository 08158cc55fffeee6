import { Group, SegmentedControl, Text, Title } from '@mantine/core';
import type { Template } from '@prorata/contract/templates/template';
import { SAMPLE_IMPRINT, sampleLetterhead, sampleValues } from '@prorata/documents/catalogue/samples';
import { isMailKey, isTemplateKey } from '@prorata/documents/catalogue/templates';
import { type ComposedLetter, composeLetter } from '@prorata/documents/letter/compose-letter';
import { type RenderedMail, renderMail } from '@prorata/documents/mail/render-mail';
import { useEffect, useRef, useState } from 'react';
import { MailView } from '../../components/documents/mail-view.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { LetterPreview } from './letter-preview.tsx';
import type { Draft } from './template-drafts.ts';
import classes from './templates.module.css';

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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reached by the keys that scroll it.
    <section className={classes.preview} tabIndex={0} aria-label={t('preview')}>
      {preview?.kind === 'mail' && <MailViews mail={preview.mail} />}
      {preview?.kind === 'letter' && (
        <>
          <PaneHead />
          <LetterPreview label={t('preview')} letter={preview.letter} />
        </>
      )}
      <Text size="sm" c="slate.7">
        {isFaulty ? t('previewWaits') : t('previewHint')}
      </Text>
    </section>
  );
}

function PaneHead({ children }: { readonly children?: React.ReactNode }) {
  const { t } = useTranslation('templates');
  return (
    <Group justify="space-between" className={classes.head ?? ''}>
      <Title order={2} size="sm" fw={500}>
        {t('preview')}
      </Title>
      {children}
    </Group>
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
        <MailView label={mail.subject} html={mail.html} />
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

type Preview =
  | { readonly kind: 'mail'; readonly mail: RenderedMail }
  | { readonly kind: 'letter'; readonly letter: ComposedLetter };

/** The draft with sample values, made by what also makes the real mails and letters. The draft is without fault. */
function composePreview({ key, kind, language }: Template, draft: Draft): Preview | undefined {
  if (!isTemplateKey(key)) return undefined;
  const values = sampleValues(language);
  if (isMailKey(key)) {
    const mail = renderMail({
      key,
      language,
      template: draft,
      values,
      to: 'hilde.goossens@dijlezicht.example',
      imprint: SAMPLE_IMPRINT,
    });
    return { kind: 'mail', mail };
  }
  const letterhead = { ...sampleLetterhead(language), isRegistered: kind === 'letter' };
  return { kind: 'letter', letter: composeLetter({ key, body: draft.body, values, letterhead }) };
}
