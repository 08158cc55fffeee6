import { ActionIcon, Menu, Text, UnstyledButton } from '@mantine/core';
import type { Note, Person } from '@prorata/contract/activity/activity';
import { activityCalls } from '@prorata/contract/activity/calls';
import { IconDots, IconPencil, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fullName } from '../../components/full-name.ts';
import { request } from '../../platform/client/request.ts';
import { formatTime, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import classes from './activity.module.css';
import { activityQuery, useActing, useOfferUndo } from './activity-queries.ts';
import { Initials } from './initials.tsx';
import { piecesOf } from './mention.ts';
import { NoteBox } from './note-box.tsx';

interface NoteItemProps {
  readonly dossierId: string;
  readonly note: Note;
  readonly people: readonly Person[];
}

export function NoteItem({ dossierId, note, people }: NoteItemProps) {
  const { t } = useTranslation('activity');
  const language = useLanguage();
  const [isEditing, setEditing] = useState(false);
  return (
    <article className={classes.note} aria-label={fullName(note.author)}>
      <Initials person={note.author} />
      <div className={classes.body}>
        <div className={classes.byline}>
          <Text span fw={500}>
            {fullName(note.author)}
          </Text>
          <Text span size="sm" c="dimmed" component="time" dateTime={note.writtenAt}>
            {formatTime(note.writtenAt, language)}
          </Text>
          {note.editedAt && (
            <Text span size="sm" c="dimmed">
              {t('feed.edited')}
            </Text>
          )}
          <NoteMenu dossierId={dossierId} note={note} onEdit={() => setEditing(true)} />
        </div>
        {note.subject && <SubjectLink subject={note.subject} />}
        {isEditing ? (
          <NoteBox dossierId={dossierId} people={people} note={note} onDone={() => setEditing(false)} />
        ) : (
          <NoteText note={note} />
        )}
      </div>
    </article>
  );
}

export function NoteText({ note }: { readonly note: Note }) {
  const pieces = piecesOf(note.text, note.mentions);
  return (
    <Text className={classes.text ?? ''}>
      {pieces.map(({ text, isMention }, index) =>
        isMention ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text does not move within itself.
          <span key={index} className={classes.mention}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </Text>
  );
}

const TABS = {
  statement: 'statements',
  document: 'statements',
  invitation: 'invitations',
  delivery: 'invitations',
} as const;

/** The thing on which a note hangs; leads to it. */
function SubjectLink({ subject }: { readonly subject: NonNullable<Note['subject']> }) {
  const { t } = useTranslation('activity');
  const navigate = useNavigate();
  const kind = t(`note.subjects.${subject.kind}`);
  if (subject.label === null) {
    return (
      <Text size="sm" c="dimmed">
        {kind} ({t('note.gone')})
      </Text>
    );
  }
  return (
    <UnstyledButton
      className={classes.thing ?? ''}
      title={kind}
      onClick={() =>
        void navigate({
          to: '.',
          search: {
            tab: TABS[subject.kind],
            ...(subject.kind === 'statement' && { open: subject.id }),
          },
        })
      }
    >
      {subject.label}
    </UnstyledButton>
  );
}

interface NoteMenuProps {
  readonly dossierId: string;
  readonly note: Note;
  readonly onEdit: () => void;
}

function NoteMenu({ dossierId, note, onEdit }: NoteMenuProps) {
  const { t } = useTranslation('activity');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const params = { dossierId, noteId: note.id };
  const offerUndo = useOfferUndo(dossierId);
  const { data: activity } = useQuery(activityQuery(dossierId));
  const pin = (noteId: string, isPinned: boolean) =>
    request(activityCalls.pinNote, { params: { dossierId, noteId }, body: { isPinned } });
  const pinning = useActing(
    dossierId,
    (_former: string | undefined) => pin(note.id, !note.isPinned),
    (former) =>
      offerUndo(t(note.isPinned ? 'note.unpinned' : 'note.pinned'), () =>
        // One note is pinned at a time: the one that made way comes back.
        former === undefined ? pin(note.id, note.isPinned) : pin(former, true),
      ),
  );
  const removing = useActing(dossierId, () =>
    request(activityCalls.removeNote, { params, query: { version: note.version } }),
  );
  const isMine = note.author.id === me.id;
  if (!isMine && !me.canWriteDossiers) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" ms="auto" aria-label={t('note.more', { name: fullName(note.author) })}>
          <IconDots />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {me.canWriteDossiers && (
          <Menu.Item
            leftSection={note.isPinned ? <IconPinnedOff /> : <IconPin />}
            onClick={() => pinning.mutate(note.isPinned ? undefined : activity?.pinned?.id)}
          >
            {t(note.isPinned ? 'note.unpin' : 'note.pin')}
          </Menu.Item>
        )}
        {isMine && (
          <>
            <Menu.Item leftSection={<IconPencil />} onClick={onEdit}>
              {t('note.edit')}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash />} onClick={() => removing.mutate(undefined)}>
              {t('note.remove')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
