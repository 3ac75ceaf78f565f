import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { schemaTypes } from './lib/schema_types.mjs'

/** Writes every generated file anew: the types of messages, database/schema.ts, openapi.json and the remotes' endpoints. */
const SCRATCH = 'tmp/generate.sqlite'

const env = {
  ...process.env,
  NODE_ENV: 'development',
  LOG_LEVEL: 'silent',
  APP_KEY: randomBytes(32).toString('base64url'),
  DB_CONNECTION: 'sqlite',
  SQLITE_PATH: SCRATCH,
}
const run = (command, args) => execFileSync(command, args, { env, stdio: 'inherit' })
const dropScratch = () =>
  ['', '-wal', '-shm'].forEach((end) => rmSync(SCRATCH + end, { force: true }))

mkdirSync('tmp', { recursive: true })
dropScratch()
try {
  run('node', ['ace', 'messages:generate'])
  run('node', ['ace', 'migration:run'])
  writeFileSync('database/schema.ts', schemaTypes(SCRATCH))
  run('node', ['ace', 'openapi:generate'])
  run('rtk-query-codegen-openapi', ['tools/endpoints.config.cjs'])
  run('prettier', [
    '--write',
    '--log-level',
    'warn',
    'database/schema.ts',
    'remotes/**/generated_*.ts',
  ])
} finally {
  dropScratch()
}
