import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { filesOfOtherParts } from '#tests/parts'

interface Step {
  command: string[]
  env?: Record<string, string>
}

const { CHECKS }: { CHECKS: Step[] } = await import(app.makeURL('tools/lib/gate_steps.mjs').href)

test.group('House | a suite that is run in parts', () => {
  test('leaves no file out and runs none twice, {$self} files')
    .with([0, 1, 2, 7, 78])
    .run(({ assert }, count) => {
      const files = Array.from({ length: count }, (_, index) => `${index}.spec.ts`)
      for (const parts of [1, 2, 3]) {
        const run = Array.from({ length: parts }, (_, index) => {
          const others = filesOfOtherParts(`${index + 1}/${parts}`, files)
          return files.filter((file) => !others.includes(file))
        })
        assert.sameMembers(run.flat(), files)
      }
    })

  test('names a part that there is: {$self}')
    .with(['', '1', '0/2', '3/2', '1/0', 'a/b', '1.5/2'])
    .run(({ assert }, part) => {
      assert.throws(() => filesOfOtherParts(part, ['a.spec.ts']), /TEST_PART is/)
    })

  test('is run whole by the gate', ({ assert }) => {
    const browser = CHECKS.filter(({ command }) => command.includes('browser'))
    assert.isAbove(browser.length, 0)
    assert.sameMembers(
      browser.map(({ env }) => env?.TEST_PART),
      browser.map((_, index) => `${index + 1}/${browser.length}`)
    )
  })
})
