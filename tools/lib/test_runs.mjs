import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT, inRoot } from './paths.mjs'
import { capture, runNode, startNode } from './processes.mjs'

/*
 * A run of tests gives how many passed, how many failed, and which: `failures`, empty also where something failed that running
 * a file again would not show. `files` says how many seconds each took.
 */

/** Runs Jest over the specs that stand beside their source. */
export async function runJest(args) {
  const file = resultFile('jest')
  const code = await runNode([
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${file}`,
    ...args,
  ])
  return counted(code, jestResult(read(file)))
}

function jestResult(result) {
  if (result === null) return null
  const failedFiles = result.testResults.filter(({ status }) => status === 'failed')
  return {
    passed: result.numPassedTests,
    skipped: result.numPendingTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    failures: failedFiles.flatMap(failuresOfJestFile),
    files: result.testResults.map(({ name, startTime, endTime }) => ({
      suite: 'jest',
      file: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

/** A file that could not be loaded has no test that failed, but a message. */
function failuresOfJestFile({ name, message, assertionResults }) {
  const file = relative(ROOT, name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return [{ suite: 'jest', file, title: file, error: message }]
  return failed.map(({ fullName, failureMessages }) => ({
    suite: 'jest',
    file,
    title: fullName,
    error: failureMessages[0] ?? '',
  }))
}

/** Runs the Japa suites against a server and a database of their own. */
export async function runJapa(args, env) {
  const file = resultFile('japa')
  const { code, output } = await capture(
    startNode(['--import=@poppinss/ts-exec', 'bin/test.ts', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0', TEST_REPORT_FILE: file, ...env },
    })
  )
  return counted(code, japaResult(output, read(file)))
}

/** Reads the reporter's closing line: "Tests  12 passed, 1 failed (13)". */
function japaResult(output, told) {
  const plain = output.replaceAll(/\u001B\[[\d;]*m/g, '')
  const line = plain.match(/^\s*Tests\s+(\d.*)$/gm)?.at(-1)
  if (line === undefined) return null
  const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0)
  const failures = told === null || told.elsewhere ? [] : told.failures
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(count)
  return { passed, failed, skipped, failures, files: told?.files ?? [] }
}

const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] }

/** A runner that fails without naming a test, or that ends before it has counted, is one failure. */
function counted(code, result) {
  const { passed, failed, skipped, failures, files } = result ?? NOTHING
  const named = Math.max(failed, failures.length)
  const unnamed = named === 0 && (code !== 0 || result === null)
  return { passed, failed: unnamed ? 1 : named, skipped, failures, files }
}

/** Several runs write theirs at the same time. */
function resultFile(runner) {
  mkdirSync(inRoot('tmp'), { recursive: true })
  const file = inRoot('tmp', `${runner}_result_${process.pid}.json`)
  rmSync(file, { force: true })
  return file
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  } finally {
    rmSync(file, { force: true })
  }
}
