/**
 * The gate: everything that must hold before a change lands, on a fresh clone. `.ci/run` runs it. Independent checks run two
 * at a time; each one's output is printed whole when it ends, and the end of what failed once more. Last come the titles of the
 * tests that failed, each with the first line of its error, and the sum of all tests: whoever sees no more than the end knows.
 */
import { CHECKS, PREPARATION } from './lib/gate_steps.mjs'
import { failedTests } from './lib/failed_tests.mjs'
import { killSteps, runStep, runSteps } from './lib/steps.mjs'

/** The gate must hold on two cores. */
const WIDTH = 2
/** Room for the errors of two or three tests. */
const LINES_REPEATED = 80

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

const results = []
for (const step of PREPARATION) {
  console.log(`\n=== ${step.name}`)
  const result = await runStep(step, (chunk) => process.stdout.write(chunk))
  results.push(result)
  console.log(verdict(result))
  if (result.why) break
}
if (results.every(({ why }) => why === null)) results.push(...(await runChecks()))

for (const result of results.filter(({ why }) => why !== null)) console.log(`\n${ending(result)}`)
console.log(`\n${results.map(verdict).join('\n')}`)
for (const line of results.flatMap(({ output }) => failedTests(output))) console.log(line)
console.log(`=== in all: ${Math.round(performance.now() / 1000)} s`)
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1

function runChecks() {
  return runSteps(CHECKS, {
    width: WIDTH,
    onBegin: ({ name }) => console.log(`\n=== ${name}: begins`),
    onEnd: (result) => console.log(`\n=== ${result.name}\n${result.output}${verdict(result)}`),
  })
}

/** Every runner and linter says last what failed. It is repeated where a reader of a long log looks first. */
function ending({ name, output }) {
  const lines = output.trimEnd().split('\n')
  return `=== the end of ${name}\n${lines.slice(-LINES_REPEATED).join('\n')}`
}

function verdict({ name, seconds, why }) {
  return why ? `=== FAILED: ${name}: ${why} (${seconds} s)` : `=== ${name}: ${seconds} s`
}
