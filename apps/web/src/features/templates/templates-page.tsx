import type { AuditValue } from '@prorata/contract/audit/audit-event';
import type { Stale } from '@prorata/contract/problems';
import type { Template } from '@prorata/contract/templates/template';
import { isTemplateKey } from '@prorata/documents/catalogue/templates';
import { findTemplateFault, type TemplateFault } from '@prorata/documents/liquid/find-fault';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { ConflictNotice } from '../../components/form/form-messages.tsx';
import { UnsavedWarning } from '../../components/form/save-bar.tsx';
import { PageHeader } from '../../components/page.tsx';
import { LoadError, QueryState } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { DeskHeader } from './desk-header.tsx';
import { EditorPane } from './editor-pane.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { ReportTexts } from './report-texts.tsx';
import { type Draft, templatesQuery, useDrafts, useSavingTemplate } from './template-drafts.ts';
import { TemplateList } from './template-list.tsx';
import classes from './templates.module.css';

/** The texts of the platform for whoever runs it; for an office those of its report, with its own words between them. */
export function TemplatesPage() {
  const { t } = useTranslation('templates');
  usePageTitle(t('title'));
  const { data: me } = useSuspenseQuery(ownUserQuery);
  return me.isPlatformAdmin ? <PlatformTemplates /> : <OfficeTemplates />;
}

function OfficeTemplates() {
  const { t } = useTranslation('templates');
  const shown = useLanguage();
  const { reportLanguage = shown, chooseReport } = useOpenReport();
  return (
    <>
      <PageHeader title={t('title')} remark={t('report.title')} />
      <ReportTexts language={reportLanguage} onLanguage={chooseReport} />
    </>
  );
}

function PlatformTemplates() {
  const { t } = useTranslation('templates');
  const templates = useQuery(templatesQuery);
  if (templates.data) return <TemplatesDesk templates={templates.data} />;
  return (
    <>
      <PageHeader title={t('title')} />
      <QueryState query={templates} rows={5} />
    </>
  );
}

/** List, editor and preview beside each other. Which template is open stands in the address bar. */
function TemplatesDesk({ templates }: { readonly templates: readonly Template[] }) {
  const { t } = useTranslation('templates');
  const drafts = useDrafts();
  const saving = useSavingTemplate(drafts);
  const { reportLanguage, chooseReport } = useOpenReport();
  const { template, choose } = useOpenTemplate(templates, reportLanguage);
  const draft = drafts.of(template);
  const fault = useMemo(() => findDraftFault(template, draft), [template, draft]);
  const goToFault = useRef<() => void>(null);
  const unsaved = templates.filter(drafts.isUnsaved);
  const inLanguage = (language: Language) => templates.filter((each) => each.language === language);
  return (
    <div className={classes.desk}>
      {reportLanguage ? (
        <PageHeader title={t('title')} remark={t('report.title')} />
      ) : (
        <DeskHeader
          template={template}
          draft={draft}
          isSaving={saving.isSaving}
          onWrite={(next) => drafts.write(template, next)}
          onSave={() => (fault ? goToFault.current?.() : saving.save({ template, draft }))}
        />
      )}
      <SaveTrouble saving={saving} />
      <div className={classes.columns}>
        <TemplateList
          templates={inLanguage(template.language)}
          current={reportLanguage ? 'report' : template}
          isUnsaved={(key) => unsaved.some((each) => each.key === key)}
          onChoose={choose}
          onChooseReport={() => chooseReport(template.language)}
        />
        {reportLanguage ? (
          <ReportTexts language={reportLanguage} onLanguage={chooseReport} />
        ) : (
          <>
            <EditorPane
              template={template}
              draft={draft}
              fault={fault}
              onWrite={(next) => drafts.write(template, next)}
              onLanguage={(language) => {
                const other = inLanguage(language).find(({ key }) => key === template.key);
                if (other) choose(other);
              }}
              goToFault={goToFault}
            />
            <PreviewPane key={template.id} template={template} draft={draft} isFaulty={fault !== undefined} />
          </>
        )}
      </div>
      {/* Looking at another template loses nothing. */}
      <UnsavedWarning isUnsaved={unsaved.length > 0} count={unsaved.length} isKeptWithinPage />
    </div>
  );
}

/** The report stands among the templates as `report.nl`. */
function useOpenReport() {
  const search = useSearch({ from: '/app/templates' });
  const navigate = useNavigate({ from: '/app/templates' });
  return {
    reportLanguage: LANGUAGES.find((language) => search.template === `report.${language}`),
    chooseReport: (language: Language) =>
      void navigate({ search: { template: `report.${language}` }, replace: true }),
  };
}

/** The template of the address bar, else the first one in the language that is open or the reader's own. */
function useOpenTemplate(templates: readonly Template[], openLanguage: Language | undefined) {
  const shown = useLanguage();
  const search = useSearch({ from: '/app/templates' });
  const navigate = useNavigate({ from: '/app/templates' });
  const template =
    templates.find(({ id }) => id === search.template) ??
    templates.find(({ language }) => language === (openLanguage ?? shown)) ??
    templates[0];
  if (template === undefined) throw new Error('There is no template at all.');
  const choose = ({ id }: Template) => void navigate({ search: { template: id }, replace: true });
  return { template, choose };
}

/** A change longer than this is told by its beginning. */
const MAX_SHOWN_LENGTH = 60;

function SaveTrouble({ saving }: { readonly saving: ReturnType<typeof useSavingTemplate> }) {
  const inWords = useProblem();
  if (saving.stale) {
    return (
      <ConflictNotice
        stale={shortened(saving.stale)}
        onLoadNewest={() => void saving.loadNewest()}
        onRedoMine={() => void saving.redoMine()}
      />
    );
  }
  return saving.error && <LoadError {...inWords(saving.error)} />;
}

/** A text is told by its beginning. */
function shortened(stale: Stale): Stale {
  const short = (value: AuditValue | null) =>
    value?.kind === 'text' ? { ...value, value: value.value.slice(0, MAX_SHOWN_LENGTH) } : value;
  const changes = stale.changes.map(({ field, before, after }) => ({
    field,
    before: short(before),
    after: short(after),
  }));
  return { ...stale, changes };
}

/** What the server would refuse, found while one types by the same rules. */
function findDraftFault({ key, language }: Template, draft: Draft): TemplateFault | undefined {
  return isTemplateKey(key) ? findTemplateFault(key, language, draft) : undefined;
}
