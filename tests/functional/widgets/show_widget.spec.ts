import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { givenPlay } from '#tests/fixtures/plays'
import { givenGameSet, givenPlaylist } from '#tests/fixtures/playlists'
import { givenCreator, givenWidget } from '#tests/fixtures/widgets'
import { forwardClock } from '#tests/helpers/forward_clock'
import { visitor } from '#tests/helpers/visitor'
import { createPlayer } from '#tests/helpers/players'

const DAY_MS = 24 * 60 * 60 * 1_000
const idsOf = (games: { id: string }[]) => games.map(({ id }) => id)

async function givenListed(count = 2) {
  const creator = await givenCreator()
  const gameIds: string[] = []
  for (let made = 0; made < count; made++) {
    gameIds.push((await givenGame({ creatorId: creator.id })).id)
  }
  const playlist = await givenPlaylist({ gameIds, creatorId: creator.id })
  const widget = await givenWidget({ playlistId: playlist.id, creatorId: creator.id })
  return { creator, gameIds, playlist, widget }
}

test.group('GET /v1/widgets/{id}', () => {
  test('gives a stranger the games in their order, and no plays', async ({ client, assert }) => {
    const { creator, gameIds, playlist, widget } = await givenListed(3)
    const response = await client.get(`/v1/widgets/${widget.id}`)
    response.assertStatus(200)
    response.assertHeader('content-type', 'application/json; charset=utf-8')
    const body = response.body()
    assert.deepEqual(idsOf(body.playlist.games), gameIds)
    assert.deepEqual(body.playlist.autofilledGames, [])
    assert.deepEqual(body.gamePlays, [])
    assert.isNull(body.gameSet)
    assert.equal(body.type, 'inline')
    assert.equal(body.creator.userName, creator.userName)
    assert.equal(body.playlist.id, playlist.id)
    assert.equal(body.playlist.games[0].creator.partnerName, 'A paper')
    assert.equal(body.config.flags.arcadeMode, true)
  })

  test('adds the own plays of a player, and never those of another', async ({ client, assert }) => {
    const { gameIds, widget } = await givenListed()
    const [player, other] = [await createPlayer(), await createPlayer()]
    const inWidget = { widgetId: widget.id }
    await givenPlay(player, gameIds[0]!, 'A', inWidget)
    await givenPlay(other, gameIds[0]!, 'B', inWidget)
    const path = `/v1/widgets/${widget.id}?userId=${other.id}`
    const response = await client.get(path).bearerToken(player.accessToken)
    const { gamePlays } = response.body()
    assert.lengthOf(gamePlays, 1)
    assert.deepInclude(gamePlays[0], { userId: player.id, gameId: gameIds[0], side: 'A' })
    assert.deepEqual((await client.get(path)).body().gamePlays, [])
    assert.deepEqual((await client.get(path).bearerToken('nonsense')).body().gamePlays, [])
  })

  test('leaves out what can no longer be joined, and private games of others', async ({
    client,
    assert,
  }) => {
    const creator = await givenCreator()
    const own = await givenGame({ isPrivate: true, creatorId: creator.id })
    const foreign = await givenGame({ isPrivate: true })
    const closed = await givenGame({ lastJoinTimeMs: clock.nowMs() - 1 })
    const quarantined = await givenGame()
    await db.from('games').where('id', quarantined.id).update({ state: 'quarantined' })
    const gameIds = idsOf([foreign, closed, quarantined, own])
    const playlist = await givenPlaylist({ gameIds })
    const widget = await givenWidget({ playlistId: playlist.id, creatorId: creator.id })
    const response = await client.get(`/v1/widgets/${widget.id}`)
    assert.deepEqual(idsOf(response.body().playlist.games), [own.id])
  })

  test('tells the flags of the page that asks', async ({ client, assert }) => {
    const { widget } = await givenListed(1)
    const slug = `partner-${newId()}`
    const partners = await app.container.make(PartnerDomainsContract)
    await partners.addDistributor({ id: slug, name: 'A partner' })
    const page = { host: `${slug}.example`, pathPattern: '/sport', flags: { skipsDisabled: true } }
    await partners.addDomain({ id: newId(), distributorId: slug, name: 'Sport', ...page })
    const ask = (path: string) =>
      client
        .get(`/v1/widgets/${widget.id}`)
        .headers({ 'x-app-domain': page.host, 'x-app-path': path })
    assert.isTrue((await ask('/sport/today')).body().config.flags.skipsDisabled)
    assert.isFalse((await ask('/news')).body().config.flags.skipsDisabled)
  })

  test('carries the set that runs now', async ({ client, assert }) => {
    const [set, past] = [await givenGameSet(), await givenGameSet({ endAtMs: clock.nowMs() - 1 })]
    const setOf = async (gameSetId: string) => {
      const { id } = await givenWidget({ gameSetId })
      return (await client.get(`/v1/widgets/${id}`)).body().gameSet
    }
    assert.deepEqual(await setOf(set.id), { id: set.id, name: set.name, gameIds: set.gameIds })
    assert.isNull(await setOf(past.id))
  })

  test('lists the games of the set that runs after the first one of the playlist, each once', async ({
    client,
    assert,
  }) => {
    const games = []
    for (let at = 0; at < 5; at += 1) games.push((await givenGame()).id)
    const [first, second, third, ofSet, also] = games as [string, string, string, string, string]
    const playlist = await givenPlaylist({ gameIds: [first, second, third] })
    const listed = async (set: Parameters<typeof givenGameSet>[0]) => {
      const { id: gameSetId } = await givenGameSet({ gameIds: [ofSet, third, also], ...set })
      const { id } = await givenWidget({ playlistId: playlist.id, gameSetId })
      return idsOf((await client.get(`/v1/widgets/${id}`)).body().playlist.games)
    }
    assert.deepEqual(await listed({}), [first, ofSet, third, also, second])
    assert.deepEqual(await listed({ endAtMs: clock.nowMs() - 1 }), [first, second, third])
  })

  test('serves what it has read for a while, then reads again', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { widget } = await givenListed(1)
    const ask = async () => (await client.get(`/v1/widgets/${widget.id}`)).body().type
    assert.equal(await ask(), 'inline')
    await db.from('widgets').where('id', widget.id).update({ type: 'docked' })
    assert.equal(await ask(), 'inline')
    assert.isBelow(game.cacheMs.widget, DAY_MS)
    forwardClock(cleanup, game.cacheMs.widget)
    assert.equal(await ask(), 'docked')
  })

  test('answers 404 for an unknown, a switched off and a deleted widget', async ({ client }) => {
    const [off, gone] = [await givenWidget(), await givenWidget()]
    await db.from('widgets').where('id', off.id).update({ active: false })
    await db.from('widgets').where('id', gone.id).update({ deleted_at: clock.nowMs() })
    for (const id of [newId(), off.id, gone.id]) {
      const response = await client.get(`/v1/widgets/${id}`)
      response.assertStatus(404)
      response.assertBodyContains({ code: 'E_NOT_FOUND' })
    }
    const response = await client.get('/v1/widgets/not-an-id')
    response.assertBodyContains({ code: 'E_ROUTE_NOT_FOUND' })
  })

  test('answers 429 to an address that asks too often', async ({ client, assert }) => {
    const { widget } = await givenListed(0)
    const from = visitor()
    const ask = () => client.get(`/v1/widgets/${widget.id}`).headers(from)
    for (let asked = 0; asked < game.rateLimits.widgetsPerAddress.requests; asked++) await ask()
    const response = await ask()
    response.assertStatus(429)
    response.assertBodyContains({ code: 'E_TOO_MANY_REQUESTS' })
    assert.isAbove(Number(response.header('retry-after')), 0)
  })
})
