/** The last line of every run of tests, and of the gate: `12 passed, 1 failed`, with `, 2 skipped` where some were. */
export function closingLine(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}`
}

const LINE = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm

/** What the last such line of an output counts. */
export function countsIn(output) {
  const [, passed = 0, failed = 0, skipped = 0] = [...output.matchAll(LINE)].at(-1) ?? []
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) }
}
