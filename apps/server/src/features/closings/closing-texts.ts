import type { TemplateKey, TemplateValues } from '@prorata/documents/catalogue/templates';
import { writeAmount } from '@prorata/documents/catalogue/write-value';
import { recipientValues } from '@prorata/documents/form-of-address';
import { fillIn } from '@prorata/documents/liquid/fill-in';
import { writeMonth } from '@prorata/documents/report/write-values';
import { parseMarkdown } from '@prorata/documents/text/parse-markdown';
import { writePlainText } from '@prorata/documents/text/write-plain-text';
import { PAID_OF_ADMITTED } from '@prorata/documents/words';
import {
  isContinued,
  isSeizureOver,
  paidCentsOf,
  type TaskToDo,
  unpaidCentsOf,
} from '@prorata/domain/closings/closing-tasks';
import { type Cents, sumCents } from '@prorata/domain/money';
import type { ClosingTask, Language } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import { readTemplate } from '../templates/read-template.ts';
import { getCreditor, type SettledDossier } from './settled-dossier.ts';

/** The text that each task is done with. */
const TEMPLATE_OF = {
  reportToCentralFile: 'central-file-report',
  strikeNotice: 'notice-strike',
  releaseThirdParty: 'release-letter',
  informDefendant: 'closing-letter',
  consignUnclaimed: 'unclaimed-deposit',
} as const satisfies Record<ClosingTask, TemplateKey>;

type TaskValues = TemplateValues<(typeof TEMPLATE_OF)[ClosingTask]>;

/** A text leaves out an amount that is nothing. */
export function orNothing(cents: Cents): Cents | null {
  return cents > 0n ? cents : null;
}

/** Of the dossier, in which its papers are written; a letter to who pays month by month is in the language of that one. */
export function languageOf({ dossier, thirdParties }: SettledDossier, { task, subject }: TaskToDo): Language {
  const payer =
    task === 'releaseThirdParty' ? thirdParties.find((party) => party.subject === subject) : undefined;
  return payer?.language ?? dossier.language ?? 'nl';
}

/** The texts of all tasks, in their order, ready to be copied. */
export async function writeTexts(
  db: Database,
  settled: SettledDossier,
  tasks: readonly TaskToDo[],
): Promise<string[]> {
  const written = tasks.map((task) => ({
    task,
    key: TEMPLATE_OF[task.task],
    language: languageOf(settled, task),
  }));
  const needed = [...new Map(written.map((one) => [`${one.key} ${one.language}`, one]))];
  const { office, templates } = await readTogether(db, (db) => ({
    office: readOfficeValues(db, settled.dossier),
    templates: readTogether(db, (db) =>
      needed.map(([, { key, language }]) => readTemplate(db, key, language)),
    ),
  }));
  const bodyOf = new Map(needed.map(([name], place) => [name, templates[place]?.body]));
  return written.map(({ task, key, language }) => {
    const values = { ...office, ...valuesOf(settled, task) };
    const body = bodyOf.get(`${key} ${language}`) ?? '';
    return writePlainText(parseMarkdown(fillIn(key, body, values, language)));
  });
}

type ClosingValues = Omit<TaskValues, keyof Awaited<ReturnType<typeof readOfficeValues>>>;

/** What the text of a task says besides who sends it. */
export function valuesOf(settled: SettledDossier, todo: TaskToDo): ClosingValues {
  const { task, subject, about, dueOn } = todo;
  const language = languageOf(settled, todo);
  const { creditors, closedOn, thirdParties } = settled;
  const lastMonth = thirdParties.find((party) => party.subject === subject)?.lastMonth ?? null;
  const person =
    task === 'informDefendant'
      ? (settled.defendantsToReach.find(({ addresseeId }) => addresseeId === subject)?.person ?? null)
      : null;
  return {
    ...recipientValues(about ?? '', person, language),
    'closing.paidOn': task === 'strikeNotice' ? getCreditor(settled, subject).paidOn : closedOn,
    'closing.creditor': about ?? '',
    'closing.creditors': creditors
      .map((creditor) =>
        PAID_OF_ADMITTED[language](
          creditor.name,
          writeAmount(paidCentsOf(creditor), language),
          writeAmount(creditor.claimedCents, language),
        ),
      )
      .join('\n'),
    'closing.paid': paidBy(settled, task, subject),
    'closing.unpaid': orNothing(sumCents(creditors.map(unpaidCentsOf))),
    'closing.surplus': orNothing(settled.surplusCents),
    'closing.isSeizureOver': isSeizureOver(settled),
    'closing.isContinued': isContinued(settled),
    'closing.lastMonth':
      task === 'releaseThirdParty' && lastMonth !== null ? writeMonth(lastMonth, language) : null,
    'closing.dueOn': dueOn ?? closedOn,
  };
}

/** The amount that a text is about: of one creditor, of what nobody claimed, or of all together. */
function paidBy(settled: SettledDossier, task: ClosingTask, subject: string): Cents {
  if (task === 'strikeNotice') return paidCentsOf(getCreditor(settled, subject));
  if (task === 'consignUnclaimed') {
    return settled.unclaimed.find(({ number }) => number === subject)?.amountCents ?? 0n;
  }
  return sumCents(settled.creditors.map(paidCentsOf));
}
