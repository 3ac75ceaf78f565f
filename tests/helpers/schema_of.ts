import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#shared/database/driver'
import { run } from '#shared/database/dialect'
import { SCRATCH_PREFIX } from '#tests/fixtures/scratch_table'

/** Everything that migrations have made in a database, one line each; tables that tests made for themselves do not count. */
export async function schemaOf(client: QueryClientContract): Promise<string[]> {
  const rows = await run<{ line: string }>(client, isPostgres(client) ? POSTGRES : SQLITE)
  return rows.map(({ line }) => plain(line)).filter((line) => !line.includes(SCRATCH_PREFIX))
}

/** The names of its tables, but for those that Lucid counts migrations in, and SQLite's indexes of words. */
export async function tablesOf(client: QueryClientContract): Promise<string[]> {
  const rows = await run<{ name: string }>(
    client,
    isPostgres(client)
      ? `select tablename as name from pg_tables where schemaname = 'public' order by 1`
      : `select name from pragma_table_list where schema = 'main' and type = 'table' order by 1`
  )
  return rows.map(({ name }) => name).filter((name) => !/^(adonis_|sqlite_)/.test(name))
}

const SQLITE = `select type || ' ' || name || ': ' || sql as line from sqlite_schema where sql is not null order by 1`

const POSTGRES = `
  select concat_ws(' ', 'column', table_name, column_name, udt_name, character_maximum_length, is_nullable, column_default,
      row_number() over (partition by table_name order by ordinal_position)) as line
    from information_schema.columns where table_schema = 'public'
  union all
  select 'constraint ' || conrelid::regclass || ' ' || conname || ': ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all
  select 'trigger ' || pg_get_triggerdef(pg_trigger.oid) from pg_trigger where not tgisinternal
  union all
  select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
  order by 1`

/** PostgreSQL adds casts and brackets to a check that came out of a dump; SQLite quotes again what was renamed and back. */
const plain = (line: string) => line.replaceAll(/::(character varying|text)(\[\])?|[()"`]/g, '')
