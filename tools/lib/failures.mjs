import { stripVTControlCharacters } from 'node:util'

/** What runs the tests of one file again by themselves, behind this word on a line of its own. */
const FAILED = 'failed: npm test -- '
const LONGEST_ERROR = 300

/**
 * The end of a run of tests: a line for each file that failed, which says how it runs again alone, and below it a line for each
 * test of it. `failures`: of each test its suite, its file from the root of the checkout, its title and its error.
 */
export function linesOf(failures) {
  const byFile = new Map(failures.map((failure) => [commandOf(failure), []]))
  for (const failure of failures) byFile.get(commandOf(failure)).push(lineOf(failure))
  return [...byFile].flatMap(([command, lines]) => [FAILED + command, ...lines])
}

/** What `linesOf` printed somewhere in an output: of each file that failed the words behind `npm test --`, and its tests. */
export function failedFiles(output) {
  const files = []
  let open = null
  for (const line of output.split('\n')) {
    if (line.startsWith(FAILED)) {
      open = { command: line.slice(FAILED.length).trim(), tests: [] }
      files.push(open)
    } else if (open && line.startsWith('  ')) open.tests.push(line.trim())
    else open = null
  }
  return files
}

/** The words behind `npm test --` that run a file by itself. */
export const commandOf = ({ suite, file }) =>
  suite === 'jest' ? `jest ${file}` : `${suite} --files ${file}`

const lineOf = ({ title, error }) =>
  `  ${title}: ${firstLineOf(error)}`.replaceAll('\n', ' ').slice(0, LONGEST_ERROR)

const firstLineOf = (error) =>
  stripVTControlCharacters(error)
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? 'no message'
