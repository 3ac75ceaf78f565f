import { mkdir, rm } from 'node:fs/promises'
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
    return
  }
  await mkdir('tmp', { recursive: true })
  for (const suffix of ['', '-wal', '-shm']) {
    await rm(`tmp/${name}.sqlite${suffix}`, { force: true })
  }
  process.env.DB_CONNECTION = 'sqlite'
  process.env.SQLITE_PATH = `tmp/${name}.sqlite`
}

export async function dropTestDatabase(): Promise<void> {
  const name = `sidepick_test_${process.pid}`
  if (process.env.TEST_DATABASE === 'pg') {
    await administer(`drop database if exists ${name} with (force)`)
    return
  }
  for (const suffix of ['', '-wal', '-shm']) {
    await rm(`tmp/${name}.sqlite${suffix}`, { force: true })
  }
}

async function recreate(name: string) {
  await administer(`drop database if exists ${name} with (force)`)
  await administer(`create database ${name}`)
}

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: `${POSTGRES_URL}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}
