import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenPartnersFlavour } from '#tests/fixtures/partners_flavour'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenCreator, givenPartnersWidget, givenWidget } from '#tests/fixtures/widgets'
import { FRAME, inlined, TOP } from '#tests/helpers/entry_page'
import { createPlayer } from '#tests/helpers/players'

const PAPER = 'https://paper.example/'
const CDN = 'https://cdn.partner.example'

test.group('A flavour of a partner', () => {
  test('counts for the widget of a creator who makes games for the partner', async ({
    client,
    assert,
  }) => {
    const { flavour, owner } = await givenPartnersFlavour(CDN)
    const { creatorId: partnerId } = await givenPartnersWidget(owner)
    const [{ id: creatorId }, { id: strangerId }] = [await givenCreator(), await givenCreator()]
    await db.from('creators').where('user_id', creatorId).update({ parent_id: partnerId })
    for (const [id, expected] of [
      [creatorId, flavour],
      [strangerId, 'default'],
    ] as const) {
      const widget = await givenWidget({ distributorId: owner, creatorId: id })
      const response = await client.get(`/widget/${widget.id}?flavour=${flavour}`).headers(TOP)
      assert.equal(inlined(response.text()).bootstrap.hostMode.flavour, expected)
    }
  })

  test('does not come, nor its partner’s look, with a widget that any creator gives the partner’s name', async ({
    client,
    assert,
  }) => {
    const { flavour, owner, entry } = await givenPartnersFlavour(CDN)
    await givenPartnersWidget(owner)
    await givenExperience({ scope: 'partner', owner, doc: { widgetTheme: { accent: '#123456' } } })
    const creator = await createPlayer({ roles: ['creator'] })
    const { id: playlistId } = await givenPlaylist({ creatorId: creator.id })
    const made = await client
      .post('/v1/creator/widgets')
      .bearerToken(creator.accessToken)
      .json({ name: 'A borrowed name', type: 'inline', playlistId, distributorId: owner })
    made.assertStatus(201)
    made.assertBodyContains({ distributorId: owner })
    for (const headers of [TOP, FRAME]) {
      const { id } = made.body()
      const address = `/go/${encodeInitPayload({ ref: PAPER, widgetId: id, flavour })}/widget/${id}`
      const response = await client.get(address).headers(headers)
      const { bootstrap } = inlined(response.text())
      assert.equal(bootstrap.hostMode.flavour, 'default')
      assert.notInclude(response.text(), entry)
      assert.notInclude(JSON.stringify(bootstrap), '#123456')
    }
  })
})
