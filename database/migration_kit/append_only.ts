import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Lets nobody change or remove a row of this table: the database itself refuses. */
export async function makeAppendOnly(
  db: QueryClientContract,
  table: string,
  refusal: string
): Promise<void> {
  const postgres = db.dialect.name === 'postgres'
  if (postgres) {
    await db.rawQuery(
      `create or replace function ${table}_is_append_only() returns trigger language plpgsql as
       'begin raise exception ''${refusal}''; end'`
    )
  }
  for (const event of ['update', 'delete']) {
    const body = postgres
      ? `for each row execute function ${table}_is_append_only()`
      : `begin select raise(abort, '${refusal}'); end`
    await db.rawQuery(`create trigger ${table}_no_${event} before ${event} on ${table} ${body}`)
  }
}
