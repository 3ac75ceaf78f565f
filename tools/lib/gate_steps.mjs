const npm = (...args) => ['npm', 'run', '--silent', ...args]
const tests = (...args) => ['npm', 'test', '--', ...args]
const POSTGRES = { TEST_DATABASE: 'pg' }

/** One after the other: each needs the one before, or writes what others read. `minutes` is the limit of a step. */
export const PREPARATION = [
  {
    name: 'PostgreSQL and Redis answer',
    command: ['node', 'tools/check_services.mjs'],
    minutes: 1,
  },
  {
    name: 'Install from the lock file',
    command: ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    minutes: 10,
  },
  { name: 'Generated files', command: npm('generate:check'), minutes: 5 },
  { name: 'Build', command: npm('build'), minutes: 5 },
]

/**
 * Independent of each other: every test run has a database, ports and folders of its own, and one run alone uses Redis. The
 * longest begin first, so that none is left alone at the end.
 */
export const CHECKS = [
  { name: 'Browser tests, on SQLite', command: tests('browser'), minutes: 75 },
  {
    name: 'Server tests, on PostgreSQL with Redis',
    command: tests('unit', 'functional', 'contract', 'model'),
    env: POSTGRES,
    minutes: 60,
  },
  {
    name: 'Server tests, on SQLite',
    command: tests('unit', 'functional', 'contract', 'model'),
    minutes: 60,
  },
  { name: 'Jest', command: tests('jest'), minutes: 20 },
  { name: 'Lint', command: npm('lint'), minutes: 10 },
  { name: 'Types', command: npm('typecheck'), minutes: 10 },
  { name: 'Format', command: npm('format:check'), minutes: 10 },
  { name: 'Dead code', command: npm('deadcode'), minutes: 10 },
  { name: 'Module borders', command: npm('borders'), minutes: 10 },
  { name: 'Known faults of dependencies', command: npm('advisories'), minutes: 5 },
  { name: 'Duplicate packages', command: npm('duplicates'), minutes: 5 },
  { name: 'Byte budgets', command: npm('budgets'), minutes: 5 },
]
