import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { iconSprite } from './lib/icon_sprite.mjs'
import { schemaTypes } from './lib/schema_types.mjs'

/** Writes every generated file anew: the types of messages, database/schema.ts, openapi.json, the remotes' endpoints and the kit's icons. */
const ICONS = 'widget-shell/card-kit/src/ui/generated_icons.ts'
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
  writeFileSync(ICONS, iconSprite())
  run('prettier', [
    '--write',
    '--log-level',
    'warn',
    'database/schema.ts',
    ICONS,
    'remotes/**/generated_*.ts',
  ])
} finally {
  dropScratch()
}
