import { ActionIcon, Anchor, Button, FileButton, Radio, Text } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import type { Document } from '@prorata/contract/statements/document';
import { UPLOAD_MEDIA_TYPES } from '@prorata/contract/statements/media-types';
import { TITLES } from '@prorata/domain/claims/titles';
import { type DocumentType, TITLE_KINDS } from '@prorata/domain/vocabulary';
import {
  IconCamera,
  IconCheck,
  IconFileText,
  IconFileUpload,
  IconPhoto,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TitleFields } from '../../../components/claims/titles-field.tsx';
import { formatSize } from '../../../components/documents/document-facts.ts';
import { VerdictNote } from '../../../components/documents/document-verdict.tsx';
import {
  DocumentDialogs,
  type StatementDocuments,
} from '../../../components/documents/statement-documents.tsx';
import { UploadList } from '../../../components/documents/upload-list.tsx';
import { useUploads } from '../../../components/documents/use-uploads.ts';
import { SelectField } from '../../../components/form/fields.tsx';
import { FieldGrid } from '../../../components/form/form-layout.tsx';
import { Refusal } from '../../../components/states.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import classes from './filing-page.module.css';
import { invitedKey, statementQuery, useInvited } from './invited.ts';
import { isAlsoTitle, type Paper, typeOfNext } from './papers.ts';
import type { StatementValues } from './statement-values.ts';
import type { Autosave } from './use-autosave.ts';

interface PaperInputProps {
  readonly papers: readonly Paper[];
  readonly documents: StatementDocuments;
  /** Shows a paper beside the inputs, where there is room; else it is shown over them. */
  readonly onShow: ((sha256: string) => void) | undefined;
}

/** The papers, and the two ways to add one. */
export function PaperInput({ papers, documents, onShow }: PaperInputProps) {
  const { t } = useTranslation('filing');
  return (
    <>
      <h3 className={classes.heading}>{t('paper.question')}</h3>
      <PaperList papers={papers} documents={documents} onShow={onShow} />
      <AddPaper
        id="filing-settlementDocument"
        type={typeOfNext(papers)}
        documents={documents}
        labels={{ photo: t('paper.photoLabel'), file: t('paper.fileLabel') }}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {t('paper.hint')}
      </Text>
      <DocumentDialogs documents={documents} />
    </>
  );
}

function PaperList({ papers, documents, onShow }: PaperInputProps) {
  const { t } = useTranslation(['documents', 'vocabulary', 'filing']);
  const language = useLanguage();
  const removing = useRemovingPaper(documents);
  if (papers.length === 0) return null;
  return (
    <ul className={classes.papers} aria-label={t('documents:title')}>
      {papers.map((paper) => {
        const { fileName, mediaType, sizeBytes } = paper.document;
        const Kind = mediaType.startsWith('image/') ? IconPhoto : IconFileText;
        const types = [...paper.types].map((type) => t(`vocabulary:documentType.${type}`));
        return (
          <li key={paper.sha256} className={classes.paper}>
            <Kind size={20} stroke={1.5} aria-hidden />
            <div style={{ flex: 1, minWidth: 0 }}>
              <Anchor
                component="button"
                type="button"
                className={classes.paperName}
                onClick={() => (onShow ? onShow(paper.sha256) : documents.show(paper.document))}
              >
                {fileName}
              </Anchor>
              <Text size="sm" c="dimmed">
                {[...types, formatSize(sizeBytes, language)].join(' · ')}
              </Text>
              <VerdictNote document={paper.document} />
            </div>
            <ActionIcon
              className={classes.remove}
              aria-label={t('documents:remove', { name: fileName })}
              loading={removing.isPending && removing.variables === paper}
              onClick={() => removing.mutate(paper)}
            >
              <IconTrash />
            </ActionIcon>
          </li>
        );
      })}
      {removing.problem && (
        <li>
          <Refusal title={t('documents:removeVerb')} {...removing.problem} />
        </li>
      )}
    </ul>
  );
}

/** Takes a paper away, as all that it is. It is still in the creditor's hands: it can be added again. */
function useRemovingPaper({ removeAll }: StatementDocuments) {
  const inWords = useProblem();
  const leaveTitles = useLeaveTitles();
  const removing = useMutation({
    mutationFn: ({ ids }: Paper) => {
      // First: what is saved meanwhile must not rest on a paper that is gone.
      leaveTitles(ids);
      return removeAll(ids);
    },
  });
  return { ...removing, problem: removing.error === null ? undefined : inWords(removing.error) };
}

interface AddPaperProps {
  readonly id: string;
  readonly type: DocumentType;
  readonly documents: Pick<StatementDocuments, 'upload' | 'explain'>;
  readonly labels: { readonly photo: string; readonly file: string };
  readonly onArrived?: (document: Document) => void;
}

/** A camera or a file. Each is kept as soon as it has arrived. */
export function AddPaper({ id, type, documents, labels, onArrived }: AddPaperProps) {
  const { t } = useTranslation('filing');
  const [arrived, setArrived] = useState<string>();
  const uploads = useUploads({
    ...documents,
    onArrived: (document) => {
      setArrived(document.fileName);
      onArrived?.(document);
    },
  });
  const give = (files: readonly File[]) => uploads.start(files, type);
  return (
    <>
      <UploadList uploads={uploads.uploads} onRetry={uploads.retry} onDrop={uploads.drop} />
      <div className={classes.ways}>
        <PickFile
          label={labels.photo}
          accept="image/*"
          isCamera
          icon={<IconCamera size={18} aria-hidden />}
          onFiles={give}
        >
          {t('paper.photo')}
        </PickFile>
        <PickFile
          id={id}
          label={labels.file}
          accept={[...UPLOAD_MEDIA_TYPES, 'image/*'].join(',')}
          icon={<IconFileUpload size={18} aria-hidden />}
          onFiles={give}
        >
          {t('paper.file')}
        </PickFile>
      </div>
      {uploads.nothing && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {uploads.nothing}
        </Text>
      )}
      <span className={classes.spoken} role="status">
        {arrived && t('paper.added', { name: arrived })}
      </span>
    </>
  );
}

interface PickFileProps {
  readonly id?: string;
  readonly label: string;
  readonly accept: string;
  readonly isCamera?: boolean;
  readonly icon: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: string;
}

function PickFile({ id, label, accept, isCamera = false, icon, onFiles, children }: PickFileProps) {
  const forgetFile = useRef<() => void>(null);
  return (
    <FileButton
      accept={accept}
      multiple
      resetRef={forgetFile}
      {...(isCamera && { capture: 'environment' as const })}
      inputProps={{ 'aria-label': label }}
      onChange={(chosen) => {
        onFiles([...chosen]);
        // So that the same file can be chosen again after a failed attempt.
        forgetFile.current?.();
      }}
    >
      {(props) => (
        <Button
          {...props}
          {...(id !== undefined && { id })}
          variant="default"
          size="lg"
          leftSection={icon}
          aria-label={label}
        >
          {children}
        </Button>
      )}
    </FileButton>
  );
}

interface TitleInputProps {
  readonly statement: InvitedStatement;
  readonly papers: readonly Paper[];
  readonly documents: StatementDocuments;
  readonly autosave: Pick<Autosave, 'flush'>;
}

/** Whether the paper is also what the claim is founded on; only then is it asked what stands in it. */
export function TitleInput({ statement, papers, documents, autosave }: TitleInputProps) {
  const { t } = useTranslation('filing');
  const told = isAlsoTitle(papers);
  const [said, setSaid] = useState<boolean>();
  const paper = papers.find(({ types }) => types.has('settlement'));
  const addTitle = useAddTitle();
  const answering = useAnswering(statement, autosave, paper, addTitle);
  const answer = told ?? said;
  const choose = (value: string) => {
    setSaid(value === 'yes');
    answering.mutate(value === 'yes');
  };
  const titlePaper = papers.find(({ types }) => types.has('title'));
  return (
    <>
      <Radio.Group
        id="filing-titleDocument"
        tabIndex={-1}
        label={t('ownTitle.question')}
        description={t('ownTitle.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={answer === undefined ? null : answer ? 'yes' : 'no'}
        onChange={choose}
      >
        <div className={classes.choices}>
          {(['yes', 'no'] as const).map((value) => (
            <Radio.Card
              key={value}
              value={value}
              className={classes.choice ?? ''}
              disabled={paper === undefined || answering.isPending}
            >
              {answer === (value === 'yes') && <IconCheck size={16} aria-hidden />}
              {t(`ownTitle.${value}`)}
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {answering.problem && <Refusal title={t('saving.failed')} {...answering.problem} />}
      {answer === false && titlePaper === undefined && (
        <div className={classes.read}>
          <Text size="sm" mb="sm">
            {t('ownTitle.other')}
          </Text>
          <AddPaper
            id="filing-title-file"
            type="title"
            documents={documents}
            labels={{ photo: t('ownTitle.photo'), file: t('ownTitle.file') }}
            onArrived={({ id }) => addTitle(id)}
          />
        </div>
      )}
      {titlePaper && <TitleData />}
    </>
  );
}

/** What was typed of a title stays without its paper, for the next one. */
function useLeaveTitles(): (documentIds: readonly string[]) => void {
  const { getValues, setValue } = useFormContext<StatementValues>();
  return (documentIds) => {
    const titles = getValues('titles') ?? [];
    const isGone = ({ documentId }: (typeof titles)[number]) =>
      typeof documentId === 'string' && documentIds.includes(documentId);
    if (!titles.some(isGone)) return;
    const left = titles.map((title) => (isGone(title) ? { ...title, documentId: null } : title));
    setValue('titles', left, { shouldDirty: true });
  };
}

/** A paper that is a title gets its data beside it, as a judgment until another kind is chosen. */
function useAddTitle(): (documentId: string) => void {
  const { getValues, setValue } = useFormContext<StatementValues>();
  return (documentId) => {
    const titles = getValues('titles') ?? [];
    const [first, ...others] = titles;
    // The same title in another paper keeps its data.
    const title = first === undefined ? { kind: 'judgment' as const, documentId } : { ...first, documentId };
    if (!first?.documentId) setValue('titles', [title, ...others], { shouldDirty: true });
  };
}

/** Says of the paper what it is. A paper that is no title is only what tells the amount. */
function useAnswering(
  statement: InvitedStatement,
  { flush }: Pick<Autosave, 'flush'>,
  paper: Paper | undefined,
  addTitle: (documentId: string) => void,
) {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const inWords = useProblem();
  const answering = useMutation({
    mutationFn: async (isTitle: boolean) => {
      if (paper === undefined) return;
      // The answer is the same statement in another version: what was typed goes first.
      await flush();
      const documentTypes: DocumentType[] = isTitle ? ['settlement', 'title'] : ['settlement'];
      const saved = await request(invitedCalls.setDocumentTypes, {
        params: { invitationCode, tpStatementId: statement.id, documentId: paper.document.id },
        body: { documentTypes },
      });
      queries.setQueryData(statementQuery(invitationCode, statement.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: invitedKey(invitationCode), refetchType: 'none' });
      const title = saved.documents.find(
        ({ documentType, sha256 }) => documentType === 'title' && sha256 === paper.sha256,
      );
      if (title !== undefined) addTitle(title.id);
    },
  });
  return { ...answering, problem: answering.error === null ? undefined : inWords(answering.error) };
}

/** What stands in the title, by its kind; all of it may be left to the office. */
function TitleData() {
  const { t } = useTranslation(['filing', 'vocabulary']);
  const titles = useWatch<StatementValues, 'titles'>({ name: 'titles' }) ?? [];
  const [first] = titles;
  if (first === undefined) return null;
  // That nobody contests a claim is for the office to find.
  const kinds = TITLE_KINDS.filter((kind) => kind !== 'withoutTitle').map((value) => ({
    value,
    label: t(`vocabulary:titleKind.${value}`),
  }));
  return (
    <div className={classes.read}>
      <h3 className={classes.readTitle}>{t('ownTitle.data')}</h3>
      <FieldGrid>
        <SelectField<StatementValues> name="titles.0.kind" span={12} choices={kinds} />
        <TitleFields path="titles.0" fields={TITLES[first.kind].fields.filter(isAsked)} />
      </FieldGrid>
      <Text size="sm" c="dimmed" mt="xs">
        {t('ownTitle.dataHint')}
      </Text>
    </div>
  );
}

/** The office asks for these itself when it needs them. */
function isAsked(field: string): boolean {
  return !['division', 'isDefault', 'appeal', 'servedOn'].includes(field);
}
