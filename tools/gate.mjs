/** The gate: everything that must hold before a change lands, on a fresh clone. `.ci/run` runs it. */
import { runGate } from './lib/gate.mjs'
import { CHECKS, PREPARATION } from './lib/gate_steps.mjs'
import { killSteps } from './lib/steps.mjs'

/** Of the 90 that a run may take. Single steps have no limit of time: a slow machine is no failure. */
const LIMIT_MINUTES = 80

process.env.CI_PG_URL ??= 'postgres://postgres@127.0.0.1:5432'
process.env.CI_REDIS_URL ??= 'redis://127.0.0.1:6379'
process.env.TEST_PG_URL = process.env.CI_PG_URL
process.env.TEST_REDIS_URL = `${process.env.CI_REDIS_URL.replace(/\/$/, '')}/15`

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    killSteps()
    console.log(`\n=== the gate was ended by ${signal}\n0 passed, 1 failed`)
    process.exit(1)
  })
}

const limit = new AbortController()
const clock = setTimeout(
  () => limit.abort(`the gate has its limit of ${LIMIT_MINUTES} minutes`),
  LIMIT_MINUTES * 60_000
)
const failures = await runGate({ preparation: PREPARATION, checks: CHECKS, signal: limit.signal })
clearTimeout(clock)
process.exitCode = failures === 0 ? 0 : 1
