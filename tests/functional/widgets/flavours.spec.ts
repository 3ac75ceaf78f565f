import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import { BUILT_IN_FLAVOURS, type ComponentRule, type InitPayload } from '@sidepick/rules/types'
import { CustomUrlsContract } from '#custom_urls/contract'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { RemotesContract } from '#remotes/contract'
import { setTrust } from '#remotes/actions/change_partner'
import { newId } from '#shared/ids'
import { WidgetsContract } from '#widgets/contract'
import { givenPartner } from '#tests/fixtures/bundles'
import { givenPartnersFlavour } from '#tests/fixtures/partners_flavour'
import { aRelease, givenServed } from '#tests/fixtures/remotes'
import { givenPartnersWidget, givenWidget } from '#tests/fixtures/widgets'
import { FRAME, inlined, TOP } from '#tests/helpers/entry_page'

const CDN = 'https://cdn.partner.example'

const go = (widgetId: string, init: InitPayload, query = '') =>
  `/go/${encodeInitPayload({ ...init, widgetId })}/widget/${widgetId}${query}`

test.group('A built-in flavour', () => {
  test('is known by the query, the payload and a short name, on every page', async ({
    client,
    assert,
  }) => {
    const { id: widgetId, creatorId } = await givenWidget()
    const urls = await app.container.make(CustomUrlsContract)
    for (const flavour of BUILT_IN_FLAVOURS) {
      const url = `name-${newId()}`
      await urls.addCustomUrl({ id: newId(), url, widgetId, creatorId, flavour })
      for (const address of [
        `/widget/${widgetId}?flavour=${flavour}`,
        go(widgetId, { ref: 'https://paper.example/', flavour }),
        `/custom/${url}`,
      ]) {
        const { bootstrap } = inlined((await client.get(address).headers(TOP)).text())
        assert.equal(bootstrap.hostMode.flavour, flavour, address)
      }
    }
  })

  test('is flags and cards as data: no tickets for money in free games', async ({
    client,
    assert,
  }) => {
    const { id: widgetId } = await givenWidget()
    const partners = await app.container.make(PartnerDomainsContract)
    const slug = `partner-${newId()}`
    await partners.addDistributor({ id: slug, name: 'A film' })
    const flags = { blackTickets: true, purchasing: true, redBanner: false }
    const domain = { host: `${slug}.example`, distributorId: slug, name: 'A page', flags }
    await partners.addDomain({ id: newId(), ...domain })
    const read = async (flavour: string) => {
      const qs = { widgetId, flavour, ref: `https://${slug}.example/` }
      return (await client.get('/v2/embed/bootstrap').qs(qs)).body()
    }
    assert.containsSubset((await read('default')).hostMode.flags, flags)
    const free = await read('free-games')
    assert.containsSubset(free.hostMode.flags, {
      ...{ freeGames: true, blackTickets: false, purchasing: false, arcadeMode: false },
    })
    assert.isFalse(free.config.componentFlags.PurchaseModal)
    const search = await read('search-partner')
    assert.containsSubset(search.hostMode.flags, { searchPartner: true, skipsDisabled: true })
    assert.isFalse(search.config.componentFlags.TermsOfService)
    const { config } = await read('search-embed')
    assert.containsSubset(config.themeFlags, { brand: 'alt', inViewRatio: 0.98 })
    assert.isFalse(config.componentFlags.TermsOfService)
    const placed = config.widgetComponents.map((rule: ComponentRule) => rule.componentName)
    assert.includeMembers(placed, ['PoweredByFooter', 'FrameTitle', 'HamburgerMenu'])
    const banner = await read('daily-red-banner')
    assert.isTrue(banner.hostMode.flags.redBanner)
    assert.isNull(banner.hostMode.programme)
  })

  test('opens a challenge as the search partner does', async ({ client, assert }) => {
    const { id: widgetId } = await givenWidget()
    const gameId = newId()
    const query = `?versusId=${gameId}&flavour=search-partner`
    const address = `/go/${encodeInitPayload({ widgetId })}/widget/${widgetId}/game/${gameId}${query}`
    const { bootstrap } = inlined((await client.get(address).headers(FRAME)).text())
    assert.equal(bootstrap.hostMode.flavour, 'search-partner')
    assert.isTrue(bootstrap.hostMode.flags.searchPartner)
  })
})

test.group('A flavour of a partner', () => {
  test("is ignored on another publisher's page and on our own, however it is asked for", async ({
    client,
    assert,
  }) => {
    const { flavour, entry, host } = await givenPartnersFlavour(CDN)
    const { id: widgetId, creatorId } = await givenWidget()
    const url = `name-${newId()}`
    const urls = await app.container.make(CustomUrlsContract)
    await urls.addCustomUrl({ id: newId(), url, widgetId, creatorId, flavour })
    const paper = 'https://paper.example/story'
    const claimed = `https://${host}/`
    for (const [address, headers] of [
      [`/widget/${widgetId}?flavour=${flavour}`, TOP],
      [`/widget/${widgetId}?flavour=${flavour}`, FRAME],
      [go(widgetId, { ref: paper, flavour }), FRAME],
      [go(widgetId, { ref: paper }, `?flavour=${flavour}`), FRAME],
      [go(widgetId, { ref: `https://not${host}/`, flavour }), FRAME],
      [go(widgetId, { ref: claimed, flavour }), TOP],
      [`/custom/${url}`, TOP],
      [`/go/${encodeInitPayload({ ref: paper })}/custom/${url}`, FRAME],
    ] as const) {
      const response = await client.get(address).headers(headers)
      const { bootstrap } = inlined(response.text())
      assert.equal(bootstrap.hostMode.flavour, 'default', address)
      assert.notInclude(response.text(), entry)
      assert.notInclude(String(response.header('content-security-policy')), CDN)
    }
  })

  test('counts on its page, and only that page may frame it then', async ({ client, assert }) => {
    const { flavour, entry, host } = await givenPartnersFlavour(CDN)
    const { id: widgetId } = await givenWidget()
    const address = go(widgetId, { ref: `https://news.${host}/a?b=c`, flavour })
    const response = await client.get(address).headers(FRAME)
    assert.equal(inlined(response.text()).bootstrap.hostMode.flavour, flavour)
    assert.include(response.text(), entry)
    const policy = String(response.header('content-security-policy'))
    assert.match(policy, new RegExp(`frame-ancestors 'self' https://news\\.${host}(;|$)`))

    const bare = await client.get(go(widgetId, { ref: host, flavour })).headers(FRAME)
    assert.include(
      String(bare.header('content-security-policy')),
      `frame-ancestors 'self' https://${host} https://*.${host}`
    )
  })

  test('lets no host of an address into the policy that would mean something there', async ({
    client,
    assert,
  }) => {
    const { flavour, host } = await givenPartnersFlavour(CDN)
    const { id: widgetId } = await givenWidget()
    for (const ref of [`http://evil.example;.${host}/`, `https://evil.example,.${host}/`]) {
      const response = await client.get(go(widgetId, { ref, flavour })).headers(FRAME)
      assert.notInclude(String(response.header('content-security-policy')), 'evil')
    }
  })

  test('counts for the partner’s own widget on every page that may show it', async ({
    client,
    assert,
  }) => {
    const { flavour, owner } = await givenPartnersFlavour(CDN)
    const { id: widgetId } = await givenPartnersWidget(owner)
    for (const headers of [TOP, FRAME]) {
      const address = go(widgetId, { ref: 'https://paper.example/', flavour })
      const response = await client.get(address).headers(headers)
      assert.equal(inlined(response.text()).bootstrap.hostMode.flavour, flavour)
      assert.include(String(response.header('content-security-policy')), 'frame-ancestors *')
    }
  })

  test('serves what a kill, a new release or a withdrawn trust leaves, from the next answer on', async ({
    assert,
  }) => {
    const owner = await givenPartner([CDN])
    const flavour = `flavour-${newId()}`
    const { id: widgetId } = await givenPartnersWidget(owner)
    const [remotes, widgets] = await Promise.all([
      app.container.make(RemotesContract),
      app.container.make(WidgetsContract),
    ])
    const page = { host: 'paper.example', path: '/', query: '', origin: 'https://paper.example' }
    const served = async () => {
      const answer = await widgets.bootstrap({ widgetId, page, flavour, unitId: null })
      return answer!.remotes
        .filter((remote) => remote.owner === owner)
        .map(({ version }) => version)
    }
    const first = aRelease({
      owner,
      preload: [],
      cards: ['Fact'],
      entry: `${CDN}/1/remoteEntry.js`,
    })
    const second = { ...first, version: '2.0.0', entry: `${CDN}/2/remoteEntry.js` }
    await givenServed(flavour, first)
    assert.deepEqual(await served(), ['1.0.0'])
    const releaseId = await givenServed(flavour, second)
    assert.deepEqual(await served(), ['2.0.0'])
    await remotes.killRelease(releaseId)
    assert.deepEqual(await served(), ['1.0.0'])
    await setTrust(owner, false)
    assert.deepEqual(await served(), [])
  })

  test('opens no closed widget to the partner’s page', async ({ client, assert }) => {
    const { flavour, host } = await givenPartnersFlavour(CDN)
    const closed = { isPublic: false, allowedDomains: ['https://paper.example'] }
    const { id: widgetId } = await givenWidget(closed)
    const address = go(widgetId, { ref: `https://${host}/`, flavour })
    const response = await client.get(address).headers(FRAME)
    assert.equal(inlined(response.text()).bootstrap.hostMode.flavour, 'default')
    assert.notInclude(String(response.header('content-security-policy')), host)
  })

  test('is on no page without a widget, where people sign in', async ({ client }) => {
    const { owner, host } = await givenPartnersFlavour(CDN)
    const flavour = `flavour-${newId()}`
    const path = `/partner/${owner}/room`
    const screens = [{ name: 'Room', path }]
    const entry = `${CDN}/${newId()}/remoteEntry.js`
    await givenServed(flavour, aRelease({ owner, entry, preload: [], cards: ['Fact'], screens }))
    for (const init of [{ flavour }, { flavour, ref: `https://${host}/` }]) {
      const address = `/go/${encodeInitPayload(init)}${path}`
      ;(await client.get(address).headers(FRAME)).assertStatus(404)
    }
    const { id: widgetId } = await givenPartnersWidget(owner)
    const own = `/go/${encodeInitPayload({ flavour, widgetId })}${path}`
    ;(await client.get(own).headers(FRAME)).assertStatus(200)
  })
})
