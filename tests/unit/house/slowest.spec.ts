import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

interface Timed {
  suite: string
  file: string
  seconds: number
}

interface Slowest {
  slowestOf: (files: Timed[]) => string[]
  slowestIn: (results: { step: { name: string }; output: string }[]) => string[]
}

const { slowestOf, slowestIn }: Slowest = await import(app.makeURL('tools/lib/slowest.mjs').href)

const files = (...seconds: number[]): Timed[] =>
  seconds.map((each) => ({ suite: 'unit', file: `tests/unit/${each}.spec.ts`, seconds: each }))

test.group('House | the slowest files', () => {
  test('are named with the words that run each by itself, the slowest first', ({ assert }) => {
    const jest = { suite: 'jest', file: 'rules/points.spec.ts', seconds: 4.6 }
    assert.deepEqual(slowestOf([...files(1, 9), jest]), [
      'took: 9 s: npm test -- unit --files tests/unit/9.spec.ts',
      'took: 5 s: npm test -- jest rules/points.spec.ts',
      'took: 1 s: npm test -- unit --files tests/unit/1.spec.ts',
    ])
  })

  test('are ten, of all the steps of the gate', ({ assert }) => {
    const [fast, slow] = [
      [1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10, 11, 12],
    ]
    const lines = slowestIn([
      { step: { name: 'fast' }, output: slowestOf(files(...fast!)).join('\n') },
      { step: { name: 'slow' }, output: [...slowestOf(files(...slow!)), '6 passed'].join('\n') },
      { step: { name: 'lint' }, output: '' },
    ])
    assert.lengthOf(lines, 10)
    assert.equal(lines[0], 'took: 12 s: npm test -- unit --files tests/unit/12.spec.ts (slow)')
    assert.equal(lines.at(-1), 'took: 3 s: npm test -- unit --files tests/unit/3.spec.ts (fast)')
  })
})
