import { fill, fillLine } from '../fill.ts';
import type { Section } from '../parts.ts';
import type { Report } from '../report.ts';
import type { Words } from '../words/words.ts';
import { writeEnterpriseNumber } from '../write-identity.ts';

export function composeDefendant({ defendant }: Report, words: Words): Section {
  const { title, company, person, enterpriseNumber } = words.defendant;
  const { name, address } = defendant;
  const number =
    defendant.enterpriseNumber === null
      ? ''
      : fill(enterpriseNumber, { number: writeEnterpriseNumber(defendant.enterpriseNumber) });
  const phrase = defendant.isCompany ? company : person;
  return { title, parts: [{ kind: 'paragraph', line: fillLine(phrase, { name, address, number }) }] };
}
