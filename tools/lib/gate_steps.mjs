const npm = (...args) => ['npm', 'run', '--silent', ...args]
const tests = (...args) => ['npm', 'test', '--', ...args]

/** What the tests need is installed before them: two installations at once meet the package manager's lock. */
const INSTALL_NOTHING = { TEST_PROGRAMS: 'present' }
const POSTGRES = { ...INSTALL_NOTHING, TEST_DATABASE: 'pg' }

/** One after the other: each needs the one before, or writes what others read. */
export const PREPARATION = [
  { name: 'PostgreSQL and Redis answer', command: ['node', 'tools/check_services.mjs'] },
  {
    name: 'Install from the lock file',
    command: ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
  },
  { name: 'Programs', command: ['node', 'tools/install_programs.mjs'] },
  { name: 'Generated files', command: npm('generate:check') },
  { name: 'Build', command: npm('build') },
]

const browserTests = (part) => ({
  name: `Browser tests, part ${part}, on SQLite`,
  command: tests('browser'),
  env: { ...INSTALL_NOTHING, TEST_PART: part },
})

/**
 * Independent of each other: every test run has a database, ports and folders of its own, and one run alone uses Redis. The
 * longest begin first, so that none is left alone at the end: the browser's tests would take as long as all others together.
 */
export const CHECKS = [
  browserTests('1/2'),
  {
    name: 'Server tests, on PostgreSQL with Redis',
    command: tests('unit', 'functional', 'model'),
    env: POSTGRES,
  },
  browserTests('2/2'),
  {
    name: 'Server tests that depend on the database, on SQLite',
    command: tests('functional', 'model'),
    env: { ...INSTALL_NOTHING, TEST_SECOND_ENGINE: 'true' },
  },
  { name: 'Jest', command: tests('jest'), env: INSTALL_NOTHING },
  { name: 'Lint', command: npm('lint') },
  { name: 'Types', command: npm('typecheck') },
  { name: 'Format', command: npm('format:check') },
  { name: 'Dead code', command: npm('deadcode') },
  { name: 'Module borders', command: npm('borders') },
  { name: 'Known faults of dependencies', command: npm('advisories') },
  { name: 'Duplicate packages', command: npm('duplicates') },
  { name: 'Description of the API', command: npm('openapi:lint') },
  { name: 'Byte budgets', command: npm('budgets') },
]
