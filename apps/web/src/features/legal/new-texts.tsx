import { Button, Card, Flex, Text, Title } from '@mantine/core';
import type { LegalVersion } from '@prorata/contract/legal/legal-text';
import { usersCalls } from '@prorata/contract/users/calls';
import type { Me } from '@prorata/contract/users/user';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LegalBox, Markdown } from '../../components/markdown.tsx';
import { QueryState, Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { ConsentBox } from './consent-box.tsx';
import { versionQuery } from './legal-query.ts';

/** The new versions, each with what changed before the text itself, to accept before going on. */
export function NewTexts({ me }: { readonly me: Me }) {
  const { t } = useTranslation('welcome');
  const lang = useLanguage();
  const queries = useQueries({ queries: me.textsToAccept.map((text) => versionQuery(text, lang)) });
  const [isAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const accepting = useAccepting(me.textsToAccept);
  const inWords = useProblem();
  const isRead = queries.every(({ isSuccess }) => isSuccess);
  const isForOffice =
    me.isOrganizationAdmin && me.textsToAccept.some(({ kind }) => kind === 'licence-agreement');
  const go = () => {
    setAsked(true);
    if (isAgreed) accepting.mutate();
  };
  return (
    <Card component="section" p="xl" maw="48rem">
      <Title order={2}>{t('texts.title')}</Title>
      <Text c="dimmed">{t('texts.text')}</Text>
      {queries.map((query, place) => (
        <Flex
          component="section"
          direction="column"
          gap="sm"
          mt="xl"
          key={me.textsToAccept[place]?.kind ?? place}
        >
          <QueryState query={query} rows={3} />
          {query.data && (
            <>
              <Title order={3}>{query.data.title}</Title>
              {query.data.changes && (
                <div>
                  <Text fw={500} fz="0.9375rem">
                    {t('texts.changes')}
                  </Text>
                  <Markdown text={query.data.changes} />
                </div>
              )}
              <LegalBox text={query.data} />
            </>
          )}
        </Flex>
      ))}
      {isRead && (
        <Flex direction="column" gap="md" mt="xl" align="flex-start">
          {isForOffice && <Text>{t('texts.office', { office: me.organization?.name ?? '' })}</Text>}
          <ConsentBox
            label={t('texts.consent')}
            error={isAsked && !isAgreed && t('texts.missing')}
            checked={isAgreed}
            onChange={setAgreed}
          />
          <Button loading={accepting.isPending} onClick={go}>
            {t('texts.accept')}
          </Button>
          {accepting.error && <Refusal title={t('texts.failed')} {...inWords(accepting.error)} />}
        </Flex>
      )}
    </Card>
  );
}

function useAccepting(texts: readonly LegalVersion[]) {
  const language = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => request(usersCalls.acceptTexts, { body: { accepted: [...texts], language } }),
    onSuccess: (me) => queries.setQueryData(ownUserQuery.queryKey, me),
  });
}
