import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { withTables } from './lib/doc_tables.mjs'
import { formLimits } from './lib/form_limits.mjs'
import { iconSprite } from './lib/icon_sprite.mjs'
import { schemaTypes } from './lib/schema_types.mjs'
import { settingTerms } from './lib/setting_terms.mjs'
import { wireTypes } from './lib/wire_types.mjs'

/**
 * Writes every generated file again: the types of messages, database/schema.ts, openapi.json, the types of its shapes and calls,
 * what the console's forms check of it, experience.schema.json, the kit's icons, the tables of docs/embedding.md and what the
 * tools know of settings.
 */
const ICONS = 'widget-shell/card-kit/src/ui/generated_icons.ts'
const WIRE = 'rules/generated_wire.ts'
const LIMITS = 'remotes/admin/src/generated_limits.ts'
const EMBEDDING = 'docs/embedding.md'
const SETTINGS = 'tools/lib/generated_settings.json'
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
  const openapi = JSON.parse(readFileSync('openapi.json', 'utf8'))
  writeFileSync(WIRE, wireTypes(openapi))
  writeFileSync(LIMITS, formLimits(openapi))
  run('node', ['ace', 'experiences:schema'])
  writeFileSync(ICONS, iconSprite())
  writeFileSync(EMBEDDING, withTables(readFileSync(EMBEDDING, 'utf8')))
  writeFileSync(SETTINGS, await settingTerms())
  const written = ['database/schema.ts', EMBEDDING, ICONS, LIMITS, SETTINGS, WIRE]
  run('prettier', ['--write', '--log-level', 'warn', ...written])
} finally {
  dropScratch()
}
