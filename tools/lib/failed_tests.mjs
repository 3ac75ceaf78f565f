import { stripVTControlCharacters } from 'node:util'

const LONGEST_MESSAGE = 300
/** Japa's and Jest's headings of a test that failed, in the report at the end of a run. */
const HEADING = /^\s*(?:❯ (.+ \/ .+)|● (.+ › .+))$/u
/** Japa prints the difference of the values first, then the error itself behind this sign, then the stack. */
const JAPA_ERROR = /^\s*ℹ\s*(\S.*)$/u
const JAPA_STACK = /^\s*⁃ at /u

/** A line for each test that failed, `title: the error's first line`, from what a run of Japa or Jest printed. */
export function failedTests(output) {
  const lines = stripVTControlCharacters(output).split('\n')
  const found = new Map()
  lines.forEach((line, index) => {
    const heading = HEADING.exec(line)
    if (!heading) return
    const title = heading[1] ?? heading[2]
    found.set(title, `${title}: ${messageOf(lines.slice(index + 1)).slice(0, LONGEST_MESSAGE)}`)
  })
  return [...found.values()]
}

/** The error behind Japa's sign, or else the first line that says something. */
function messageOf(lines) {
  const end = lines.findIndex((line) => JAPA_STACK.test(line) || HEADING.test(line))
  const report = end === -1 ? lines : lines.slice(0, end)
  const error = report.map((line) => JAPA_ERROR.exec(line)?.[1]).find(Boolean)
  return error ?? report.find((line) => line.trim() !== '')?.trim() ?? ''
}
