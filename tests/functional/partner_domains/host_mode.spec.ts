import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PartnerDomainsContract, PartnerHostsContract } from '#partner_domains/contract'
import { newId } from '#shared/ids'

const open = () => app.container.make(PartnerDomainsContract)
const page = (host: string, path = '/', query = '') => ({ host, path, query })

async function givenPartner() {
  const slug = `partner-${newId()}`
  const partners = await open()
  await partners.addDistributor({ id: slug, name: 'A partner' })
  return {
    partners,
    slug,
    host: `${slug}.example`,
    addDomain: (domain: { host: string; [more: string]: unknown }) =>
      partners.addDomain({ id: newId(), distributorId: slug, name: 'A page', ...domain }),
  }
}

test.group('Partner domains | host mode', () => {
  test('a page nobody registered has the defaults', async ({ assert }) => {
    const mode = await (await open()).hostMode(page(`${newId()}.example`))
    assert.equal(mode.distributorId, 'default')
    assert.equal(mode.widgetMode, 'DEFAULT')
    assert.isNull(mode.flavour)
    assert.deepInclude(mode.flags, {
      arcadeMode: true,
      blackTickets: false,
      customDataSource: true,
      skipsDisabled: false,
      altAdsProvider: null,
      language: 'en-us',
      adsFetchBufferSeconds: 1.5,
    })
  })

  test('a row lays its flags, mode and flavour over the defaults', async ({ assert }) => {
    const { partners, slug, host, addDomain } = await givenPartner()
    const row = { host, flags: { skipsDisabled: true }, widgetMode: 'LIGHT', flavour: 'blue' }
    await addDomain(row)
    const mode = await partners.hostMode(page(`news.${host}`))
    assert.deepInclude(mode, { distributorId: slug, widgetMode: 'LIGHT', flavour: 'blue' })
    assert.deepInclude(mode.flags, { skipsDisabled: true, arcadeMode: true })
  })

  test('ads of the partner’s own provider are waited for longer, unless the row says how long', async ({
    assert,
  }) => {
    const { partners, host, addDomain } = await givenPartner()
    const ads = { altAdsProvider: 'other' }
    await addDomain({ host, flags: ads })
    await addDomain({ host, pathPattern: '/slow', flags: { ...ads, adsFetchBufferSeconds: 5 } })
    await addDomain({ host, pathPattern: '/usual', flags: { altAdsProvider: null } })
    const secondsAt = async (path: string) =>
      (await partners.hostMode(page(host, path))).flags.adsFetchBufferSeconds
    assert.equal(await secondsAt('/news'), 3)
    assert.equal(await secondsAt('/slow'), 5)
    assert.equal(await secondsAt('/usual'), 1.5)
  })

  test('the longest path wins, a query marker before it', async ({ assert }) => {
    const { partners, host, addDomain } = await givenPartner()
    await addDomain({ host, flavour: 'site' })
    await addDomain({ host, pathPattern: '/sport', flavour: 'sport' })
    await addDomain({ host, queryMarker: 'utm_campaign=cup', flavour: 'cup' })
    const flavourOf = async (path: string, query = '') =>
      (await partners.hostMode(page(host, path, query))).flavour
    assert.equal(await flavourOf('/news'), 'site')
    assert.equal(await flavourOf('/sport/final'), 'sport')
    assert.equal(await flavourOf('/sport/final', '?utm_campaign=cup'), 'cup')
  })

  test('a host that merely ends in the same letters is a stranger', async ({ assert }) => {
    const { host, addDomain } = await givenPartner()
    await addDomain({ host })
    const hosts = await app.container.make(PartnerHostsContract)
    assert.isTrue(await hosts.isPartnerHost(host))
    assert.isTrue(await hosts.isPartnerHost(`www.${host}`))
    assert.isFalse(await hosts.isPartnerHost(`not${host}`))
    assert.isFalse(await hosts.isPartnerHost(''))
    assert.isFalse(await hosts.isPartnerHost('__proto__'))
  })

  test('a host that is none is refused and changes nothing', async ({ assert }) => {
    const { partners, slug, addDomain } = await givenPartner()
    await assert.rejects(() => addDomain({ host: 'not a host' }), /not a host/)
    assert.deepEqual(await partners.listOrigins(slug), [])
  })
})

test.group('Partner domains | distributors', () => {
  test('a known distributor is itself, any other counts as default', async ({ assert }) => {
    const { partners, slug } = await givenPartner()
    assert.equal(await partners.resolveDistributor(slug), slug)
    for (const stranger of ['no-such-partner', 'constructor', '', null, undefined]) {
      assert.equal(await partners.resolveDistributor(stranger), 'default')
    }
  })

  test('adding one again changes nothing', async ({ assert }) => {
    const { partners, slug, host } = await givenPartner()
    assert.isFalse(await partners.addDistributor({ id: slug, name: 'Another' }))
    const domain = { id: newId(), host, distributorId: slug, name: 'A page' }
    assert.isTrue(await partners.addDomain(domain))
    assert.isFalse(await partners.addDomain({ ...domain, host: `other.${host}` }))
    assert.deepEqual(await partners.listOrigins(slug), [`https://${host}`, `https://*.${host}`])
  })

  test('an address has no origins below it', async ({ assert }) => {
    const { partners, slug, addDomain } = await givenPartner()
    await addDomain({ host: '192.0.2.7' })
    assert.deepEqual(await partners.listOrigins(slug), ['https://192.0.2.7'])
  })
})
