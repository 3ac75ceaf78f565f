import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

interface Tool {
  failedTests: (output: string) => string[]
}

const { failedTests }: Tool = await import(app.makeURL('tools/lib/failed_tests.mjs').href)

const JAPA = `browser / A widget (tests/browser/quiet.spec.ts)
  ✖ \u001b[31mmoves nothing\u001b[39m (2s)

 ERRORS

❯ \u001b[31mA widget / moves nothing\u001b[39m

- Expected  - 1
+ Received  + 1

ℹ AssertionError: expected [ 0.2 ] to deeply equal []

 ⁃ at Assert.deepEqual (tests/browser/quiet.spec.ts:3:9)
 FAILED
`
const JEST = `  ● the card › says who won

    expect(received).toBe(expected)

  ● Console
`

test.group('Titles of failed tests', () => {
  test('are read from the report of Japa and of Jest', ({ assert }) => {
    assert.deepEqual(failedTests(JAPA + JEST), [
      'A widget / moves nothing: AssertionError: expected [ 0.2 ] to deeply equal []',
      'the card › says who won: expect(received).toBe(expected)',
    ])
    assert.deepEqual(failedTests('❯ Executed 59 migrations (304 ms)\n1 passed, 0 failed'), [])
  })
})
