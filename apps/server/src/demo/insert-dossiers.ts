import { DEMO_DOSSIERS, type DemoDossier } from '@prorata/demo/dossiers';
import { brusselsDate, yearOf } from '@prorata/domain/iso-date';
import { newId } from '../database/new-id.ts';
import type { Transaction } from '../database/tables.ts';
import { recordEvent } from '../events/record-event.ts';
import type { DossierRecord } from '../features/dossiers/find-dossier.ts';
import { moveDossier } from '../features/dossiers/move-dossier.ts';
import { openDemoClock } from './demo-clock.ts';
import { actionOfPerson, type DemoContext, idOf } from './demo-context.ts';
import { insertInvitations } from './insert-invitations.ts';
import { insertMoney } from './insert-money.ts';
import type { DemoServices } from './services.ts';

/** Tells the story of every dossier, act by act, so that its trail and its invoice are those of a real one. */
export async function insertDossiers(
  trx: Transaction,
  surroundings: DemoServices,
  cast: Pick<DemoContext, 'officeIds' | 'peopleIds'>,
): Promise<void> {
  const stage: DemoContext = { trx, clock: openDemoClock(surroundings.now), surroundings, ...cast };
  for (const demo of DEMO_DOSSIERS.toSorted((one, other) => (one.openedAt < other.openedAt ? -1 : 1))) {
    const dossier = await openDossier(stage, demo);
    const assetIds = await insertMoney(stage, demo, dossier);
    const invited = await insertInvitations(stage, demo, dossier, assetIds);
    await moveOn(stage, demo, invited);
  }
  await setCounters(trx);
}

async function openDossier(stage: DemoContext, demo: DemoDossier): Promise<DossierRecord> {
  const { trx, surroundings } = stage;
  const action = actionOfPerson(stage, demo.openedBy, stage.clock.moment(demo.openedAt));
  const organizationId = stage.officeIds[demo.office];
  const dossier = await trx
    .insertInto('dossiers')
    .values({
      id: newId(),
      organizationId,
      ...columnsOf(stage, demo),
      createdBy: idOf(stage, demo.openedBy),
      createdAt: action.at,
      statusChangedAt: action.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const charge = { type: 'creation', cause: `dossier ${dossier.id}`, organizationId } as const;
  await surroundings.recordPlatformTransaction(trx, { ...charge, dossierId: dossier.id, at: action.at });
  await recordEvent(trx, action, {
    dossier,
    type: 'dossier.created',
    subjectId: dossier.id,
    before: null,
    after: { fileNumber: dossier.fileNumber, dossierTitle: demo.title, language: demo.language },
    version: dossier.version,
  });
  return dossier;
}

function columnsOf(stage: DemoContext, demo: DemoDossier) {
  const { clock, surroundings } = stage;
  const { street, housenumber, zipcode, city, country } = demo.address;
  const day = (storyDay: string | null) => storyDay && clock.day(storyDay);
  return {
    fileYear: yearOf(brusselsDate(surroundings.now)),
    fileSerial: demo.serial,
    title: demo.title,
    reference: demo.reference,
    filingDate: clock.day(demo.openedAt.slice(0, 10)),
    language: demo.language,
    responsibleBailiffId: idOf(stage, demo.responsible),
    deputyBailiffId: demo.deputy && idOf(stage, demo.deputy),
    ...defendantOf(demo),
    defendantEmail: demo.email ?? null,
    defendantPhone: demo.phone ?? null,
    defendantAddress: { address1: `${street} ${housenumber}`, zipcode, city, country },
    cbbRequestedAt: demo.consultedAt === null ? null : clock.moment(demo.consultedAt),
    transactionKinds: demo.kinds,
    saleDate: day(demo.saleDate),
    seizureDate: day(demo.seizureDate),
    balanceToDistributeCents: demo.balanceCents,
  };
}

function defendantOf({ defendant, representative }: DemoDossier) {
  if (!('company' in defendant)) {
    const { firstName, lastName, nationalNumber } = defendant;
    return {
      ...{ defendantFirstName: firstName, defendantLastName: lastName },
      defendantNationalNumber: nationalNumber,
    };
  }
  return {
    defendantCompanyName: defendant.company,
    defendantCorporateForm: defendant.form,
    defendantEnterpriseNumber: defendant.enterpriseNumber,
    defendantFirstName: representative?.firstName ?? null,
    defendantLastName: representative?.lastName ?? null,
  };
}

/** How the office went on after the invitations, if it did. */
async function moveOn(stage: DemoContext, demo: DemoDossier, dossier: DossierRecord): Promise<void> {
  if (demo.movedOn === undefined) return;
  const { to, at, reason } = demo.movedOn;
  const action = actionOfPerson(stage, demo.openedBy, stage.clock.moment(at));
  await moveDossier(
    stage.trx,
    action,
    dossier,
    to === 'Provisioned'
      ? { event: 'moveToProvisioned' }
      : {
          event: 'cancel',
          set: { cancelReason: reason ?? '' },
          ...(reason && { reason }),
        },
  );
}

/** All carry the number of this year, whenever the story began: the next dossier of each office follows on the last. */
async function setCounters(trx: Transaction): Promise<void> {
  await trx
    .insertInto('fileNumberCounters')
    .columns(['organizationId', 'fileYear', 'lastSerial'])
    .expression((eb) =>
      eb
        .selectFrom('dossiers')
        .select(['organizationId', 'fileYear', ({ fn }) => fn.max('fileSerial').as('lastSerial')])
        .groupBy(['organizationId', 'fileYear']),
    )
    .execute();
}
