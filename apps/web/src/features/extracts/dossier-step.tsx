import { Stack } from '@mantine/core';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { ErrorSummary } from '../../components/form/form-messages.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { Loading } from '../../components/states.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { newValues, officeQuery, useDossierChoices } from '../dossiers/dossier-form.ts';
import { DossierSections } from '../dossiers/dossier-sections.tsx';
import classes from './dossier-step.module.css';
import { dossierValuesOf, SOURCE_OF_FIELD } from './dossier-values.ts';
import { PartyFacts } from './notice-facts.tsx';
import { OtherNotices } from './other-notices.tsx';
import { isStopDecided } from './progress.ts';
import { SourcePane } from './source-pane.tsx';
import { isBox, type Source, sourcesOfDossier } from './sources.ts';
import { Panes, StepFoot } from './step-layout.tsx';
import { StopCards } from './stop-cards.tsx';
import type { Wizard } from './use-wizard.ts';

interface DossierStepProps {
  readonly draft: ExtractDraft;
  readonly wizard: Wizard;
}

/** What the dossier is about, once the habits of the office are there to begin with. */
export function DossierStep(props: DossierStepProps) {
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const office = useQuery(officeQuery(me.organization?.id));
  if (office.isPending) return <Loading rows={5} />;
  const starting = props.wizard.progress.dossier ?? dossierValuesOf(props.draft, newValues(me, office.data));
  return <DossierProperties {...props} starting={starting as Values} />;
}

type Values = ValuesOf<typeof dossiersCalls.create>;

function DossierProperties({ draft, wizard, starting }: DossierStepProps & { readonly starting: Values }) {
  const labels = useFieldLabels('dossier');
  const choices = useDossierChoices(undefined);
  const [active, setActive] = useState<string>();
  const sources = sourcesOfDossier(draft);
  const remarks = useRemarks(sources);
  const { form, attempts, goOn } = useProperties(starting, wizard);
  const isStopOpen = wizard.progress.stops.some((stop) => !isStopDecided(stop));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void goOn();
  };
  return (
    <Panes
      fields={
        <ContractForm<typeof dossiersCalls.create>
          form={form}
          labels={labels}
          remarks={remarks}
          onSubmit={submit}
        >
          <div
            className={classes.content}
            onFocusCapture={({ target }) => setActive(SOURCE_OF_FIELD[target.id.replace(/^field-/, '')])}
          >
            <Stack gap="md">
              <ErrorSummary attempts={attempts} />
              <StopCards draft={draft} wizard={wizard} onShow={setActive} />
              <OtherNotices draft={draft} onShow={setActive} />
              <PartyFacts party={draft.defendant} prefix="defendant." onShow={setActive} />
            </Stack>
            <DossierSections
              choices={choices}
              defendantKind={draft.defendant.lastName.value === null ? 'company' : 'person'}
            />
          </div>
          <StepFoot
            onBack={wizard.goBack}
            onNext={() => void goOn()}
            isDisabled={isStopOpen}
            remark={isStopOpen && <StopRemark />}
          />
        </ContractForm>
      }
      source={<SourcePane extract={draft} sources={sources} active={active} />}
    />
  );
}

function StopRemark() {
  const { t } = useTranslation('extracts');
  return t('stops.open');
}

/** The form of the dossier's properties, kept as it is typed. */
function useProperties(loaded: Values, { change, goOn }: Wizard) {
  const [starting] = useState(loaded);
  const form = useContractForm<typeof dossiersCalls.create>(
    dossiersCalls.create,
    starting,
    undefined,
    'extract',
  );
  const [attempts, setAttempts] = useState(0);
  const { subscribe, trigger, getValues } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => change({ dossier: values }) }),
    [subscribe, change],
  );
  return {
    form,
    attempts,
    goOn: async () => {
      if (!(await trigger())) return setAttempts((count) => count + 1);
      change({ dossier: getValues() });
      goOn();
    },
  };
}

/** Under each field that the extract fills in: where it was read. */
function useRemarks(sources: readonly Source[]): ReadonlyMap<string, string> {
  const { t } = useTranslation('extracts');
  const placeOf = new Map(sources.map(({ name, places }) => [name, places[0]]));
  return new Map(
    Object.entries(SOURCE_OF_FIELD).flatMap(([field, source]) => {
      const place = placeOf.get(source);
      if (place === undefined) return [];
      const where = isBox(place)
        ? t('mark.fromPage', { number: place.page })
        : t('mark.fromLine', { number: place.line });
      return [[field, where] as const];
    }),
  );
}
