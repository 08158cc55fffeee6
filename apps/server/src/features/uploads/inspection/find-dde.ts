/** Elements of a workbook of Excel whose text is a formula. */
export const FORMULAS: ReadonlySet<string> = new Set([
  'f',
  'formula',
  'formula1',
  'formula2',
  'definedName',
  'calculatedColumnFormula',
  'totalsRowFormula',
]);

/** Attributes of OpenDocument that hold a formula. */
export const FORMULA_ATTRIBUTES = ['formula', 'expression', 'condition'];

/** Texts, quoted names and names of columns. One that never closes reaches to the end, so that each sign is read once. */
const QUOTED = /"[^"]*"?|'[^']*'?|\[[^\]]*\]?/g;
const FUNCTION = /\bDDE\s*\(/i;
/** Of a formula of Excel in OpenDocument. In other formulas there a bar separates the rows of an array. */
const OF_EXCEL = /^\s*msoxl:/i;

/** Whether a formula of Excel asks another program for its value: `program|topic!item`, or the function of LibreOffice. */
export function isDde(formula: string): boolean {
  const bare = formula.replaceAll(QUOTED, '');
  return bare.includes('|') || FUNCTION.test(bare);
}

/** The same of an attribute of OpenDocument, which says first whose formula it is. */
export function isDdeAttribute(formula: string): boolean {
  return OF_EXCEL.test(formula) ? isDde(formula) : FUNCTION.test(formula.replaceAll(QUOTED, ''));
}
