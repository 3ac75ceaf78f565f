import { test } from '@japa/runner'
import env from '#start/env'
import { givenWidget } from '#tests/fixtures/widgets'
import { check, LOADER, tagOf } from '#tests/helpers/embed_check'

const { origin } = new URL(env.get('APP_URL'))

test.group('The check of where a snippet stands, and of its hashes', () => {
  test('knows what stands in <noscript>, where the link to the game belongs', async ({
    client,
    assert,
  }) => {
    const { id } = await givenWidget()
    const link = `<noscript><a href="${origin}/widget/${id}">Play</a></noscript>`
    assert.deepEqual((await check(client, { snippet: tagOf(id) + link + LOADER })).found, [])
    const wrapped = `<noscript>${tagOf(id)}</noscript>${LOADER}`
    const { found } = await check(client, { snippet: wrapped })
    assert.deepEqual(found, [
      'error: The div stands in <noscript>: a browser with scripts takes that for text. Move it out.'.replace(
        '<noscript>',
        '&lt;noscript&gt;'
      ),
    ])
  })

  test('compares the integrity of a loader with the file', async ({ client, assert }) => {
    const { id } = await givenWidget()
    const pinned = (await client.get('/embed/pinned.json')).body() as {
      path: string
      integrity: string
    }[]
    const { path, integrity } = pinned.at(-1)!
    const findingsOf = async (hash: string, more = 'crossorigin') => {
      const script = `<script async src="${origin}${path}" integrity="${hash}" ${more}></script>`
      return (await check(client, { snippet: tagOf(id) + script })).found
    }
    assert.deepEqual(await findingsOf(integrity), [])
    assert.match((await findingsOf('sha384-AAAA'))[0]!, /^error: The integrity is not that of/)
    assert.match((await findingsOf(integrity, ''))[0]!, /^error: A script with integrity/)
    const newest = LOADER.replace('async', 'integrity="sha384-AAAA" crossorigin')
    const { found } = await check(client, { snippet: tagOf(id) + newest })
    assert.match(found[0]!, /^error: The integrity is not that of/)
    assert.match(found[1]!, /^warning: .* use a pinned loader/)
    assert.lengthOf(found, 2)
  })
})
