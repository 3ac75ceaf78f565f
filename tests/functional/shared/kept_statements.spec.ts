import { test } from '@japa/runner'
import { KeptStatements } from '#shared/database/kept_statements'

test.group('Prepared statements', () => {
  test('are prepared once, and later ones for each call when there is no room', ({ assert }) => {
    const kept = new KeptStatements<string>(2)
    const prepared: string[] = []
    const ask = (statement: string) =>
      kept.get(statement, (place) => {
        prepared.push(statement)
        return `${statement} at ${place}`
      })
    const answers = ['a', 'b', 'a', 'c', 'c', 'b'].map(ask)
    assert.deepEqual(prepared, ['a', 'b', 'c', 'c'])
    assert.deepEqual(answers, ['a at 0', 'b at 1', 'a at 0', 'c at null', 'c at null', 'b at 1'])
  })
})
