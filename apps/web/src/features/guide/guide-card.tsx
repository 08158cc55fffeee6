import { Button, Card, Group, Text, Title } from '@mantine/core';
import type { Guide } from '@prorata/contract/guide/guide';
import { IconRoute, IconSchool } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Hint } from '../../components/text.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import classes from './guide.module.css';
import { guideQuery, useGuideActs } from './guide-queries.ts';

/** On the start page, for who never ended the guide, and for who asks for it again: begins the guided first dossier. */
export function GuideCard() {
  const { data: guide } = useQuery(guideQuery);
  const { guide: isAsked } = useSearch({ strict: false });
  if (guide === undefined || guide.state === 'running') return null;
  if (guide.state === 'ended' && isAsked !== true) return null;
  return <Offer guide={guide} />;
}

function Offer({ guide: { canPractise, state } }: { readonly guide: Guide }) {
  const { t } = useTranslation('guide');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const navigate = useNavigate();
  const acting = useGuideActs(({ dossier }, act) => {
    if (act === 'practise' && dossier !== null) {
      return void navigate({ to: '/app/dossier/$dossierId', params: { dossierId: dossier.id } });
    }
    return void navigate({ to: '/app', search: {}, replace: true });
  });
  const canOpen = me.canWriteDossiers;
  const practise = canOpen && canPractise;
  return (
    <Card component="section" className={classes.card ?? ''} aria-label={t('card.title')}>
      <IconSchool size={28} stroke={1.5} className={classes.cardIcon} aria-hidden />
      <div>
        <Title order={2} size="h3">
          {t('card.title')}
        </Title>
        <Text mt={2}>{t('card.text')}</Text>
        <Hint mt="xs">{t(canPractise ? 'card.practiseHint' : 'card.real')}</Hint>
        {!canOpen && <Hint mt="xs">{t('card.readerHint')}</Hint>}
      </div>
      <Group gap="sm" className={classes.cardActs ?? ''}>
        {practise && (
          <Button loading={acting.isPending} onClick={() => acting.mutate({ act: 'practise' })}>
            {t('card.practise')}
          </Button>
        )}
        {canOpen && (
          <Button
            variant={practise ? 'default' : 'filled'}
            leftSection={<IconRoute />}
            disabled={acting.isPending}
            onClick={() => acting.mutate({ act: 'start', dossierId: null })}
          >
            {t('card.own')}
          </Button>
        )}
        {state === 'new' && (
          <Button variant="subtle" disabled={acting.isPending} onClick={() => acting.mutate({ act: 'end' })}>
            {t('card.dismiss')}
          </Button>
        )}
      </Group>
    </Card>
  );
}
