import { readdir } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { forwardClock, type Cleanup } from '#tests/helpers/forward_clock'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/creator/widgets'
const SITES = ['https://paper.example']
const aCreator = () => createPlayer({ roles: ['creator'] })

/** Who may frame the widget's page, as its policy says once no earlier page is kept. */
async function framersOf(client: ApiClient, cleanup: Cleanup, id: string) {
  forwardClock(cleanup, game.cacheMs.widget)
  const policy = String((await client.get(`/widget/${id}`)).header('content-security-policy'))
  return /frame-ancestors ([^;,]*)/.exec(policy)?.[1]?.trim()
}

async function givenOwn(given: object = {}) {
  const { id: creatorId, accessToken } = await aCreator()
  const widget = await givenWidget({ creatorId, ...given })
  return { id: widget.id, path: `${PATH}/${widget.id}`, accessToken }
}

test.group('Who may frame a widget', () => {
  test('is said by the sites that it was made with', async ({ client, assert, cleanup }) => {
    const { id: creatorId, accessToken } = await aCreator()
    const { id: playlistId } = await givenPlaylist({ creatorId })
    const body = { name: 'A widget', type: 'docked', playlistId, allowedDomains: SITES }
    const made = await client.post(PATH).bearerToken(accessToken).json(body)
    made.assertStatus(201)
    made.assertBodyContains({ isPublic: false, allowedDomains: SITES })
    assert.equal(await framersOf(client, cleanup, made.body().id), `'self' ${SITES[0]}`)
  })

  test('is narrowed by naming sites, and widened by saying so', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { id, path, accessToken } = await givenOwn()
    assert.equal(await framersOf(client, cleanup, id), '*')
    const patch = (body: object) => client.patch(path).bearerToken(accessToken).json(body)
    ;(await patch({ allowedDomains: SITES })).assertBodyContains({ isPublic: false })
    assert.equal(await framersOf(client, cleanup, id), `'self' ${SITES[0]}`)
    ;(await patch({ allowedDomains: [] })).assertBodyContains({ isPublic: false })
    assert.equal(await framersOf(client, cleanup, id), "'self'")
    ;(await patch({ isPublic: true })).assertBodyContains({ isPublic: true })
    assert.equal(await framersOf(client, cleanup, id), '*')
    const opened = await patch({ allowedDomains: [], isPublic: true })
    opened.assertBodyContains({ isPublic: true, allowedDomains: [] })
  })

  test('cannot be everybody and some: neither at once nor one after the other', async ({
    client,
    assert,
    cleanup,
  }) => {
    const refused = { code: 'E_VALIDATION', errors: [{ field: 'isPublic' }] }
    const { id, path, accessToken } = await givenOwn()
    const patch = (body: object) => client.patch(path).bearerToken(accessToken).json(body)
    const both = await patch({ allowedDomains: SITES, isPublic: true })
    both.assertStatus(422)
    both.assertBodyContains(refused)
    assert.equal(await framersOf(client, cleanup, id), '*')
    await patch({ allowedDomains: SITES })
    const later = await patch({ name: 'For all', isPublic: true })
    later.assertStatus(422)
    later.assertBodyContains(refused)
    assert.equal(await framersOf(client, cleanup, id), `'self' ${SITES[0]}`)
    const { id: creatorId, accessToken: another } = await aCreator()
    const { id: playlistId } = await givenPlaylist({ creatorId })
    const body = { name: 'A', type: 'docked', playlistId, allowedDomains: SITES, isPublic: true }
    ;(await client.post(PATH).bearerToken(another).json(body)).assertBodyContains(refused)
  })

  test('is some for a widget that the platform adds with sites', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { id } = await givenWidget({ allowedDomains: SITES })
    assert.equal(await framersOf(client, cleanup, id), `'self' ${SITES[0]}`)
  })

  test('is narrowed for widgets that were stored with both', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { id } = await givenWidget({ allowedDomains: SITES })
    const { id: open } = await givenWidget()
    await db.from('widgets').where({ id }).update({ is_public: true })
    await rerun('end_public_of_widgets_with_sites')
    assert.equal(await framersOf(client, cleanup, id), `'self' ${SITES[0]}`)
    assert.equal(await framersOf(client, cleanup, open), '*')
  })
})

/** Runs a migration's way up once more, on the test's own rows. */
async function rerun(name: string) {
  const folder = app.makePath('database/migrations')
  const file = (await readdir(folder)).find((each) => each.endsWith(`_${name}.ts`))!
  const { default: Migration } = await import(`${folder}/${file}`)
  await new Migration(db.connection(), file).execUp()
}
