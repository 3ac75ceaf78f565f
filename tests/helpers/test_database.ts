import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'

const POSTGRES_URL = process.env.TEST_PG_URL ?? 'postgres://postgres@127.0.0.1:5432'

/**
 * Gives every run a database of its own, empty, and points the settings at it. The migrations roll everything back at
 * the end of a run, so a test must never meet another database than this one.
 */
export async function prepareTestDatabase(): Promise<void> {
  const name = `sidepick_test_${process.pid}`
  if (process.env.TEST_DATABASE === 'pg') {
    await recreate(name)
    process.env.DB_CONNECTION = 'pg'
    process.env.DATABASE_URL = `${POSTGRES_URL}/${name}`
    process.env.DB_POOL_MAX ??= '40'
    // A queue of 32 takes longer than the ordinary two seconds where other runs share the machine.
    process.env.DB_LOCK_TIMEOUT_MS ??= '10000'
    return
  }
  await mkdir('tmp', { recursive: true })
  await removeSqlite(name)
  process.env.DB_CONNECTION = 'sqlite'
  process.env.SQLITE_PATH = `tmp/${name}.sqlite`
}

export async function dropTestDatabase(): Promise<void> {
  const name = `sidepick_test_${process.pid}`
  if (process.env.TEST_DATABASE === 'pg') {
    await administer(`drop database if exists ${name} with (force)`)
    return
  }
  await removeSqlite(name)
}

/** The database that `npm run release:fixture` has stored, beside the run's own: where it is, and how to drop it. */
export async function restoreLastRelease(): Promise<{
  connection: object
  drop(): Promise<void>
}> {
  const name = `sidepick_test_${process.pid}_release`
  const stored = async (file: string) =>
    gunzipSync(await readFile(`tests/fixtures/release/${file}`))
  if (process.env.TEST_DATABASE === 'pg') {
    await recreate(name)
    await query(name, (await stored('postgres.sql.gz')).toString())
    return {
      connection: { connectionString: `${POSTGRES_URL}/${name}` },
      drop: () => administer(`drop database if exists ${name} with (force)`),
    }
  }
  const filename = `tmp/${name}.sqlite`
  await writeFile(filename, await stored('sqlite.db.gz'))
  return { connection: { filename }, drop: () => removeSqlite(name) }
}

async function removeSqlite(name: string) {
  for (const suffix of ['', '-wal', '-shm']) {
    await rm(`tmp/${name}.sqlite${suffix}`, { force: true })
  }
}

async function recreate(name: string) {
  await administer(`drop database if exists ${name} with (force)`)
  await administer(`create database ${name}`)
}

const administer = (statement: string) => query('postgres', statement)

async function query(database: string, statements: string) {
  const client = new pg.Client({ connectionString: `${POSTGRES_URL}/${database}` })
  await client.connect()
  await client.query(statements)
  await client.end()
}
