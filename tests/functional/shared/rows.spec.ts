import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { run } from '#shared/database/dialect'
import type { Columns, Computed } from '#shared/database/rows'
import { newId } from '#shared/ids'

/** What the types of schema.ts mean to PostgreSQL. */
const TYPES: Record<string, string> = {
  'bigint': 'number',
  'integer': 'number',
  'smallint': 'number',
  'boolean': 'Flag',
  'uuid': 'string',
  'character': 'string',
  'character varying': 'string',
  'text': 'string',
}

/** `table.column: type`, one a line; the values of a closed set are texts. */
async function generatedColumns(): Promise<string[]> {
  const text = await readFile(app.makePath('database/schema.ts'), 'utf8')
  const tables = text.matchAll(/^ {2}(\w+): \{\n(.*?)^ {2}\}/gms)
  return [...tables]
    .flatMap(([, table, body]) =>
      [...body!.matchAll(/^ {4}(\w+):\s(.*?)(?=^ {4}\w|$(?![\s\S]))/gms)].map(
        ([, column, type]) =>
          `${table}.${column}: ${type!
            .replace(/(\s*\|?\s*'[^']*')+/, 'string')
            .replace(/\s+/g, ' ')
            .trim()}`
      )
    )
    .sort()
}

test.group('Rows of statements', () => {
  test('have on PostgreSQL the columns that schema.ts reads from SQLite', async ({ assert }) => {
    const generated = await generatedColumns()
    const tables = [...new Set(generated.map((line) => line.split('.')[0]!))]
    const columns = await run<
      Computed<{ table_name: string; column_name: string; data_type: string; is_nullable: string }>
    >(
      db.connection(),
      `select table_name, column_name, data_type, is_nullable from information_schema.columns
       where table_schema = current_schema() and table_name in (${tables.map(() => '?').join(', ')})`,
      tables
    )
    assert.deepEqual(
      columns
        .map((column) => {
          const orNull = column.is_nullable === 'YES' ? ' | null' : ''
          return `${column.table_name}.${column.column_name}: ${TYPES[column.data_type]}${orNull}`
        })
        .sort(),
      generated
    )
  }).skip(process.env.TEST_DATABASE !== 'pg', 'schema.ts is read from SQLite')

  test('hold flags, instants and counts as their types say', async ({ assert }) => {
    const id = newId()
    await run(
      db.connection(),
      `insert into categories (id, category_name, slug, language, position, active, created_at)
       values (?, ?, ?, 'en-us', 1, ?, ?)`,
      [id, id, id, true, Number.MAX_SAFE_INTEGER]
    )
    const [row] = await run<
      Columns<'categories', 'active' | 'created_at' | 'deleted_at'> &
        Computed<{ n: number; sum: number; score: number }>
    >(
      db.connection(),
      `select max(case when active then 1 else 0 end) = 1 as active, max(created_at) as created_at,
         max(deleted_at) as deleted_at, count(*) as n, sum(created_at) as sum,
         0.5 * cast(max(position) as real) as score
       from categories where id = ?`,
      [id]
    )
    const flag = process.env.TEST_DATABASE === 'pg' ? true : 1
    const instant = Number.MAX_SAFE_INTEGER
    assert.deepEqual(row, {
      ...{ active: flag, created_at: instant, deleted_at: null },
      ...{ n: 1, sum: instant, score: 0.5 },
    })
  })
})
