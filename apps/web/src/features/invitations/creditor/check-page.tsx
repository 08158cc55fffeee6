import { Button, Text } from '@mantine/core';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { IconArrowRight, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Refusal } from '../../../components/states.tsx';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { MissingOf, useClosing } from './close-dialog.tsx';
import { myStatementsQuery, useInvited } from './invited.ts';
import { InvitedPage } from './invited-page.tsx';
import { StatementParts } from './overview.tsx';
import { SavedLine } from './saved-line.tsx';
import { StepLink } from './step-links.tsx';
import { TermNotice } from './term-notice.tsx';
import type { Autosave } from './use-autosave.ts';

interface CheckPageProps {
  readonly statement: InvitedStatement;
  readonly autosave: Autosave;
}

/** All of it once more, and then for good: closing is final, so what it does is said beside the button. */
export function CheckPage({ statement, autosave }: CheckPageProps) {
  const { t } = useTranslation(['filing', 'invited']);
  const { office } = useInvited().dossier;
  return (
    <InvitedPage
      title={t('check.title')}
      back={<StepLink statement={statement}>{t('check.back')}</StepLink>}
      head={<TermNotice />}
      foot={
        <>
          <FileForGood statement={statement} autosave={autosave} />
          <SavedLine statement={statement} autosave={autosave} />
        </>
      }
    >
      <Text inherit>{t('check.intro', { office: office.name })}</Text>
      <StatementParts statement={statement} isReadOnly={false} />
    </InvitedPage>
  );
}

function FileForGood({ statement, autosave }: CheckPageProps) {
  const { t } = useTranslation(['filing', 'invited']);
  const { invitationCode } = useInvited();
  const statements = useQuery(myStatementsQuery(invitationCode));
  const { close, isBusy, problem } = useClosing();
  const others = (statements.data?.items ?? []).filter(({ id }) => id !== statement.id);
  const isComplete =
    statement.missingParts.length === 0 && others.every(({ missingParts }) => missingParts.length === 0);
  if (statement.missingParts.length > 0) {
    return (
      <Button
        size="xl"
        fullWidth
        rightSection={<IconArrowRight size={18} />}
        renderRoot={(props) => <StepLink statement={statement} {...props} />}
      >
        {t('check.back')}
      </Button>
    );
  }
  return (
    <>
      {others.length > 0 && <Text size="sm">{t('check.others', { count: others.length })}</Text>}
      <MissingOf statements={others} />
      {problem && <Refusal title={t('invited:close.notClosed')} {...problem} />}
      <Text size="sm" mb="sm" c="dimmed">
        {t('invited:close.final')}
      </Text>
      <Button
        size="xl"
        fullWidth
        leftSection={<IconSend size={18} />}
        loading={isBusy}
        disabled={!isComplete || statements.data === undefined}
        onClick={() => void autosave.flush().then((isKept) => isKept && close())}
      >
        {t('invited:close.verb')}
      </Button>
    </>
  );
}
