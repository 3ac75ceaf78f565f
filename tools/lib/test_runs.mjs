import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { capture, runNode, startNode } from './processes.mjs'

/** Runs Jest over the specs that stand beside their source. */
export async function runJest(args) {
  const file = inRoot('tmp', 'jest_result.json')
  mkdirSync(inRoot('tmp'), { recursive: true })
  rmSync(file, { force: true })
  const code = await runNode([
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${file}`,
    ...args,
  ])
  return counted(code, jestResult(file))
}

function jestResult(file) {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'))
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    }
  } catch {
    return null
  }
}

/** Runs the Japa suites against a server and a database of their own. */
export async function runJapa(args, env) {
  const { code, output } = await capture(
    startNode(['--import=@poppinss/ts-exec', 'bin/test.ts', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    })
  )
  return counted(code, japaResult(output))
}

/** Reads the reporter's closing line: "Tests  12 passed, 1 failed (13)". */
function japaResult(output) {
  const plain = output.replaceAll(/\u001B\[[\d;]*m/g, '')
  const line = plain.match(/^\s*Tests\s+(\d.*)$/gm)?.at(-1)
  if (line === undefined) return null
  const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0)
  return { passed: count('passed'), failed: count('failed') }
}

/** A runner that fails without naming a test, or that ends before it has counted, is one failure. */
function counted(code, result) {
  const { passed, failed } = result ?? { passed: 0, failed: 0 }
  return { passed, failed: failed === 0 && (code !== 0 || result === null) ? 1 : failed }
}
