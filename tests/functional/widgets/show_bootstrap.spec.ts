import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { PartnerDomainsContract, type NewPartnerDomain } from '#partner_domains/contract'
import { newId } from '#shared/ids'
import { givenExperience } from '#tests/fixtures/experiences'
import { aRelease, givenServed } from '#tests/fixtures/remotes'
import { givenCreator, givenWidget } from '#tests/fixtures/widgets'

const PATH = '/v2/embed/bootstrap'

async function givenPage(given: Partial<NewPartnerDomain> = {}) {
  const slug = `partner-${newId()}`
  const partners = await app.container.make(PartnerDomainsContract)
  await partners.addDistributor({ id: slug, name: 'A partner' })
  const page = { id: newId(), host: `${slug}.example`, distributorId: slug, name: 'A page' }
  await partners.addDomain({ ...page, ...given })
  return page
}

async function givenFlavour() {
  const flavour = `flavour-${newId()}`
  const release = aRelease()
  await givenServed(flavour, release)
  return { flavour, release }
}

test.group('GET /v2/embed/bootstrap', () => {
  test('tells a page everything but the games', async ({ client, assert }) => {
    const { id: creatorId, userName } = await givenCreator()
    const { id: widgetId } = await givenWidget({ creatorId })
    const response = await client.get(PATH).qs({ widgetId })
    response.assertStatus(200)
    response.assertHeader('cache-control', 'public, s-maxage=30, stale-while-revalidate=15')
    const body = response.body()
    assert.deepEqual(body.widget, {
      id: widgetId,
      type: 'inline',
      partnerName: 'A paper',
      creatorName: userName,
    })
    assert.equal(body.hostMode.flavour, 'default')
    assert.equal(body.hostMode.widgetMode, 'DEFAULT')
    assert.equal(body.points.base, game.points.base)
    assert.equal(body.limits.signUpBonus, game.points.signUpBonus)
    assert.isNotEmpty(body.config.gameScreenComponents.GAME_PLAY)
    assert.deepEqual(body.allowedParentOrigins, ['*'])
    assert.equal(body.brand.poweredByText, 'Powered by Sidepick')
  })

  test('answers 304 while nothing changed, and again once it has', async ({ client, assert }) => {
    const { id: widgetId } = await givenWidget()
    const first = await client.get(PATH).qs({ widgetId })
    const etag = String(first.header('etag'))
    for (const known of [etag, `"older", W/${etag}`]) {
      const again = await client.get(PATH).qs({ widgetId }).header('if-none-match', known)
      again.assertStatus(304)
      again.assertHeader('etag', etag)
      assert.isEmpty(again.text() ?? '')
    }
    const other = { widgetId, lang: 'es-mx' }
    ;(await client.get(PATH).qs(other).header('if-none-match', etag)).assertStatus(200)
  })

  test('follows the domain: its mode, flavour, flags and partner document', async ({
    client,
    assert,
  }) => {
    const { id: widgetId } = await givenWidget()
    const { flavour, release } = await givenFlavour()
    const page = await givenPage({
      pathPattern: '/orbit',
      widgetMode: 'LIGHT',
      flavour,
      flags: { skipsDisabled: true },
    })
    const doc = { widgetTheme: { 'color-accent': '#123456' } }
    await givenExperience({ scope: 'partner', owner: page.distributorId, doc })

    const ref = `https://www.${page.host}/orbit/news?x=1`
    const body = (await client.get(PATH).qs({ widgetId, ref })).body()
    assert.deepInclude(body.hostMode, { widgetMode: 'LIGHT', flavour })
    assert.isTrue(body.hostMode.flags.skipsDisabled)
    assert.deepEqual(body.config.widgetTheme, doc.widgetTheme)
    assert.isFalse(body.config.componentFlags.LeaderboardCard)
    assert.deepInclude(body.remotes, release)
    assert.equal(body.configVersion, 'b0.p1')

    const elsewhere = { widgetId, ref: page.host, path: '/elsewhere' }
    assert.equal((await client.get(PATH).qs(elsewhere)).body().hostMode.flavour, 'default')
  })

  test('names the rewards programme of a partner’s daily games, and of no other page', async ({
    client,
    assert,
  }) => {
    const { id: widgetId } = await givenWidget()
    const programmeOn = async (given: Partial<NewPartnerDomain>) => {
      const { host, distributorId } = await givenPage(given)
      const body = (await client.get(PATH).qs({ widgetId, ref: `https://${host}/` })).body()
      return { programme: body.hostMode.programme, distributorId }
    }
    for (const flags of [{ timeMode: true }, { redBanner: true }]) {
      const { programme, distributorId } = await programmeOn({ flags })
      assert.deepEqual(programme, { rewardType: 'gift_card', distributorId })
    }
    assert.isNull((await programmeOn({ flags: { searchPartner: true } })).programme)
    assert.isNull((await client.get(PATH).qs({ widgetId })).body().hostMode.programme)
  })

  test('takes a flavour from the request when it is known', async ({ client, assert }) => {
    const { id: widgetId } = await givenWidget()
    const { flavour } = await givenFlavour()
    const flavourOf = async (wanted: string) =>
      (await client.get(PATH).qs({ widgetId, flavour: wanted })).body().hostMode.flavour
    assert.equal(await flavourOf(flavour), flavour)
    assert.equal(await flavourOf('nobody-knows-it'), 'default')
    assert.equal(await flavourOf('constructor'), 'default')
  })

  test("speaks the domain's language, else the widget's", async ({ client, assert }) => {
    const { id: widgetId } = await givenWidget({ language: 'es-mx' })
    const page = await givenPage({ flags: { language: 'en-us' } })
    const spoken = async (qs: Record<string, string>) => {
      const { hostMode, brand } = (await client.get(PATH).qs({ widgetId, ...qs })).body()
      return [hostMode.flags.language, brand.poweredByText]
    }
    assert.deepEqual(await spoken({}), ['es-mx', 'Con tecnología de Sidepick'])
    assert.deepEqual(await spoken({ ref: page.host }), ['en-us', 'Powered by Sidepick'])
    assert.deepEqual(await spoken({ lang: 'en-us' }), ['es-mx', 'Powered by Sidepick'])
  })

  test('names the origins that may frame a widget which is not for everybody', async ({
    client,
    assert,
  }) => {
    const page = await givenPage()
    const { id: widgetId } = await givenWidget({
      distributorId: page.distributorId,
      isPublic: false,
      allowedDomains: ['http://localhost:3333'],
    })
    const { allowedParentOrigins } = (await client.get(PATH).qs({ widgetId })).body()
    assert.deepEqual(allowedParentOrigins, [
      `https://${page.host}`,
      `https://*.${page.host}`,
      'http://localhost:3333',
    ])
  })

  test('refuses what it cannot read, and answers 404 for an unknown widget', async ({ client }) => {
    const refused = await client.get(PATH).qs({ widgetId: 'x' })
    refused.assertStatus(422)
    refused.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field: 'widgetId' }] })
    ;(await client.get(PATH)).assertStatus(422)
    const unknown = await client.get(PATH).qs({ widgetId: newId() })
    unknown.assertStatus(404)
    unknown.assertHeader('cache-control', 'no-store')
  })
})
