import { Text } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import type { UploadDocument } from '../../../components/documents/document-facts.ts';
import { useProblem } from '../../../platform/client/problem.ts';
import { request, uploadFile } from '../../../platform/client/request.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { BeginButton } from './begin-button.tsx';
import { invitedKey, useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
import { KnownBefore } from './known-card.tsx';
import { AddPaper } from './paper-inputs.tsx';
import { TermNotice } from './term-notice.tsx';

/** Before a statement is begun: what is known of whom. Opening the page begins nothing; the button does, or the first paper. */
export function NewStatementPage() {
  const { t } = useTranslation('filing');
  const { invitationCode, dossier } = useInvited();
  const upload = useFirstPaper();
  const inWords = useProblem();
  if (!dossier.invitation.isOpen) {
    return <Navigate to="/invited/$invitationCode/myStatements" params={{ invitationCode }} replace />;
  }
  return (
    <InvitedPage
      title={t('title')}
      head={<TermNotice />}
      foot={<BeginButton>{t('begin.begin')}</BeginButton>}
    >
      <Text inherit>{t('begin.intro')}</Text>
      {dossier.known && <KnownBefore known={dossier.known} />}
      <Card title={t('paper.question')}>
        <AddPaper
          id="filing-settlementDocument"
          type="settlement"
          documents={{ upload, explain: (error) => inWords(error).message }}
          labels={{ photo: t('paper.photoLabel'), file: t('paper.fileLabel') }}
        />
        <Text size="sm" c="dimmed" mt="xs">
          {t('paper.hint')}
        </Text>
      </Card>
    </InvitedPage>
  );
}

/** The first paper begins the statement that it is for. */
function useFirstPaper(): UploadDocument {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (file, documentType, options) => {
    const { id: tpStatementId } = await request(invitedCalls.beginStatement, { params: { invitationCode } });
    const params = { invitationCode, tpStatementId };
    const document = await uploadFile(invitedCalls.uploadDocument, {
      params,
      upload: { documentType },
      file,
      ...options,
    });
    void queries.invalidateQueries({ queryKey: invitedKey(invitationCode), refetchType: 'none' });
    await navigate({
      to: '/invited/$invitationCode/statement/$tpStatementId',
      params,
      replace: true,
    });
    return document;
  };
}
