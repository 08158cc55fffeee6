import { Checkbox, Input, Stack } from '@mantine/core';
import { CONSULTATION_SOURCES, type ConsultationSource } from '@prorata/domain/vocabulary';
import { useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** Where whoever acts has looked, today, whether anything stops the dossier; nothing while nothing is ticked. */
export function useConsultation() {
  const [sources, setSources] = useState<readonly ConsultationSource[]>([]);
  return {
    sources,
    setSources,
    /** As the calls take it. */
    told: sources.length === 0 ? null : { sources: [...sources], note: null },
    reset: () => setSources([]),
  };
}

interface ConsultationTickProps {
  readonly consultation: ReturnType<typeof useConsultation>;
}

/** Money that has not arrived goes to the trustee (Cass. 23-04-2010): who acts says where they looked. */
export function ConsultationTick({ consultation: { sources, setSources } }: ConsultationTickProps) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  return (
    <Input.Wrapper labelElement="div" label={t('consultation.label')} description={t('consultation.hint')}>
      <Stack gap="sm" my="xs" role="group" aria-label={t('consultation.label')}>
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
      </Stack>
    </Input.Wrapper>
  );
}
