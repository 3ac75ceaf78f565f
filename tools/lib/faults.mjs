import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAULTS_OF_ADDITIONS } from './faults_of_additions.mjs'
import { FAULTS_OF_CALLS } from './faults_of_calls.mjs'
import { FAULTS_OF_RUNS } from './faults_of_runs.mjs'
import { FAULTS_OF_SETS } from './faults_of_sets.mjs'
import { serveFaultyRegistry } from './faulty_registry.mjs'
import { append, create, npm, replace } from './plant.mjs'

const addSecondReact = (root) => {
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  lock.packages['node_modules/knip/node_modules/react'] = { version: '18.3.1' }
  writeFileSync(file, JSON.stringify(lock, null, 2))
}

const RENAMED_COLUMN = `import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('white_lots', (table) => table.renameColumn('remaining', 'left_over'))
  }
}
`

const border = (name, path, text, says) => ({
  name,
  plant: create(path, text),
  check: npm('borders'),
  says,
})

/** One fault for each check: how it comes in, what is served meanwhile, which check must fail, and what that must say. */
export const FAULTS = [
  {
    name: 'type error on the server',
    plant: append('backend/shared/clock.ts', "\nexport const planted: number = 'text'\n"),
    check: npm('typecheck'),
    says: /clock\.ts.*TS2322/,
  },
  {
    name: 'type error in the widget',
    plant: append('rules/points.ts', "\nexport const planted: number = 'text'\n"),
    check: npm('typecheck'),
    says: /points\.ts.*TS2322/,
  },
  {
    name: 'renamed column',
    plant: (root) => {
      create('database/migrations/9999999999999_planted.ts', RENAMED_COLUMN)(root)
      execFileSync('npm', ['run', '--silent', 'generate'], { cwd: root, stdio: 'ignore' })
    },
    check: npm('typecheck'),
    says: /white_tickets\.ts.*TS2344/,
  },
  {
    name: 'row written by hand',
    plant: create(
      'backend/wallets/queries/planted.ts',
      "import type { TransactionClientContract } from '@adonisjs/lucid/types/database'\n" +
        "import { run } from '#shared/database/dialect'\n\n" +
        'export const planted = (trx: TransactionClientContract) =>\n' +
        "  run<{ id: string }>(trx, 'select id from white_lots')\n"
    ),
    check: npm('lint'),
    says: /Name columns by the types of #shared\/database\/rows/,
  },
  {
    name: 'migration that imports the product',
    plant: create(
      'database/migrations/9999999999999_planted.ts',
      "import { LEAGUES } from '@sidepick/rules/types'\n\nexport const PLANTED = LEAGUES\n"
    ),
    check: npm('lint'),
    says: /Migrations are frozen: write the literal here/,
  },
  {
    name: 'released migration that was changed',
    plant: replace(
      'database/migrations/1763600006000_create_gameplays_tables.ts',
      "table.string('return_url', 2048)",
      "table.string('return_url', 1024)"
    ),
    check: ['npm', 'test', '--', 'functional', '--files', 'last_release'],
    says: /brought to the schema of a new installation[^]*^2 passed, 1 failed$/m,
  },
  {
    name: 'lint error',
    plant: append('backend/shared/clock.ts', "\nconsole.log('planted')\n"),
    check: npm('lint'),
    says: /no-console/,
  },
  {
    name: 'default export in the widget',
    plant: create('widget-shell/host/planted.ts', 'export default 1\n'),
    check: npm('lint'),
    says: /Name what you export/,
  },
  {
    name: 'message outside the bridge',
    plant: create(
      'remotes/auth/src/planted.ts',
      "window.postMessage('planted', location.origin)\n"
    ),
    check: npm('lint'),
    says: /talk across frames/,
  },
  {
    name: 'unformatted file',
    plant: create('rules/planted.ts', 'export const planted    = "x";\n'),
    check: npm('format:check'),
    says: /rules\/planted\.ts/,
  },
  border(
    'import past a contract',
    'backend/gameplays/planted.ts',
    "import '#wallets/wallets'\n",
    /through-the-door: backend\/gameplays\/planted\.ts/
  ),
  border(
    'import in a forbidden direction',
    'backend/wallets/planted.ts',
    "import '#gameplays/contract'\n",
    /direction-of-wallets/
  ),
  {
    name: 'circle',
    plant: (root) => {
      create(
        'rules/planted_one.ts',
        "export { two } from './planted_two.js'\nexport const one = 1\n"
      )(root)
      create(
        'rules/planted_two.ts',
        "export { one } from './planted_one.js'\nexport const two = 2\n"
      )(root)
    },
    check: npm('borders'),
    says: /no-circular: rules\/planted_one\.ts/,
  },
  border(
    'import that cannot be resolved',
    'backend/games/planted.ts',
    "import '#games/no_such_file'\n",
    /not-to-unresolvable/
  ),
  border(
    'request below the controllers',
    'backend/games/actions/planted.ts',
    "import type { HttpContext } from '@adonisjs/core/http'\nexport type Planted = HttpContext\n",
    /no-http-below-controllers/
  ),
  {
    name: 'contract that needs HTTP',
    plant: append(
      'backend/gameplays/contract.ts',
      "\nexport type { StoredAnswer } from '#shared/http/request_key'\n"
    ),
    check: npm('borders'),
    says: /contracts-need-no-http: backend\/gameplays\/contract\.ts/,
  },
  border(
    'a remote that imports the host',
    'remotes/auth/src/planted.ts',
    "import '../../../widget-shell/host/engine/timers'\n",
    /remotes-use-card-kit/
  ),
  border(
    'React in the engine',
    'widget-shell/host/engine/planted.ts',
    "import 'react'\n",
    /engine-is-pure/
  ),
  {
    name: 'dead export',
    plant: append('backend/shared/ids.ts', '\nexport const planted = 1\n'),
    check: npm('deadcode'),
    says: /planted.*ids\.ts/,
  },
  {
    name: 'unused dependency',
    plant: replace('package.json', '"ajv": ', '"left-pad": "1.3.0",\n    "ajv": '),
    check: npm('deadcode'),
    says: /left-pad/,
  },
  {
    name: 'duplicate package in the lock file',
    plant: addSecondReact,
    check: npm('duplicates'),
    says: /react \(/,
  },
  {
    name: 'known fault of a dependency',
    plant: () => {},
    serve: serveFaultyRegistry,
    check: npm('advisories'),
    says: /known faults: GHSA-planted \(luxon: planted\)/,
  },
  {
    name: 'schema drift',
    plant: append('database/schema.ts', '\n// planted\n'),
    check: npm('generate:check'),
    says: /drifted: database\/schema\.ts/,
  },
  ...FAULTS_OF_CALLS,
  ...FAULTS_OF_SETS,
  ...FAULTS_OF_ADDITIONS,
  ...FAULTS_OF_RUNS,
]
