import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether one of the columns holds the words that somebody typed, whatever their capitals and accents. */
export function contains(columns: readonly Expression<unknown>[], words: string): RawBuilder<SqlBool> {
  const text = sql.join(columns, sql`, `);
  return sql<SqlBool>`fold(concat_ws(' ', ${text})) like fold(${`%${literally(words)}%`})`;
}

/** Whether a word of the column starts with what somebody typed. */
export function hasWordStartingWith(column: Expression<unknown>, start: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`' ' || fold(${column}) like fold(${`% ${literally(start)}%`})`;
}

/** The same for a column that is stored without capitals and accents, and with a blank before each word. */
export function hasFoldedWordStartingWith(column: Expression<unknown>, start: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like fold(${`% ${literally(start)}%`})`;
}

/** Whether the column starts with what somebody typed. */
export function startsWith(column: Expression<unknown>, start: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${`${literally(start)}%`}`;
}

/** The signs that `like` reads as patterns, taken for themselves. */
function literally(words: string): string {
  return words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
