import type { ExtractContents } from '@prorata/contract/extracts/extract';
import type { Layout } from '../reading/layout.ts';
import type { InventedExtract, InventedNotice, InventedParty } from '../samples/invent-extract.ts';

/** What an extract tells, without what was printed and where. */
export function toldBy(contents: ExtractContents) {
  return {
    consultedAt: contents.consultedAt.value,
    extractReference: contents.extractReference.value,
    defendant: partyToldBy(contents.defendant),
    creditors: contents.creditors.map((creditor) => ({
      ...partyToldBy(creditor),
      electedDomicile: creditor.electedDomicile.value,
      notices: creditor.notices.map(noticeToldBy),
    })),
    stops: contents.stoppingNotices.map((notice) => ({
      ...noticeToldBy(notice),
      stopKind: notice.stopKind.value,
    })),
    others: contents.otherNotices.map(noticeToldBy),
    notUnderstood: contents.notUnderstood.map(({ text }) => text),
  };
}

type Told = ReturnType<typeof toldBy>;

function partyToldBy(party: ExtractContents['defendant']) {
  return {
    corporateName: party.corporateName.value,
    corporateForm: party.corporateForm.value,
    firstName: party.firstName.value,
    lastName: party.lastName.value,
    kboNumber: party.kboNumber.value,
    birthDate: party.birthDate.value,
    address: party.address.value,
  };
}

function noticeToldBy(notice: ExtractContents['creditors'][number]['notices'][number]) {
  return {
    noticeType: notice.noticeType.value,
    noticeNumber: notice.noticeNumber.value,
    receivedAt: notice.receivedAt.value,
    expiresOn: notice.expiresOn.value,
    seizureNature: notice.seizureNature.value,
    actOn: notice.actOn.value,
    servedOn: notice.servedOn.value,
    place: notice.place.value,
    seizedGoods: notice.seizedGoods.value,
    claimNature: notice.claimNature.value,
    amount: notice.amount.value,
    causeOfPreference: notice.causeOfPreference.value,
    bailiff: notice.bailiff.value,
    thirdPartyDebtor: notice.thirdPartyDebtor.value,
    court: notice.court.value,
    contact: notice.contact.value,
  };
}

const OF_CREDITORS = ['command', 'seizure', 'opposition', 'commonSeizure', 'delegation', 'assignment'];

/** What an invented extract must tell, once it was printed by a layout and read back. */
export function toldOf(
  invented: InventedExtract,
  layout: Layout,
  notUnderstood: readonly string[] = [],
): Told {
  const knows = fieldsKnownTo(layout);
  const notices = invented.notices.map((notice) => ({ notice, told: noticeOf(notice, knows) }));
  return {
    consultedAt: invented.consultedAt,
    extractReference: invented.extractReference,
    defendant: partyOf(invented.defendant, (field) => knows(`defendant.${field}`)),
    creditors: notices.flatMap(({ notice: { noticeType, creditor = {} }, told }) =>
      OF_CREDITORS.includes(noticeType)
        ? [
            {
              ...partyOf(creditor, (field) => knows(`creditor.${field}`)),
              electedDomicile: knows('creditor.electedDomicile') ? (creditor.electedDomicile ?? null) : null,
              notices: [told],
            },
          ]
        : [],
    ),
    stops: notices.flatMap(({ notice: { stopKind }, told }) => (stopKind ? [{ ...told, stopKind }] : [])),
    others: notices.flatMap(({ notice: { noticeType, stopKind }, told }) =>
      stopKind || OF_CREDITORS.includes(noticeType) ? [] : [told],
    ),
    notUnderstood: [...notUnderstood],
  };
}

function partyOf(party: InventedParty, knows: (field: string) => boolean): Told['defendant'] {
  return {
    corporateName: party.corporateName ?? null,
    corporateForm: party.corporateForm ?? null,
    firstName: party.firstName ?? null,
    lastName: party.lastName ?? null,
    kboNumber: party.kboNumber ?? null,
    birthDate: knows('birthDate') ? (party.birthDate ?? null) : null,
    address: party.address ?? null,
  };
}

function noticeOf(notice: InventedNotice, knows: (field: string) => boolean): Told['others'][number] {
  const told = <Name extends keyof InventedNotice>(name: Name) =>
    knows(`notice.${name}`) ? (notice[name] ?? null) : null;
  return {
    noticeType: notice.noticeType,
    noticeNumber: notice.noticeNumber,
    receivedAt: notice.receivedAt,
    expiresOn: told('expiresOn'),
    seizureNature: told('seizureNature'),
    actOn: told('actOn'),
    servedOn: told('servedOn'),
    place: told('place'),
    seizedGoods: told('seizedGoods'),
    claimNature: told('claimNature'),
    amount: told('amount'),
    causeOfPreference: told('causeOfPreference'),
    bailiff: told('bailiff'),
    thirdPartyDebtor: told('thirdPartyDebtor'),
    court: told('court'),
    contact: told('contact'),
  } as Told['others'][number];
}

function fieldsKnownTo(layout: Layout): (field: string) => boolean {
  const named =
    layout.format === 'blocks'
      ? layout.sections.map(({ fields }) => fields)
      : [
          'labels' in layout ? layout.labels : {},
          'columns' in layout ? layout.columns : {},
          'paths' in layout ? layout.paths : {},
        ];
  const fields = new Set(named.flatMap((names) => Object.keys(names)));
  return (field) => fields.has(field);
}
