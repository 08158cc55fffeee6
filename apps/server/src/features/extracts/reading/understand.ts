import { randomUUID } from 'node:crypto';
import type { ExtractContents, ExtractCreditor } from '@prorata/contract/extracts/extract';
import { sumEuros } from '@prorata/domain/money';
import type { NoticeField } from './fields.ts';
import { all, first, found, foundText, joined } from './found.ts';
import type { Layout } from './layout.ts';
import type { RawExtract, RawFields, RawNotice } from './raw-extract.ts';
import { listNameOf, understandParty } from './understand-party.ts';
import { readAmount } from './values/read-amount.ts';
import { readDate, readInstant } from './values/read-date.ts';
import { readWords } from './values/read-words.ts';
import { suggestPrivilege } from './values/suggest-privilege.ts';

type Notice = ExtractCreditor['notices'][number];
type StoppingNotice = ExtractContents['stoppingNotices'][number];
type NoticeType = NonNullable<Notice['noticeType']['value']>;

/** Notices of creditors: each counts as an opposition, or tells who is paid from the income (Judicial Code 1390 to 1390ter, 1524). */
const OF_CREDITORS: ReadonlySet<NoticeType> = new Set([
  'command',
  'seizure',
  'opposition',
  'commonSeizure',
  'delegation',
  'assignment',
]);
const STOPPING: ReadonlySet<NoticeType> = new Set(['collectiveDebtSettlement', 'insolvency']);

/** What the printed fields of an extract mean. A creditor is told once per notice: whether two are one is not for the reader to say. */
export function understand(raw: RawExtract, layout: Layout): ExtractContents {
  const keys = new Map<RawNotice, string>();
  const contents: ExtractContents = {
    docTypeId: layout.docTypeId,
    pageCount: raw.pageCount,
    text: raw.text,
    consultedAt: found(first(raw.fields, 'consultedAt'), readInstant),
    extractReference: foundText(first(raw.fields, 'extractReference')),
    defendant: understandParty(raw.fields, 'defendant'),
    creditors: [],
    stoppingNotices: [],
    otherNotices: [],
    notUnderstood: [],
  };
  for (const one of raw.notices) {
    const notice = understandNotice(one.fields, layout);
    const party = understandParty(one.fields, 'creditor');
    const type = notice.noticeType.value;
    if (type !== null && STOPPING.has(type)) {
      contents.stoppingNotices.push(stoppingNotice(notice, one.fields, layout));
    } else if (isOfCreditor(notice, listNameOf(party))) {
      const key = randomUUID();
      keys.set(one, key);
      contents.creditors.push(creditorOf(key, party, notice, one.fields));
    } else contents.otherNotices.push({ ...notice, party: partyNameOf(one.fields) });
  }
  for (const { printed, notice } of raw.notUnderstood) {
    contents.notUnderstood.push({
      text: printed.inline,
      places: printed.places,
      creditorKey: (notice && keys.get(notice)) ?? null,
    });
  }
  return contents;
}

/** A notice whose type nobody knows is a creditor's as soon as it names one: it is better looked at once too often. */
function isOfCreditor({ noticeType }: Notice, name: string): boolean {
  return noticeType.value === null ? name !== '' : OF_CREDITORS.has(noticeType.value);
}

function creditorOf(
  key: string,
  party: ReturnType<typeof understandParty>,
  notice: Notice,
  fields: RawFields,
): ExtractCreditor {
  const amount = notice.amount.value;
  const name = listNameOf(party);
  return {
    ...party,
    key,
    name,
    electedDomicile: foundText(first(fields, 'creditor.electedDomicile')),
    notices: [notice],
    totalAmount: sumEuros(amount === null ? [] : [amount]),
    suggestedPrivilegeId:
      suggestPrivilege(notice.causeOfPreference.value ?? '', `${notice.claimNature.value ?? ''} ${name}`) ??
      null,
  };
}

/** A collective debt settlement is one by its type; an insolvency says of which kind it is. */
function stoppingNotice(notice: Notice, fields: RawFields, layout: Layout): StoppingNotice {
  const printed = first(fields, 'notice.stopKind') ?? first(fields, 'notice.noticeType');
  const stopKind = found(printed, (text) => readWords(text, layout.stopKinds));
  const isSettlement = notice.noticeType.value === 'collectiveDebtSettlement';
  return {
    ...notice,
    stopKind: isSettlement ? { ...stopKind, value: 'collectiveDebtSettlement' } : stopKind,
  };
}

function partyNameOf(fields: RawFields): ExtractContents['otherNotices'][number]['party'] {
  const names = ['name', 'corporateName', 'firstName', 'lastName'] as const;
  return joined(
    names.flatMap((name) => first(fields, `creditor.${name}`) ?? []),
    ' ',
  );
}

function understandNotice(fields: RawFields, layout: Layout): Notice {
  const printed = (field: NoticeField) => first(fields, `notice.${field}`);
  const text = (field: NoticeField) => foundText(printed(field));
  const date = (field: NoticeField) => found(printed(field), readDate);
  return {
    noticeType: found(printed('noticeType'), (words) => readWords(words, layout.noticeTypes)),
    noticeNumber: text('noticeNumber'),
    receivedAt: found(printed('receivedAt'), readInstant),
    expiresOn: date('expiresOn'),
    seizureNature: text('seizureNature'),
    actOn: date('actOn'),
    servedOn: date('servedOn'),
    place: text('place'),
    seizedGoods: text('seizedGoods'),
    claimNature: text('claimNature'),
    amount: found(printed('amount'), readAmount),
    causeOfPreference: text('causeOfPreference'),
    bailiff: text('bailiff'),
    thirdPartyDebtor: joined(all(fields, 'notice.thirdPartyDebtor'), ', '),
    court: text('court'),
    contact: joined(all(fields, 'notice.contact'), ', '),
    saleOn: date('saleOn'),
    details: (fields.get('notice.detail') ?? []).map(({ label, printed: detail }) => ({
      label,
      ...foundText(detail),
    })),
  };
}
