import { Anchor, Button, Stack, Text } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { seriesCalls } from '@prorata/contract/series/calls';
import type { SeriesMember } from '@prorata/contract/series/series';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { RailSection } from '../../components/block.tsx';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';
import { FOLLOW_UP } from '../dossiers/dossier-search.ts';
import { FollowUpDialog, type OpenedKind } from './follow-up-dialog.tsx';

function seriesQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'series'],
    queryFn: ({ signal }) => request(seriesCalls.read, { params: { dossierId }, signal }),
  });
}

const OPENED_KINDS: readonly OpenedKind[] = ['reserveDecided', 'laterReceipt'];

/** The dossiers of the series, beside the general side of each and below its payout, and the way to the next one. */
export function SeriesSection({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('series');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const { data: series } = useQuery(seriesQuery(dossier.id));
  const [chosen, setChosen] = useState<OpenedKind>();
  const [isAsked, endAsking] = useAsked();
  if (series === undefined) return null;
  const possible = me.canWriteDossiers ? OPENED_KINDS.filter((one) => series.canFollow.includes(one)) : [];
  if (series.items.length < 2 && possible.length === 0) return null;
  const kind = chosen ?? (isAsked ? possible[0] : undefined);
  return (
    <RailSection title={t('title')}>
      <Stack gap="sm" maw="24rem">
        {series.items.length > 1 && (
          <Stack gap="sm" component="ol">
            {series.items.map((member) => (
              <Member key={member.dossierId} member={member} isHere={member.dossierId === dossier.id} />
            ))}
          </Stack>
        )}
        {possible.map((one) => (
          <Button
            key={one}
            variant="default"
            h="auto"
            py="xs"
            styles={{ label: { whiteSpace: 'normal', overflow: 'visible', lineHeight: 1.4 } }}
            onClick={() => setChosen(one)}
          >
            {t(`open.${one}`)}
          </Button>
        ))}
      </Stack>
      <FollowUpDialog
        dossierId={dossier.id}
        kind={kind}
        reserves={series.reserves}
        onClose={() => {
          setChosen(undefined);
          endAsking();
        }}
      />
    </RailSection>
  );
}

/** Whether somebody comes from the menu of the dossier to open the next one. */
function useAsked(): [boolean, () => void] {
  const { open, ...search } = useSearch({ strict: false });
  const navigate = useNavigate();
  const isAsked = open === FOLLOW_UP;
  return [isAsked, () => isAsked && void navigate({ to: '.', search, replace: true })];
}

function Member({ member, isHere }: { readonly member: SeriesMember; readonly isHere: boolean }) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const language = useLanguage();
  const { dossierId, fileNumber, status, followUp } = member;
  return (
    <li>
      {isHere ? (
        <Text size="sm" fw={500}>
          {fileNumber}
        </Text>
      ) : (
        <Anchor
          size="sm"
          renderRoot={(props) => <Link to="/app/dossier/$dossierId" params={{ dossierId }} {...props} />}
        >
          {fileNumber}
        </Anchor>
      )}
      <Hint>
        {t(`vocabulary:dossierStatus.${status}`)}
        {followUp && ` · ${t('dossiers:follows', { number: followUp.follows })}`}
      </Hint>
      {followUp && (
        <Hint>
          {`${t(`vocabulary:followUpKind.${followUp.kind}`)} · ${formatDate(followUp.happenedOn, language)}`}
        </Hint>
      )}
    </li>
  );
}
