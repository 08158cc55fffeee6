import { Anchor, Button, Group, Mark, NativeSelect, SegmentedControl, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { helpCalls } from '@prorata/contract/help/calls';
import type { Manual } from '@prorata/contract/help/manual';
import type { Me } from '@prorata/contract/users/user';
import { CHAPTERS, READERS, type Reader } from '@prorata/documents/manual/chapters';
import { IconDownload, IconPrinter, IconSearchOff } from '@tabler/icons-react';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Page, PageHeader } from '../../components/page.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Empty, QueryState } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { openFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showFailure } from '../../platform/toasts.ts';
import { GuideLink } from './guide-link.tsx';
import classes from './manual.module.css';
import { type Chapter, chaptersOf, manualQuery } from './manual-query.ts';
import { ManualText, sectionsOf } from './manual-text.tsx';
import { searchManual } from './search-manual.ts';

/** The manual: what is in it for a role, the chapter of the address, and its sections. */
export function ManualPage() {
  const { t } = useTranslation();
  const manual = useQuery(manualQuery(useLanguage()));
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const [reader, setReader] = useState<Reader | undefined>(() => readerOf(me));
  return (
    <Page>
      <PageHeader
        title={t('menu.manual')}
        remark={<ReaderChoice reader={reader} onReader={setReader} />}
        actions={<Actions />}
      />
      <QueryState query={manual} rows={5} />
      {manual.data && <OpenManual manual={manual.data} reader={reader} />}
    </Page>
  );
}

/** The role under which somebody most likely looks something up. */
function readerOf(
  me: Pick<Me, 'isPlatformAdmin' | 'isOrganizationAdmin' | 'userType' | 'canReadDossiers'>,
): Reader {
  if (me.isPlatformAdmin && !me.canReadDossiers) return 'platformAdministrator';
  if (me.userType === 'Bailiff') return 'bailiff';
  return me.isOrganizationAdmin ? 'officeAdministrator' : 'employee';
}

interface ReaderChoiceProps {
  /** Everybody when absent. */
  readonly reader: Reader | undefined;
  readonly onReader: (reader: Reader | undefined) => void;
}

function ReaderChoice({ reader, onReader }: ReaderChoiceProps) {
  const { t } = useTranslation('manual');
  const isWide = useMediaQuery('(min-width: 1360px)') ?? true;
  const data = [
    { value: 'all', label: t('all') },
    ...READERS.map((value) => ({ value, label: t(`readers.${value}`) })),
  ];
  const choose = (value: string) => onReader(READERS.find((candidate) => candidate === value));
  const label = t('reader');
  return isWide ? (
    <SegmentedControl aria-label={label} data={data} value={reader ?? 'all'} onChange={choose} />
  ) : (
    <NativeSelect
      aria-label={label}
      data={data}
      value={reader ?? 'all'}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}

function Actions() {
  const { t } = useTranslation(['manual', 'shell']);
  const language = useLanguage();
  const inWords = useProblem();
  const download = useMutation({
    mutationFn: () => request(helpCalls.downloadManual, { query: { language } }),
    onSuccess: openFile,
    onError: (error) => showFailure(t('shell:manualUnavailable'), inWords(error).message),
  });
  return (
    <Group gap="sm" className={classes.screenOnly ?? ''}>
      <Button variant="default" leftSection={<IconPrinter />} onClick={() => window.print()}>
        {t('manual:print')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('manual:download')}
      </Button>
    </Group>
  );
}

interface OpenManualProps {
  readonly manual: Manual;
  readonly reader: Reader | undefined;
}

function OpenManual({ manual, reader }: OpenManualProps) {
  const { t } = useTranslation();
  const { chapter: key } = useParams({ strict: false });
  const chapters = chaptersOf(manual);
  const chapter = chapters.find((candidate) => candidate.key === key) ?? chapters[0];
  usePageTitle(chapter ? `${chapter.title} · ${t('menu.manual')}` : t('menu.manual'));
  if (chapter === undefined) return null;
  return (
    <div className={classes.columns}>
      <Contents manual={manual} reader={reader} current={chapter} />
      <OpenChapter key={chapter.key} chapter={chapter} chapters={chapters} />
      <Sections chapter={chapter} />
    </div>
  );
}

interface ContentsProps extends OpenManualProps {
  readonly current: Chapter;
}

/** The chapters of a role; while something is looked for, those of everybody in which it was found. */
function Contents({ manual, reader, current }: ContentsProps) {
  const { t } = useTranslation('manual');
  const [question, setQuestion] = useState('');
  return (
    <nav className={classes.contents} aria-label={t('contents')}>
      <SearchBox label={t('search')} value={question} onChange={setQuestion} />
      <GuideLink />
      {question === '' ? (
        <ChapterLists manual={manual} reader={reader} current={current} />
      ) : (
        <Hits chapters={chaptersOf(manual)} question={question} />
      )}
    </nav>
  );
}

function ChapterLists({ manual, reader, current }: ContentsProps) {
  const isFor = (key: string) =>
    reader === undefined ||
    key === current.key ||
    CHAPTERS.some((chapter) => chapter.key === key && chapter.readers.includes(reader));
  const parts = manual.parts.map((part) => ({
    ...part,
    chapters: part.chapters.filter(({ key }) => isFor(key)),
  }));
  return parts
    .filter(({ chapters }) => chapters.length > 0)
    .map(({ key: part, title, chapters }) => (
      <section key={part}>
        <h2 className={classes.part}>{title}</h2>
        <ul>
          {chapters.map(({ key, title: name }) => (
            <li key={key}>
              <Link
                to="/app/manual/$chapter"
                params={{ chapter: key }}
                className={classes.link}
                aria-current={key === current.key ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ));
}

interface HitsProps {
  readonly chapters: readonly Chapter[];
  readonly question: string;
}

function Hits({ chapters, question }: HitsProps) {
  const { t } = useTranslation('manual');
  const hits = searchManual(chapters, question);
  if (hits.length === 0) {
    return (
      <Empty icon={IconSearchOff} title={t('noneFound')}>
        {t('noneFoundText')}
      </Empty>
    );
  }
  return (
    <>
      <Text size="sm" c="dimmed" my="sm" role="status">
        {t('found', { count: hits.length })}
      </Text>
      <ul>
        {hits.map(({ chapter, excerpt }) => (
          <li key={chapter.key}>
            <Link to="/app/manual/$chapter" params={{ chapter: chapter.key }} className={classes.hit}>
              <Text fw={500}>{chapter.title}</Text>
              {excerpt && (
                <Hint>
                  … {excerpt.before}
                  <Mark>{excerpt.match}</Mark>
                  {excerpt.after} …
                </Hint>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OpenChapterProps {
  readonly chapter: Chapter;
  readonly chapters: readonly Chapter[];
}

function OpenChapter({ chapter, chapters }: OpenChapterProps) {
  const { t } = useTranslation('manual');
  const navigate = useNavigate();
  const place = chapters.indexOf(chapter);
  const [previous, next] = [chapters[place - 1], chapters[place + 1]];
  return (
    <article className={classes.chapter}>
      <Hint>{chapter.part}</Hint>
      <Title order={2} fz="1.5rem" lh="2rem" mb="md" textWrap="balance">
        {chapter.title}
      </Title>
      <ManualText
        chapter={chapter}
        onChapter={(key) => void navigate({ to: '/app/manual/$chapter', params: { chapter: key } })}
      />
      <Group justify="space-between" mt="xxl" className={classes.screenOnly ?? ''}>
        {previous && <ChapterLink to={previous} label={t('previous', { title: previous.title })} />}
        {next && <ChapterLink to={next} label={t('next', { title: next.title })} />}
      </Group>
    </article>
  );
}

function ChapterLink({ to, label }: { readonly to: Chapter; readonly label: string }) {
  return (
    <Anchor
      fw={500}
      renderRoot={(props) => <Link to="/app/manual/$chapter" params={{ chapter: to.key }} {...props} />}
    >
      {label}
    </Anchor>
  );
}

function Sections({ chapter }: { readonly chapter: Chapter }) {
  const { t } = useTranslation('manual');
  const sections = sectionsOf(chapter.text);
  if (sections.length === 0) return null;
  return (
    <nav className={classes.sections} aria-label={t('onThisPage')}>
      <Hint mb="xs">{t('onThisPage')}</Hint>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              className={classes.link}
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.scrollIntoView();
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
