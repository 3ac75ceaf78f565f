/**
 * `npm run release:fixture`: stores what a new installation of this release holds, the demo's players, plays and ledger
 * included, as one small file for each engine. The next release is tested on them: its migrations must bring them up to date.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import pg from 'pg'
import { runTool } from './lib/complaint.mjs'
import { inRoot } from './lib/paths.mjs'
import { progress } from './lib/progress.mjs'

const POSTGRES_URL = process.env.TEST_PG_URL ?? 'postgres://postgres@127.0.0.1:5432'
const NAME = `sidepick_release_${process.pid}`
const SCRATCH = `tmp/${NAME}.sqlite`

runTool(async () => {
  mkdirSync(inRoot('tmp'), { recursive: true })
  try {
    fill({ DB_CONNECTION: 'sqlite', SQLITE_PATH: SCRATCH })
    store('sqlite.db.gz', compactSqlite())
    await administer(`create database ${NAME}`)
    fill({ DB_CONNECTION: 'pg', DATABASE_URL: `${POSTGRES_URL}/${NAME}` })
    store('postgres.sql.gz', dumpPostgres())
  } finally {
    for (const end of ['', '-wal', '-shm', '.compact']) rmSync(SCRATCH + end, { force: true })
    await administer(`drop database if exists ${NAME} with (force)`)
  }
})

function fill(database) {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    APP_KEY: randomBytes(32).toString('base64url'),
    DEMO: 'true',
    ...database,
  }
  for (const args of [
    ['migration:run'],
    ['db:seed', '--files', 'database/seeders/demo_seeder.ts'],
  ]) {
    execFileSync('node', ['ace', ...args], { cwd: inRoot(), env, stdio: 'inherit' })
  }
}

/** Without the pages that deleted rows left. */
function compactSqlite() {
  const database = new Database(SCRATCH)
  database.prepare('vacuum into ?').run(`${SCRATCH}.compact`)
  database.close()
  return readFileSync(`${SCRATCH}.compact`)
}

/** As statements that any client runs: no rows for `copy`, and none of psql's own commands. */
function dumpPostgres() {
  const options = ['--no-owner', '--no-privileges', '--rows-per-insert=100']
  const sql = execFileSync('pg_dump', [...options, `${POSTGRES_URL}/${NAME}`], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return sql.replaceAll(/^\\.*\n/gm, '')
}

function store(name, content) {
  const zipped = gzipSync(content, { level: 9 })
  writeFileSync(inRoot('tests', 'fixtures', 'release', name), zipped)
  progress(`tests/fixtures/release/${name}: ${zipped.length} bytes`)
}

async function administer(statement) {
  const client = new pg.Client({ connectionString: `${POSTGRES_URL}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}
