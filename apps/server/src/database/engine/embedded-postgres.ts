import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** Opens PostgreSQL in this process, with the extensions that the migrations ask for. */
export function openEmbeddedPostgres(options: Omit<PGliteOptions, 'extensions'>): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { btree_gist, pg_trgm, unaccent } });
}
