import { commandOf } from './failures.mjs'

/** How many files a run of tests, and the gate, name at their end. */
const NAMED = 10

/**
 * The lines that name the slowest files of a run, and how each runs by itself. `files`: of each its suite, its path from the root
 * of the checkout, and its seconds.
 */
export const slowestOf = (files) =>
  slowest(files).map(
    (file) => `took: ${Math.round(file.seconds)} s: npm test -- ${commandOf(file)}`
  )

/** The slowest files that `slowestOf` printed in the outputs of steps, with the name of the step. */
export function slowestIn(results) {
  const files = results.flatMap(({ step, output }) =>
    [...output.matchAll(/^took: (\d+) s: (.+)$/gm)].map(([, seconds, command]) => ({
      seconds: Number(seconds),
      command,
      step: step.name,
    }))
  )
  return slowest(files).map(
    ({ seconds, command, step }) => `took: ${seconds} s: ${command} (${step})`
  )
}

const slowest = (files) => files.toSorted((a, b) => b.seconds - a.seconds).slice(0, NAMED)
