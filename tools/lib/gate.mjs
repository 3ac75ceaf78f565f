import { closingLine } from './counts.mjs'
import { failedFiles } from './failures.mjs'
import { runAgain } from './second_run.mjs'
import { slowestIn } from './slowest.mjs'
import { runStep, runSteps } from './steps.mjs'

/** The gate must hold on two cores. */
const WIDTH = 2
/** Room for the errors of two or three tests. */
const LINES_REPEATED = 80

/**
 * Runs the preparation step by step, then the independent checks two at a time, then what failed in tests once more. Each
 * one's output is printed whole when it ends, and the end of what failed once more. Last come the slowest files of tests, the
 * tests that failed, those that failed once, and the sum of all: whoever sees no more than the end knows. Gives the number of
 * failures. When `signal` aborts, what has not ended has failed.
 */
export async function runGate({ preparation, checks, signal }) {
  const first = []
  for (const step of preparation) {
    console.log(`\n=== ${step.name}`)
    const result = await runStep(step, {
      signal,
      onOutput: (chunk) => process.stdout.write(chunk),
    })
    first.push(result)
    console.log(verdict(result))
    if (result.why) break
  }
  if (first.every(({ why }) => why === null)) first.push(...(await runChecks(checks, signal)))

  const { results, flaky } = await runAgain(first, { signal, onEnd: printWhole })
  for (const result of results.filter(({ why }) => why !== null)) console.log(`\n${ending(result)}`)
  console.log(`\n${[...results.map(verdict), ...slowestIn(first)].join('\n')}`)
  for (const result of results.filter(({ why }) => why !== null)) {
    for (const file of failedFiles(result.output)) printTests('failed', file)
  }
  for (const file of flaky) printTests('flaky', file)
  console.log(`=== in all: ${Math.round(performance.now() / 1000)} s`)
  console.log(closingLine(results))
  return results.reduce((total, { failed }) => total + failed, 0)
}

function runChecks(checks, signal) {
  return runSteps(checks, {
    width: WIDTH,
    signal,
    onBegin: ({ name }) => console.log(`\n=== ${name}: begins`),
    onEnd: printWhole,
  })
}

function printWhole(result) {
  console.log(`\n=== ${result.step.name}\n${result.output}${verdict(result)}`)
}

function printTests(kind, { command, tests }) {
  console.log(`${kind}: npm test -- ${command}`)
  for (const test of tests) console.log(`  ${test}`)
}

/** Every runner and linter says last what failed. It is repeated where a reader of a long log looks first. */
function ending({ step, output }) {
  const lines = output.trimEnd().split('\n')
  return `=== the end of ${step.name}\n${lines.slice(-LINES_REPEATED).join('\n')}`
}

function verdict({ step, seconds, why }) {
  return why ? `=== FAILED: ${step.name}: ${why} (${seconds} s)` : `=== ${step.name}: ${seconds} s`
}
