import { test } from '@japa/runner'
import type { EntryData } from '@sidepick/rules/types'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenGame } from '#tests/fixtures/games'
import { givenLook } from '#tests/fixtures/looks'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone } from '#tests/helpers/browser_widget'

const HURRIED = { hurried: true }
/** The film and the picture of the game exist nowhere. */
const PHONE = { width: 428, height: 760, ...HURRIED, tolerate: [/404/] }

/** A widget of two games, so that a button leads from one to the next. */
async function givenTwo(distributorId = 'default'): Promise<string> {
  const gameIds = [(await givenGame()).id, (await givenGame()).id]
  const { id: playlistId } = await givenPlaylist({ gameIds })
  return (await givenWidget({ playlistId, distributorId })).id
}

test("the language of a partner's document is that of its pages, and goes with the document", async ({
  assert,
}) => {
  const look = await givenLook({})
  const widgetId = await givenTwo(look.distributorId)
  const say = (doc: object) => givenExperience({ scope: 'partner', owner: look.distributorId, doc })
  await say({ hostFlags: { language: 'es-mx' } })
  await asVisitor(PHONE, async ({ page }) => {
    const asks = async (address: string) => {
      const widget = await visitAlone(page, address, HURRIED)
      await widget.takenOver()
      await widget.play('A')
      return { lang: await page.locator('html').getAttribute('lang'), widget }
    }
    const spanish = await asks(look.address(widgetId))
    assert.equal(spanish.lang, 'es-MX')
    await spanish.widget.button('Siguiente juego').waitFor()
    const elsewhere = await asks(`/widget/${await givenTwo()}`)
    assert.equal(elsewhere.lang, 'en-US')
    await say({})
    const english = await asks(look.address(await givenTwo(look.distributorId)))
    assert.equal(english.lang, 'en-US')
    await english.widget.button('Next Game').waitFor()
  })
})

test('the language of a document is that of its page, unless the visitor chose one', async ({
  assert,
}) => {
  const widgetId = await givenTwo()
  const look = await givenLook({ hostFlags: { language: 'es-mx' } })
  await asVisitor(PHONE, async ({ page }) => {
    const langOf = async (address: string) => {
      const widget = await visitAlone(page, address, HURRIED)
      await widget.takenOver()
      const { locale, bootstrap } = JSON.parse(
        (await widget.within.locator('#vs-data').textContent()) ?? ''
      ) as EntryData
      return {
        lang: await page.locator('html').getAttribute('lang'),
        locale,
        brand: bootstrap.brand,
      }
    }
    const spanish = await langOf(look.address(widgetId))
    assert.include(spanish, { lang: 'es-MX', locale: 'es-mx' })
    const english = await langOf(`${look.address(widgetId)}?lang=en-us`)
    assert.include(english, { lang: 'en-US', locale: 'en-us' })
    assert.notEqual(spanish.brand.poweredByText, english.brand.poweredByText)
  })
})
