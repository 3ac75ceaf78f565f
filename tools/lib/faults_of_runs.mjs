import { execFileSync } from 'node:child_process'
import { append, create, npm, replace } from './plant.mjs'

/** Specs whose one test fails as often as said, told by a file that each run lengthens. */
const specs = (count, failures) => (root) => {
  for (let index = 0; index < count; index++) {
    create(
      `tests/unit/planted_${index}.spec.ts`,
      "import { appendFileSync, readFileSync } from 'node:fs'\nimport { test } from '@japa/runner'\n\n" +
        `const file = 'planted_${index}.runs'\n` +
        "test('planted', ({ assert }) => {\n  appendFileSync(file, '.')\n" +
        `  assert.isAbove(readFileSync(file, 'utf8').length, ${failures})\n})\n`
    )(root)
  }
}

const PLANTED = [0, 1, 2, 3].flatMap((index) => ['--files', `unit/planted_${index}`])

/** The gate with one check: the specs that are planted. */
const GATE_OF_PLANTED = [
  'node',
  '--input-type=module',
  '--eval',
  "import { runGate } from './tools/lib/gate.mjs'\n" +
    `const command = ${JSON.stringify(['npm', 'test', '--', 'unit', ...PLANTED])}\n` +
    "process.exitCode = await runGate({ preparation: [], checks: [{ name: 'Planted', command }] })",
]

const WITHOUT_NGINX = replace(
  'tools/lib/programs.mjs',
  "places: ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']",
  "places: ['/no/such/nginx']"
)

/** Faults that an install, a build, a run of tests or the gate itself must catch. */
export const FAULTS_OF_RUNS = [
  {
    name: 'dependency that the lock file lacks',
    plant: replace('package.json', '"ajv": ', '"left-pad": "1.3.0",\n    "ajv": '),
    check: ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    says: /Missing: left-pad@1\.3\.0 from lock file/,
  },
  {
    name: 'program that does not come',
    plant: WITHOUT_NGINX,
    check: ['node', 'tools/install_programs.mjs'],
    says: /apt-get could not install nginx/,
  },
  {
    name: 'program that the gate did not install before the tests',
    plant: WITHOUT_NGINX,
    check: ['npm', 'test', '--', 'unit'],
    env: { TEST_PROGRAMS: 'present' },
    says: /install it \(on Debian: sudo apt-get install nginx\), or set NGINX_PATH/,
  },
  {
    name: 'test that always fails',
    plant: specs(1, 9),
    check: GATE_OF_PLANTED,
    says: /^=== FAILED: Planted[^]*^failed: npm test -- unit --files tests\/unit\/planted_0[^]*^0 passed, 1 failed$/m,
  },
  {
    name: 'test that fails once',
    plant: specs(1, 1),
    check: GATE_OF_PLANTED,
    passes: true,
    says: /^flaky: npm test -- unit --files tests\/unit\/planted_0[^]*^1 passed, 0 failed$/m,
  },
  {
    name: 'four files that fail once',
    plant: specs(4, 1),
    check: GATE_OF_PLANTED,
    says: /^=== FAILED: Planted[^]*^0 passed, 4 failed$/m,
  },
  {
    name: 'file that cannot be built',
    plant: append('rules/points.ts', '\nexport const = 1\n'),
    check: npm('build'),
    says: /points\.ts/,
  },
  {
    name: 'failing Jest spec',
    plant: create('rules/planted.spec.ts', "test('planted', () => expect(1).toBe(2))\n"),
    check: ['npm', 'test', '--', 'jest', 'rules/planted'],
    says: /^0 passed, 1 failed$/m,
  },
  {
    name: 'failing Japa spec',
    plant: create(
      'tests/unit/planted.spec.ts',
      "import { test } from '@japa/runner'\ntest('planted', ({ assert }) => assert.equal(1, 2))\n"
    ),
    check: ['npm', 'test', '--', 'unit', '--files', 'tests/unit/planted.spec.ts'],
    says: /^0 passed, 1 failed$/m,
  },
  {
    name: 'message without its Spanish text',
    plant: replace('backend/pages/messages/es-mx.json', '"answers"', '"planted"'),
    check: ['npm', 'test', '--', 'unit', '--files', 'messages'],
    says: /first_question\.answers[^]*^4 passed, 1 failed$/m,
  },
  {
    name: 'failing spec on PostgreSQL',
    plant: create(
      'tests/unit/planted.spec.ts',
      "import { test } from '@japa/runner'\n" +
        "test('planted', ({ assert }) => assert.equal(process.env.DB_CONNECTION, 'sqlite'))\n"
    ),
    check: ['npm', 'test', '--', 'unit', '--files', 'tests/unit/planted.spec.ts'],
    env: { TEST_DATABASE: 'pg' },
    says: /'pg' to equal 'sqlite'[^]*^0 passed, 1 failed$/m,
  },
  {
    name: 'failing browser spec',
    plant: create(
      'tests/browser/planted.spec.ts',
      "import { test } from '@japa/runner'\nimport { asVisitor } from '#tests/helpers/browser'\n\n" +
        "test('planted', () => asVisitor({}, async ({ page }) => {\n" +
        "  await page.evaluate(() => console.error('planted'))\n}))\n"
    ),
    check: ['npm', 'test', '--', 'browser', '--files', 'tests/browser/planted.spec.ts'],
    says: /error: planted[^]*^0 passed, 1 failed$/m,
  },
  {
    name: 'run without a test',
    plant: () => {},
    check: ['npm', 'test', '--', 'unit', '--files', 'tests/unit/no_such.spec.ts'],
    says: /^0 passed, 1 failed$/m,
  },
  {
    name: 'broken byte budget',
    plant: (root) => {
      execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' })
      replace('tools/lib/first_wave.mjs', 'most: 150_000', 'most: 100_000')(root)
    },
    check: npm('budgets'),
    says: /over budget: \d+ bytes before the first question/,
  },
  {
    name: 'console that outgrew its first view',
    plant: (root) => {
      execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' })
      replace('tools/lib/console_wave.mjs', 'CONSOLE_MOST = 250_000', 'CONSOLE_MOST = 50_000')(root)
    },
    check: npm('budgets'),
    says: /over budget: \d+ bytes before the console's first view/,
  },
  {
    name: 'unreachable Redis',
    plant: () => {},
    check: ['.ci/run'],
    env: { CI_REDIS_URL: 'redis://127.0.0.1:6390' },
    says: /Redis does not answer at 127\.0\.0\.1:6390[^]*^0 passed, 1 failed$/m,
  },
  {
    name: 'unreachable PostgreSQL',
    plant: () => {},
    check: ['.ci/run'],
    env: { CI_PG_URL: 'postgres://127.0.0.1:5439' },
    says: /PostgreSQL does not answer at 127\.0\.0\.1:5439[^]*^0 passed, 1 failed$/m,
  },
]
