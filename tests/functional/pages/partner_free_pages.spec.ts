import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import type { PageData } from '@sidepick/rules/types'
import { newId } from '#shared/ids'
import { RemotesContract } from '#remotes/contract'
import { givenPartner } from '#tests/fixtures/bundles'
import { aRelease, givenServed } from '#tests/fixtures/remotes'
import { inlined } from '#tests/helpers/entry_page'

const HTML = { accept: 'text/html' }
const ownersOf = (html: string) =>
  inlined<PageData>(html).bootstrap.remotes.map(({ owner }) => owner)

const CDN = 'https://cdn.pages.example'

/** A trusted partner's flavour, with a screen of the partner's that has an address. */
async function givenPartnersFlavour() {
  const owner = await givenPartner([CDN])
  const path = `/partner/${owner}/own`
  await givenServed(
    owner,
    aRelease({
      owner,
      entry: `${CDN}/${owner}/remoteEntry.js`,
      preload: [],
      cards: ['Fact'],
      screens: [{ name: 'Own', path }],
    })
  )
  return { flavour: owner, path }
}

test.group("A page of the platform's own", () => {
  test('names no remote of a partner, at the root and below a payload', async ({
    assert,
    client,
  }) => {
    const { flavour } = await givenPartnersFlavour()
    const word = `w${newId()}`
    const remotes = await app.container.make(RemotesContract)
    assert.include(
      (await remotes.resolve({ flavour, unitId: null })).map(({ owner }) => owner),
      flavour
    )
    const own = `/${word}/own`
    await givenServed('default', aRelease({ screens: [{ name: 'Ours', path: own }] }))
    const payload = encodeInitPayload({ ref: 'https://paper.example/', flavour })
    for (const address of [`${own}?flavour=${flavour}`, `/go/${payload}${own}`]) {
      const response = await client.get(address).headers(HTML)
      response.assertStatus(200)
      assert.deepEqual([...new Set(ownersOf(response.text()))], ['sidepick'])
      assert.equal(response.header('cross-origin-opener-policy'), 'same-origin-allow-popups')
      assert.notInclude(String(response.header('content-security-policy')), CDN)
    }
  })

  test("stands for no screen of a partner's where no widget shows whose page it is", async ({
    client,
  }) => {
    const { flavour, path } = await givenPartnersFlavour()
    const payload = encodeInitPayload({ ref: 'https://paper.example/', flavour })
    for (const address of [`${path}?flavour=${flavour}`, `/go/${payload}${path}`]) {
      const response = await client.get(address).headers(HTML)
      response.assertStatus(404)
    }
  })
})
