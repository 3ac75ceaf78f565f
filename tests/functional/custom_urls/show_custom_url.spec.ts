import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CustomUrlsContract } from '#custom_urls/contract'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenCustomUrl } from '#tests/fixtures/custom_urls'

test.group('GET /v1/custom-urls/{url}', () => {
  test('gives the widget behind the name', async ({ client, assert }) => {
    const gameId = newId()
    const given = await givenCustomUrl({ gameId, flavour: 'orbit' })
    const response = await client.get(`/v1/custom-urls/${given.url}`)
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      id: given.id,
      url: given.url,
      widgetId: given.widgetId,
      gameId,
      creatorId: given.creatorId,
      flavour: 'orbit',
      active: true,
    })
  })

  test('answers 404 when it is unknown, switched off or deleted', async ({ client }) => {
    const [off, gone] = [await givenCustomUrl(), await givenCustomUrl()]
    await db.from('custom_urls').where('id', off.id).update({ active: false })
    await db.from('custom_urls').where('id', gone.id).update({ deleted_at: clock.nowMs() })
    for (const url of ['nobody-has-this', off.url, gone.url, 'UPPER', 'x', '%00', 'a%2Fb']) {
      const response = await client.get(`/v1/custom-urls/${url}`)
      response.assertStatus(404)
      response.assertBodyContains({ code: 'E_NOT_FOUND' })
    }
  })

  test('belongs to the first who took it', async ({ assert }) => {
    const given = await givenCustomUrl()
    const customUrls = await app.container.make(CustomUrlsContract)
    assert.isFalse(await customUrls.addCustomUrl({ ...given, id: newId(), creatorId: newId() }))
    assert.equal((await customUrls.find(given.url))?.id, given.id)
  })

  test('is refused when it is not one segment of the allowed characters', async ({ assert }) => {
    for (const url of ['a', 'With-Capitals', 'two/parts', 'ñandú', 'x'.repeat(81)]) {
      await assert.rejects(() => givenCustomUrl({ url }), /not a short name/)
    }
  })
})
