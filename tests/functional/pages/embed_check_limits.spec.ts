import { test } from '@japa/runner'
import { game } from '#config/game'
import { times } from '#tests/helpers/at_once'
import { check, LOADER } from '#tests/helpers/embed_check'
import { visitor } from '#tests/helpers/visitor'
import { countWork } from '#tests/helpers/work_counter'

test.group('The check of a snippet', () => {
  test('looks up each widget once, ten of them at most, and few pages a minute', async ({
    client,
    assert,
  }) => {
    const tags = (count: number) => times(count, (n) => `<a data-vs-custom="a${n}">`)
    const one = await countWork(async () => {
      const { found } = await check(client, { snippet: [...tags(1), ...tags(1), LOADER].join('') })
      assert.lengthOf(found, 1)
    })
    const most = await countWork(async () => {
      const { found } = await check(client, { snippet: [...tags(115), LOADER].join('') })
      assert.lengthOf(found, 10)
    })
    assert.isAtMost(most.length, one.length * 10)
    const headers = visitor()
    const ask = () => client.get('/embed/check').headers(headers)
    for (let n = 0; n < game.rateLimits.embedChecksPerAddress.requests; n++) await ask()
    ;(await ask()).assertStatus(429)
  })
})
