/**
 * `npm test`: installs what is missing and runs everything on SQLite, or with TEST_DATABASE=pg on PostgreSQL and Redis.
 * `npm test -- functional --files …` runs Japa suites alone, `npm test -- jest …` Jest alone.
 */
import { closingLine } from './lib/counts.mjs'
import { ensurePrograms } from './lib/programs.mjs'
import { Complaint, runTool } from './lib/complaint.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled, requireSupportedNode } from './lib/install.mjs'
import { linesOf } from './lib/failures.mjs'
import { flushRedis } from './lib/network.mjs'
import { checkService } from './lib/preflight.mjs'
import { progress } from './lib/progress.mjs'
import { slowestOf } from './lib/slowest.mjs'
import { runJapa, runJest } from './lib/test_runs.mjs'

const SERVER_SUITES = ['unit', 'functional']
/**
 * The browser suite has a run, and so a database, of its own: what others published would show in its pages. So has the
 * model of the economy, which looks at our own accounts, and moves the clock for everybody.
 */
const RUNS = [SERVER_SUITES, ['model'], ['browser']]

const PG_URL = process.env.TEST_PG_URL ?? 'postgres://postgres@127.0.0.1:5432'
const REDIS_URL = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379/15'

runTool(async () => {
  requireSupportedNode()
  const plan = planFrom(process.argv.slice(2))
  const services = await servicesFor(process.env.TEST_DATABASE ?? 'sqlite')
  await ensureInstalled()
  const programs = await ensurePrograms(...plan.programs)
  await ensureBuilt()

  const results = []
  if (plan.jest) {
    progress('Jest')
    results.push(await runJest(plan.jest))
  }
  for (const args of plan.japa) {
    await services.clear()
    progress(`Japa on ${services.name}: ${args.join(' ')}`)
    results.push(await runJapa(args, { ...services.env, ...programs }))
  }
  report(results)
})

function planFrom(args) {
  if (args.length === 0) return { jest: [], japa: RUNS, programs: ['server', 'browser'] }
  if (args[0] === 'jest') return { jest: args.slice(1), japa: [], programs: [] }
  const firstOption = args.findIndex((arg) => arg.startsWith('-'))
  const suites = firstOption < 0 ? args : args.slice(0, firstOption)
  if (suites.length === 0) return { jest: null, japa: [args], programs: ['server', 'browser'] }
  const options = args.slice(suites.length)
  const japa = RUNS.map((run) => run.filter((suite) => suites.includes(suite)))
    .filter((run) => run.length > 0)
    .map((run) => [...run, ...options])
  const programs = suites.includes('browser') ? ['server', 'browser'] : ['server']
  return { jest: null, japa, programs }
}

async function servicesFor(database) {
  if (database === 'sqlite') return { name: 'SQLite', env: {}, clear: async () => {} }
  if (database !== 'pg') {
    throw new Complaint(`TEST_DATABASE is "${database}": set it to sqlite or pg`)
  }
  await checkService('PostgreSQL', 'TEST_PG_URL', PG_URL, 5432)
  await checkService('Redis', 'TEST_REDIS_URL', REDIS_URL, 6379)
  const stores = { CACHE_STORE: 'redis', LIMITER_STORE: 'redis', QUEUE_STORE: 'redis' }
  const env = { TEST_PG_URL: PG_URL, REDIS_URL, ...stores }
  return { name: 'PostgreSQL and Redis', env, clear: () => flushRedis(REDIS_URL) }
}

/**
 * The last line, for people and machines alike, counts; before it stand the slowest files, and how each file that failed is run
 * again by itself.
 * Not one test run is a failure too.
 */
function report(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const [passed, failed] = [sum('passed'), sum('failed')]
  const files = results.flatMap((result) => result.files)
  const failures = results.flatMap((result) => result.failures)
  for (const line of [...slowestOf(files), ...linesOf(failures)]) console.log(line)
  console.log(closingLine(results))
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
