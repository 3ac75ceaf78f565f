import { test } from '@japa/runner'
import type { PageData } from '@sidepick/rules/types'
import { DEMO_WIDGET, home } from '#config/home'
import { demoWidgetId } from '#database/demo/ids'
import { widgets } from '#database/demo/content'
import { newId } from '#shared/ids'
import { givenWidget } from '#tests/fixtures/widgets'
import { inlined } from '#tests/helpers/entry_page'

const HTML = { accept: 'text/html' }

test.group('The game of the home', () => {
  test("is the demo's first widget in a demo", ({ assert }) => {
    assert.equal(DEMO_WIDGET, demoWidgetId(widgets[0].slug))
  })

  test('is told to the root alone, and only while there is such a widget', async ({
    client,
    assert,
    cleanup,
  }) => {
    const before = home.widgetId
    cleanup(() => void (home.widgetId = before))
    const homeAt = async (path: string) =>
      inlined<PageData>((await client.get(path).headers(HTML)).text()).home
    const { id } = await givenWidget()
    home.widgetId = id
    assert.equal(await homeAt('/'), `/widget/${id}`)
    assert.isUndefined(await homeAt('/loading'))
    for (const other of [newId(), 'no-id', null]) {
      home.widgetId = other
      assert.isUndefined(await homeAt('/'), String(other))
    }
  })
})
