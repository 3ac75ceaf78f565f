import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

interface Failure {
  suite: string
  file: string
  title: string
  error: string
}

interface Result {
  step: { name: string; command: string[]; env?: object }
  output: string
  why: string | null
  passed: number
  failed: number
}

interface Failures {
  linesOf: (failures: Failure[]) => string[]
  failedFiles: (output: string) => { command: string; tests: string[] }[]
}

interface SecondRun {
  runAgain: (
    results: Result[],
    options: { onEnd: (again: Result) => void }
  ) => Promise<{ results: Result[]; flaky: { command: string }[] }>
}

const at = (path: string) => app.makeURL(path).href
const { linesOf, failedFiles }: Failures = await import(at('tools/lib/failures.mjs'))
const { runAgain }: SecondRun = await import(at('tools/lib/second_run.mjs'))

const failure = (title: string, file = 'tests/unit/quiet.spec.ts', suite = 'unit'): Failure => ({
  suite,
  file,
  title,
  error: `\u001b[31mError: no ${title}\u001b[39m\n  at quiet.spec.ts:3:9`,
})

const failed = (failures: Failure[], counted = failures.length): Result => ({
  step: { name: 'planted', command: ['npm', 'test'] },
  output: [...linesOf(failures), `7 passed, ${counted} failed`].join('\n'),
  why: 'it ended with code 1',
  passed: 7,
  failed: counted,
})

test.group('House | what failed in a run of tests', () => {
  test('is said file by file, so that it can be run again', ({ assert }) => {
    const lines = linesOf([
      failure('a'),
      failure('b', 'rules/points.spec.ts', 'jest'),
      failure('c'),
    ])
    assert.deepEqual(lines, [
      'failed: npm test -- unit --files tests/unit/quiet.spec.ts',
      '  a: Error: no a',
      '  c: Error: no c',
      'failed: npm test -- jest rules/points.spec.ts',
      '  b: Error: no b',
    ])
    assert.deepEqual(
      failedFiles(['  an indented line', ...lines, '7 passed, 3 failed'].join('\n')),
      [
        {
          command: 'unit --files tests/unit/quiet.spec.ts',
          tests: ['a: Error: no a', 'c: Error: no c'],
        },
        { command: 'jest rules/points.spec.ts', tests: ['b: Error: no b'] },
      ]
    )
  })
})

test.group('House | the second run', (group) => {
  // In place of npm, with the folder of these tests before it on the path, stands a script that passes where the file is.
  let folder = ''
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'second_run_'))
    writeFileSync(join(folder, 'npm'), '#!/bin/sh\n[ -e "$5" ]\n', { mode: 0o755 })
    return () => rmSync(folder, { recursive: true })
  })

  const again = async (...results: Result[]) => {
    const ran: string[] = []
    const env = { PATH: `${folder}:${process.env.PATH}` }
    const given = results.map((result) => ({ ...result, step: { ...result.step, env } }))
    const { results: after, flaky } = await runAgain(given, {
      onEnd: ({ step }) => ran.push(step.command.slice(3).join(' ')),
    })
    const told = after.map(({ why, passed, failed: left }) => [why, passed, left])
    return { told, flaky: flaky.map(({ command }) => command), ran }
  }

  const passing = 'tests/unit/house/second_run.spec.ts'

  test('forgives a step whose failures all pass now, and names them', async ({ assert }) => {
    assert.isTrue(existsSync(passing))
    const { told, flaky, ran } = await again(failed([failure('a', passing), failure('b', passing)]))
    assert.deepEqual(ran, [`unit --files ${passing}`])
    assert.deepEqual(flaky, [`unit --files ${passing}`])
    assert.deepEqual(told, [[null, 9, 0]])
  })

  test('lets fail what fails twice', async ({ assert }) => {
    const { told, flaky } = await again(failed([failure('a', passing), failure('b', 'tests/none')]))
    assert.deepEqual(flaky, [`unit --files ${passing}`])
    assert.deepEqual(told, [['it ended with code 1', 7, 2]])
  })

  test('lets fail a step in which more failed than its files tell', async ({ assert }) => {
    const { told } = await again(failed([failure('a', passing)], 2))
    assert.deepEqual(told, [['it ended with code 1', 7, 2]])
  })

  test('does not begin where more than three files failed', async ({ assert }) => {
    const files = ['adonisrc.ts', 'ace.js', 'README.md', 'package.json']
    const { told, flaky, ran } = await again(...files.map((file) => failed([failure('a', file)])))
    assert.deepEqual([flaky, ran], [[], []])
    assert.deepEqual(
      told.map(([why]) => why),
      files.map(() => 'it ended with code 1')
    )
    const three = await again(...files.slice(1).map((file) => failed([failure('a', file)])))
    assert.deepEqual(
      three.told.map(([why]) => why),
      [null, null, null]
    )
  })

  test('leaves alone what passed, and a check that is no test', async ({ assert }) => {
    const lint = { ...failed([]), failed: 1 }
    const { told, ran } = await again({ ...failed([]), why: null }, lint)
    assert.deepEqual(ran, [])
    assert.deepEqual(told, [
      [null, 7, 0],
      ['it ended with code 1', 7, 1],
    ])
  })
})
