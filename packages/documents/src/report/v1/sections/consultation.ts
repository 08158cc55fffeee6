import { fillLine } from '../fill.ts';
import type { Section } from '../parts.ts';
import type { Report } from '../report.ts';
import type { Words } from '../words/words.ts';
import { writeDate, writeTime } from '../write-dates.ts';

/** Judicial Code 1391 § 2: the report states date and hour of the consultation, or the attestation is annexed. */
export function composeConsultation({ consultation, language }: Report, words: Words): Section {
  const { title, done, annexed } = words.consultation;
  const line =
    consultation === null
      ? fillLine(annexed)
      : fillLine(done, {
          date: writeDate(consultation.on, language),
          time: writeTime(consultation.time, language),
        });
  return { title, parts: [{ kind: 'paragraph', line }] };
}
