import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { APP_KEY } from './app_key.mjs'

const SERVER_URL = process.env.BENCH_PG_URL ?? 'postgres://postgres@127.0.0.1:5432'
const NAME = 'sidepick_bench'

/** A scratch database of either kind and this name, empty and migrated. `settings` point the server at it. */
export async function openBench(dialect, name = NAME) {
  const bench = dialect === 'pg' ? await openPostgres(name) : openSqlite(name)
  execFileSync('node', ['ace', 'migration:run', '--force', '--no-schema-generate'], {
    env: {
      ...process.env,
      ...bench.settings,
      APP_KEY,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return bench
}

async function openPostgres(name) {
  await withClient('postgres', async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
  return {
    dialect: 'pg',
    url: `${SERVER_URL}/${name}`,
    settings: { DB_CONNECTION: 'pg', DATABASE_URL: `${SERVER_URL}/${name}` },
    run: (statements) =>
      withClient(name, async (client) => {
        for (const statement of statements) await client.query(statement)
      }),
    settle: () => withClient(name, (client) => client.query('vacuum analyze')),
    close: () =>
      withClient('postgres', (client) =>
        client.query(`drop database if exists ${name} with (force)`)
      ),
  }
}

async function withClient(database, work) {
  const client = new pg.Client({ connectionString: `${SERVER_URL}/${database}` })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function openSqlite(name) {
  const path = `tmp/${name}.sqlite`
  mkdirSync(dirname(path), { recursive: true })
  const remove = () =>
    ['', '-wal', '-shm'].forEach((suffix) => rmSync(path + suffix, { force: true }))
  remove()
  return {
    dialect: 'sqlite',
    settings: { DB_CONNECTION: 'sqlite', SQLITE_PATH: path },
    run: async (statements) => {
      const database = new Database(path)
      database.function('sha256', (text) => createHash('sha256').update(text).digest('hex'))
      for (const statement of statements) database.exec(statement)
      database.close()
    },
    settle: async () => {},
    close: async () => remove(),
  }
}
