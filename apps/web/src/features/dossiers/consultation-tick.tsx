import { Box, Checkbox, Input, Textarea } from '@mantine/core';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { brusselsDate } from '@prorata/domain/iso-date';
import { CONSULTATION_SOURCES, type ConsultationSource } from '@prorata/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { dossierKey } from './dossier-queries.ts';
import classes from './general.module.css';

const MAX_NOTE_LENGTH = 1_000;

/** Where whoever acts has looked, today, whether anything stops the dossier. Somebody must have, before they go on. */
export function useConsultation(dossierId: string) {
  const [sources, setSources] = useState<readonly ConsultationSource[]>([]);
  const [note, setNote] = useState('');
  const [isMissed, setMissed] = useState(false);
  const { data } = useQuery({
    queryKey: [...dossierKey(dossierId), 'consultations'],
    queryFn: ({ signal }) => request(dossiersCalls.listConsultations, { params: { dossierId }, signal }),
  });
  const today = brusselsDate(new Date());
  const ofToday = data?.items.find(({ consultedAt }) => brusselsDate(new Date(consultedAt)) === today);
  const isNoteLacking = sources.every((source) => source === 'other') && note.trim() === '';
  const isTold = sources.length > 0 && !isNoteLacking;
  return {
    ...{ sources, setSources, note, setNote },
    ofToday: ofToday ?? null,
    isMissed: isMissed && !isTold,
    /** As the calls take it. */
    told: sources.length === 0 ? null : { sources: [...sources], note: note.trim() === '' ? null : note },
    /** Whether one may go on; says so when not. */
    check: () => {
      const isFine = sources.length === 0 ? ofToday !== undefined : isTold;
      setMissed(!isFine);
      return isFine;
    },
    reset: () => {
      setSources([]);
      setNote('');
      setMissed(false);
    },
  };
}

interface ConsultationTickProps {
  readonly consultation: ReturnType<typeof useConsultation>;
}

/** Money that has not arrived goes to the trustee (Cass. 23-04-2010): who acts says where they looked. */
export function ConsultationTick({ consultation }: ConsultationTickProps) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const language = useLanguage();
  const { sources, setSources, note, setNote, ofToday, isMissed } = consultation;
  return (
    <Input.Wrapper
      labelElement="div"
      label={t('consultation.label')}
      description={t('consultation.hint')}
      withAsterisk={ofToday === null}
      error={isMissed && t('consultation.first')}
    >
      {ofToday && (
        <Hint>
          {t('consultation.ofToday', {
            name: ofToday.consultedBy,
            moment: formatDate(ofToday.consultedAt, language, 'dateTime'),
          })}
        </Hint>
      )}
      <Box className={classes.sources ?? ''} role="group" aria-label={t('consultation.label')}>
        {CONSULTATION_SOURCES.map((source) => (
          <Checkbox
            key={source}
            label={t(`vocabulary:consultationSource.${source}`)}
            checked={sources.includes(source)}
            onChange={({ currentTarget }) =>
              setSources(
                currentTarget.checked ? [...sources, source] : sources.filter((one) => one !== source),
              )
            }
          />
        ))}
        {sources.includes('other') && (
          <Textarea
            className={classes.sourceNote ?? ''}
            autosize
            minRows={2}
            maxLength={MAX_NOTE_LENGTH}
            withAsterisk={sources.length === 1}
            label={t('consultation.note')}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
      </Box>
    </Input.Wrapper>
  );
}
