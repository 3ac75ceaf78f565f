import { test } from '@japa/runner'
import { oneAfterAnother } from '@sidepick/rules/one_after_another'

test.group('Remotes | one after another', () => {
  test('begins a work when all before it have ended, well or badly', async ({ assert }) => {
    const inTurn = oneAfterAnother()
    const told: string[] = []
    const work = (name: string) => {
      let end = { well: () => undefined as void, badly: () => undefined as void }
      const ended = inTurn(() => {
        told.push(name)
        return new Promise<string>((resolve, reject) => {
          end = { well: () => resolve(name), badly: () => reject(new Error(name)) }
        })
      })
      return { ended, well: () => end.well(), badly: () => end.badly() }
    }
    const [first, second, third] = [work('first'), work('second'), work('third')]
    await new Promise(setImmediate)
    assert.deepEqual(told, ['first'])
    first.badly()
    await assert.rejects(() => first.ended, 'first')
    await new Promise(setImmediate)
    assert.deepEqual(told, ['first', 'second'])
    second.well()
    assert.equal(await second.ended, 'second')
    await new Promise(setImmediate)
    assert.deepEqual(told, ['first', 'second', 'third'])
    third.well()
    assert.equal(await third.ended, 'third')
  })
})
