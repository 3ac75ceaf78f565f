import { failedFiles } from './failures.mjs'
import { runStep } from './steps.mjs'

/** More files than this that fail once are no accident of the machine. */
const MOST_FLAKY = 3

/**
 * Runs the files that failed in steps of tests once more, each by itself while nothing else runs. A file that passes now is
 * flaky, a fault of its tests to be mended the same day, and its step passes if all that failed in it did. What fails twice
 * fails, and so does a step in which something failed that no file stands for. `onEnd` gets the result of each file.
 */
export async function runAgain(results, { signal, onEnd }) {
  const failed = results.filter(({ why }) => why !== null)
  const files = failed.flatMap((result) =>
    failedFiles(result.output).map((file) => ({ ...file, result }))
  )
  if (files.length > MOST_FLAKY) return { results, flaky: [] }
  const flaky = []
  for (const file of files) {
    if (signal?.aborted) break
    const { name, env } = file.result.step
    const again = await runStep(
      { name: `${name}, again: ${file.command}`, command: commandOf(file), env },
      { signal }
    )
    onEnd(again)
    if (again.why === null) flaky.push(file)
  }
  return { results: results.map((result) => forgiven(result, flaky)), flaky }
}

const commandOf = ({ command }) => ['npm', 'test', '--', ...command.split(' ')]

function forgiven(result, flaky) {
  if (result.why === null) return result
  const passedNow = flaky
    .filter((file) => file.result === result)
    .reduce((total, { tests }) => total + tests.length, 0)
  if (passedNow !== result.failed) return result
  return { ...result, why: null, passed: result.passed + passedNow, failed: 0 }
}
