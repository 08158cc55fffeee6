import { newDossierSchema } from '@prorata/contract/dossiers/dossier';
import { newSoldAssetSchema } from '@prorata/contract/dossiers/sold-asset';
import type { DemoDossier } from '@prorata/demo/dossiers';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { eurosFromCents } from '@prorata/domain/money';
import { newId } from '../database/new-id.ts';
import { createAsset } from '../features/dossiers/assets.ts';
import { createDossier } from '../features/dossiers/create-dossier.ts';
import { getDossier } from '../features/dossiers/find-dossier.ts';
import { setBalance } from '../features/dossiers/set-balance.ts';
import { cancelDossier, moveToProvisioned } from '../features/invitations/end-collection.ts';
import { type Agenda, openAgenda, type Place } from './agenda.ts';
import { enterStatements } from './play-entered.ts';
import { receiveIncome } from './play-income.ts';
import { inviteCreditors } from './play-invitations.ts';
import { closeSilent, fileStatements, reviewStatements } from './play-statements.ts';
import { workTogether } from './play-work.ts';
import type { IdsByName, Story } from './story.ts';

export interface PlayedDossier {
  readonly place: Place;
  /** What happens after it was calculated. */
  readonly agenda: Agenda;
}

/** Tells a dossier from its opening to where it can be calculated, or to where it stands today, act by act. */
export async function playDossier(
  story: Story,
  peopleIds: IdsByName,
  demo: DemoDossier,
): Promise<PlayedDossier> {
  const estateIds = estateIdsOf(demo);
  const dossierId = await openDossier(story, { peopleIds, estateIds }, demo);
  const assetIds = await enterMoney(story, demo, { dossierId, estateIds });
  const made = { invitationIds: new Map<string, string>(), statementIds: new Map<string, string>() };
  const place = { dossierId, peopleIds, estateIds, assetIds, ...made };
  const agenda = openAgenda();
  inviteCreditors(story, agenda, demo, place);
  fileStatements(story, agenda, demo, place);
  closeSilent(story, agenda, demo);
  reviewStatements(story, agenda, demo, place);
  enterStatements(story, agenda, demo, place);
  receiveIncome(story, agenda, demo, place);
  moveOn(story, agenda, demo, place);
  workTogether(story, agenda, demo, place);
  await agenda.tell(story, demo.distribution && story.moment(demo.distribution.calculatedAt));
  return { place, agenda };
}

/** Whoever adds a defendant or something common makes its id; the first defendant has one already. */
function estateIdsOf({ coDefendants = [], commonEstates = [] }: DemoDossier): IdsByName {
  const keys = [...coDefendants, ...commonEstates].map(({ key }) => key);
  return new Map([[MAIN_DEFENDANT, MAIN_DEFENDANT], ...keys.map((key) => [key, newId()] as const)]);
}

interface KnownIds {
  readonly peopleIds: IdsByName;
  readonly estateIds: IdsByName;
}

async function openDossier(
  story: Story,
  { peopleIds, estateIds }: KnownIds,
  demo: DemoDossier,
): Promise<string> {
  const at = story.moment(demo.openedAt);
  const { coDefendants = [], commonEstates = [] } = demo;
  const input = newDossierSchema.parse({
    dossierTitle: demo.title,
    dossierReference: demo.reference,
    repertoryNumber: demo.repertoryNumber,
    filingDate: story.day(demo.openedAt.slice(0, 10)),
    language: demo.language,
    defendant: {
      ...defendantOf(demo),
      email: demo.email,
      phone: demo.phone,
      address: addressOf(demo.address),
    },
    coDefendants: coDefendants.map(({ key, address, ...defendant }) => ({
      ...defendantOf({ defendant }),
      id: estateIds.get(key),
      address: addressOf(address),
    })),
    estates: commonEstates.map(({ key, name, members }) => ({
      id: estateIds.get(key),
      name,
      memberIds: members.map((member) => estateIds.get(member)),
    })),
    daterequestcbb: demo.consultedAt && story.moment(demo.consultedAt).toISOString(),
    transactionKind: demo.kinds,
    paymentType: demo.income ? 'recurring' : 'oneOff',
    saleDate: demo.saleDate && story.day(demo.saleDate),
    dateSeizure: demo.seizureDate && story.day(demo.seizureDate),
    ...deedsOf(story, demo),
    responsibleBailiffId: peopleIds.get(demo.responsible),
    deputyBailiffId: demo.deputy && peopleIds.get(demo.deputy),
  });
  // All carry the number of this year, whenever the story began.
  return createDossier(story.toolsAt(at), await story.actionOf(demo.openedBy, at), input, story.now);
}

/** Who seized, by which deeds, and who owed the money, on the days of the story. */
function deedsOf(story: Story, { deeds: { deeds, thirdPartyDebtors, ...parties } }: DemoDossier) {
  return {
    ...parties,
    deeds: deeds.map(({ date, servedOn, description, ...deed }) => ({
      ...deed,
      description: description && story.told(description),
      date: story.day(date),
      servedOn: servedOn && story.day(servedOn),
    })),
    thirdPartyDebtors: thirdPartyDebtors.map(({ declaredOn, receivedOn, ...party }) => ({
      ...party,
      declaredOn: story.day(declaredOn),
      receivedOn: story.day(receivedOn),
    })),
  };
}

function addressOf({ street, housenumber, ...place }: DemoDossier['address']) {
  return { address1: `${street} ${housenumber}`, ...place };
}

function defendantOf({ defendant, representative }: Pick<DemoDossier, 'defendant' | 'representative'>) {
  if (!('company' in defendant)) {
    const { firstName, lastName, nationalNumber } = defendant;
    return { name: firstName, surname: lastName, nationalNumber };
  }
  return {
    companyName: defendant.company,
    corporateForm: defendant.form,
    kboNumber: defendant.enterpriseNumber,
    name: representative?.firstName,
    surname: representative?.lastName,
  };
}

async function enterMoney(
  story: Story,
  demo: DemoDossier,
  { dossierId, estateIds }: { readonly dossierId: string; readonly estateIds: IdsByName },
): Promise<IdsByName> {
  const action = await story.actionOf(demo.openedBy, story.moment(demo.openedAt));
  const assetIds = new Map<string, string>();
  for (const { name, description, kind, collectedCents, shares } of demo.assets) {
    const input = newSoldAssetSchema.parse({
      name,
      description,
      collectedAmount: eurosFromCents(collectedCents),
      transactionKind: kind,
      shares: shares?.map(({ estate, basisPoints }) => ({ estateId: estateIds.get(estate), basisPoints })),
    });
    assetIds.set(name, (await createAsset(story.trx, action, dossierId, input)).id);
  }
  if (demo.balanceCents === null) return assetIds;
  const { version } = await getDossier(story.trx, action.actor, dossierId);
  await setBalance(story.trx, action, dossierId, {
    version,
    balanceToDistribute: eurosFromCents(demo.balanceCents),
    executionCosts: demo.executionCosts.map(({ date, description, amountCents, asset }) => ({
      date: story.day(date),
      description,
      amount: eurosFromCents(amountCents),
      assetId: (asset && assetIds.get(asset)) ?? null,
      creditorId: null,
      tariffArticle: null,
    })),
  });
  return assetIds;
}

/** How the office went on after the invitations, if it did. */
function moveOn(
  { moment }: Story,
  agenda: Agenda,
  { movedOn, openedBy }: DemoDossier,
  { dossierId }: Place,
): void {
  if (movedOn === undefined) return;
  const at = moment(movedOn.at);
  agenda.add(at, async (story) => {
    const action = await story.actionOf(openedBy, at);
    if (movedOn.to === 'Provisioned') await moveToProvisioned(story.trx, action, dossierId);
    else await cancelDossier(story.toolsAt(at), action, dossierId, movedOn.reason ?? '');
  });
}
