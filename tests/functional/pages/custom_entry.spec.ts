import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { decodeInitPayload, encodeInitPayload } from '@sidepick/rules/init_payload'
import { CustomUrlsContract } from '#custom_urls/contract'
import { newId } from '#shared/ids'
import { givenWidget } from '#tests/fixtures/widgets'
import { inlined, TOP } from '#tests/helpers/entry_page'
import { createPlayer } from '#tests/helpers/players'

async function givenName(given: { gameId?: string; flavour?: string } = {}) {
  const widget = await givenWidget()
  const url = `name-${newId()}`
  const urls = await app.container.make(CustomUrlsContract)
  await urls.addCustomUrl({
    id: newId(),
    url,
    widgetId: widget.id,
    gameId: given.gameId,
    creatorId: widget.creatorId,
    flavour: given.flavour,
  })
  return { url, widgetId: widget.id }
}

function readLocation(header: unknown) {
  const [, encoded, path] = String(header).match(/^\/go\/([^/]+)(\/.*)$/)!
  const decoded = decodeInitPayload(encoded!)
  return { path, payload: decoded.ok ? decoded.payload : null }
}

test.group('A short name', () => {
  test('leads to its widget, with its game and flavour', async ({ client, assert }) => {
    const gameId = newId()
    const { url, widgetId } = await givenName({ gameId, flavour: 'orbit' })
    const response = await client.get(`/custom/${url}`).redirects(0)
    response.assertStatus(302)
    const { path, payload } = readLocation(response.header('location'))
    assert.equal(path, `/widget/${widgetId}/game/${gameId}`)
    assert.containsSubset(payload, { widgetId, flavour: 'orbit' })
  })

  test('leads to the game of its path before its own', async ({ client, assert }) => {
    const wanted = newId()
    const { url, widgetId } = await givenName({ gameId: newId() })
    const response = await client.get(`/custom/${url}/${wanted}`).redirects(0)
    assert.equal(
      readLocation(response.header('location')).path,
      `/widget/${widgetId}/game/${wanted}`
    )
  })

  test('leads a challenge to the search partner', async ({ client, assert }) => {
    const versusId = newId()
    const { url, widgetId } = await givenName()
    const response = await client.get(`/custom/${url}`).qs({ versusId }).redirects(0)
    const { path, payload } = readLocation(response.header('location'))
    assert.equal(
      path,
      `/widget/${widgetId}/game/${versusId}?versusId=${versusId}&flavour=search-partner`
    )
    assert.equal(payload?.flavour, 'search-partner')
  })

  test('remembers who shared it', async ({ client, assert }) => {
    const sharer = newId()
    const { url } = await givenName()
    const response = await client.get(`/custom/${url}`).qs({ versus_to: sharer }).redirects(0)
    assert.equal(readLocation(response.header('location')).payload?.refUId, sharer)
  })

  test('names the player whose challenge it is, and nobody who is unknown', async ({
    client,
    assert,
  }) => {
    const { url } = await givenName()
    const { id, username } = await createPlayer()
    const challengerOf = async (versus_to: string) =>
      inlined((await client.get(`/custom/${url}`).qs({ versus_to }).headers(TOP)).text()).challenger
    assert.equal(await challengerOf(id), username)
    assert.isUndefined(await challengerOf(newId()))
    assert.isUndefined(await challengerOf('nobody'))
  })

  test('keeps the payload of the page that embeds it', async ({ client, assert }) => {
    const { url } = await givenName()
    const encoded = encodeInitPayload({ iid: 'handle-1', ref: 'https://paper.example/' })
    const response = await client.get(`/go/${encoded}/custom/${url}`).redirects(0)
    assert.containsSubset(readLocation(response.header('location')).payload, {
      iid: 'handle-1',
      ref: 'https://paper.example/',
    })
  })

  test('is in the payload below it, for whoever signs in there', async ({ client, assert }) => {
    const [gameId, versusId] = [newId(), newId()]
    const { url, widgetId } = await givenName({ gameId: newId() })
    const embed = encodeInitPayload({ iid: 'handle-1', ref: 'https://paper.example/' })
    for (const [asked, game] of [
      [`/custom/${url}/${gameId}`, `/game/${gameId}`],
      [
        `/custom/${url}?versusId=${versusId}`,
        `/game/${versusId}?versusId=${versusId}&flavour=search-partner`,
      ],
    ] as const) {
      const entered = await client.get(`/go/${embed}${asked}`).redirects(0)
      const { payload } = readLocation(entered.header('location'))
      assert.equal(payload?.customPath, asked)
      const below = encodeInitPayload(payload!)
      const again = await client.get(`/go/${below}${payload!.customPath}`).redirects(0)
      const back = readLocation(again.header('location'))
      assert.equal(back.path, `/widget/${widgetId}${game}`)
      assert.deepEqual(back.payload, payload)
    }
  })

  test('that is unknown or empty is not found', async ({ client }) => {
    for (const path of ['/custom/nobody-knows', '/custom']) {
      const response = await client.get(path).header('accept', 'text/html')
      response.assertStatus(404)
    }
  })
})
