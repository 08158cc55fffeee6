import { Group, List, Stack, Text } from '@mantine/core';
import type { Line } from '@prorata/documents/report/composed-report';
import { listReportTexts, type SectionTexts } from '@prorata/documents/report/report-texts';
import type { Language } from '@prorata/domain/vocabulary';
import { Block } from '../../components/block.tsx';
import { Hint } from '../../components/text.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { OfficeTextCard } from './office-text-card.tsx';
import { TemplateLanguages } from './template-languages.tsx';
import classes from './templates.module.css';

interface ReportTextsProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** What the report says by itself, section by section, and between them the places where the office speaks. */
export function ReportTexts({ language, onLanguage }: ReportTextsProps) {
  const { t } = useTranslation('templates');
  return (
    <section className={classes.report} aria-label={t('report.title')}>
      <Group className={classes.toolbar ?? ''}>
        <TemplateLanguages current={language} onChoose={onLanguage} />
      </Group>
      <Stack gap="lg" p="lg" maw="60rem">
        <Hint>{t('report.about')}</Hint>
        {listReportTexts(language).map((section) =>
          section.kind === 'office' ? (
            <OfficeTextCard key={section.place} section={section} language={language} />
          ) : (
            <FixedSection key={section.key} section={section} language={language} />
          ),
        )}
      </Stack>
    </section>
  );
}

interface FixedSectionProps {
  readonly section: Extract<SectionTexts, { kind: 'fixed' }>;
  readonly language: Language;
}

function FixedSection({ section: { title, labels, phrases }, language }: FixedSectionProps) {
  const { t } = useTranslation('templates');
  return (
    <Block title={title} isCalculated>
      <Stack gap="md" px="lg" py="md">
        {phrases.length > 0 && (
          <List lang={language} spacing="xs" aria-label={t('report.phrases')}>
            {phrases.map((line) => (
              <List.Item key={plain(line)}>
                <LineOfReport line={line} />
              </List.Item>
            ))}
          </List>
        )}
        {phrases.length + labels.length === 0 && <Hint>{t('report.fromDossier')}</Hint>}
        {labels.length > 0 && (
          <Hint>
            {t('report.labels')}
            {': '}
            <span lang={language}>{labels.join(' · ')}</span>
          </Hint>
        )}
      </Stack>
    </Block>
  );
}

/** A sentence of the report, with what is set in bold. */
function LineOfReport({ line }: { readonly line: Line }) {
  return line.map(({ text, isStrong }, place) => (
    <Text span inherit key={plain(line.slice(0, place + 1))} {...(isStrong && { fw: 600 })}>
      {text}
    </Text>
  ));
}

function plain(line: Line): string {
  return line.map(({ text }) => text).join('');
}
