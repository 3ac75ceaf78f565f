import { test } from '@japa/runner'
import { demoWidgetId } from '#database/demo/ids'
import type { VSWidgetGlobal } from '../../../widget-shell/loader/contract.js'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { tellStory, type Story } from '#tests/browser/modes/story'
import { asVisitor } from '#tests/helpers/browser'
import { servePublisherPage } from '#tests/helpers/browser_publisher'
import { eventually } from '#tests/helpers/eventually'

declare const VSWidget: VSWidgetGlobal
declare global {
  interface Window {
    /** The properties of each measurement. */
    measured: Record<string, unknown>[]
  }
}

test.group('Browser | the options of a publisher', (group) => {
  const server = FaultServer.startedBy(group)

  const withStory = (attributes: string, visit: (story: Story) => Promise<void>) =>
    asVisitor({ hurried: true, colorScheme: 'light' }, async ({ context, page }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const story = tellStory(server, page, { attributes })
      await story.read()
      await visit(story)
    })

  test('eager loads a widget that stands far below', async () => {
    await asVisitor({}, async ({ page }) => {
      const container = `<div data-vs-widget="${demoWidgetId('daily_fold_inline')}" data-vs-eager></div>`
      const body = `<main><p>Before</p>${container}</main>`
      servePublisherPage(server, { path: '/long', body, style: 'p { height: 5000px }' })
      await page.goto(`${server.origin}/long`)
      await page.locator('iframe').waitFor({ state: 'attached' })
      await page.frameLocator('iframe').locator('#vs-root').waitFor({ state: 'attached' })
    })
  })

  test('muted keeps the sound off until the player wants it', async () => {
    await withStory('data-vs-muted', async ({ widget }) => {
      await widget.play('A')
      await widget.press(widget.button('Turn sound on'))
      await widget.button('Turn sound off').waitFor()
    })
  })

  test('colorScheme wins over the system', async ({ assert }) => {
    await withStory('data-vs-color-scheme="dark"', async ({ widget }) => {
      const colours = () =>
        widget.root.evaluate(({ ownerDocument: { documentElement } }) => {
          const { colorScheme } = getComputedStyle(documentElement)
          return colorScheme
        })
      await eventually(async () => assert.equal(await colours(), 'dark'))
    })
  })

  test('signUpPrompts="off" leaves the result alone', async ({ assert }) => {
    await withStory('data-vs-sign-up-prompts="off"', async ({ widget }) => {
      await widget.play('A')
      await widget.button('Next Game').waitFor()
      assert.equal(await widget.within.getByText(/^We’ll keep your/).count(), 0)
      assert.equal(await widget.button('Sign up').count(), 0)
    })
  })

  test('hidden values come back with each measurement', async ({ assert }) => {
    await withStory('data-vs-hidden="section=sport&amp;author=7"', async ({ page, widget }) => {
      await page.evaluate(() => {
        window.measured = []
        VSWidget.on('analytics', ({ properties }) => void window.measured.push(properties))
      })
      await widget.play('A')
      // The loader's later file, which hands them on, may come after the result.
      const measured = await eventually(async () => {
        const heard = await page.evaluate(() => window.measured)
        assert.isNotEmpty(heard)
        return heard
      })
      for (const one of measured) assert.containSubset(one, { section: 'sport', author: '7' })
    })
  })

  test('UTM parameters go with a shared link', async ({ assert }) => {
    const attributes = 'data-vs-utm-source="a paper" data-vs-utm-campaign="spring"'
    await withStory(attributes, async ({ page, widget }) => {
      await widget.play('A')
      await widget.press(widget.button('Menu'))
      await widget.press(widget.button('Share this game'))
      await eventually(async () => {
        const copied = await page.evaluate(() => navigator.clipboard.readText())
        assert.match(
          copied,
          /\/widget\/[^/]+\/game\/[^/?]+\?utm_source=a\+paper&utm_campaign=spring&pick=A$/
        )
      })
    })
  })

  test('a language that we do not have leaves the mode alone', async ({ assert }) => {
    await withStory('data-vs-mode="docked" data-vs-lang="fr"', async (story) => {
      await story.widget.play('A')
      await eventually(async () => assert.include(await story.told(), 'dock'))
    })
  })

  test('a page of ours that this site may not show gives way to the game, and is named', async ({
    assert,
  }) => {
    await asVisitor({ hurried: true }, async ({ page, warnings }) => {
      const story = tellStory(server, page, { attributes: 'data-vs-target-url="/profile"' })
      await story.read()
      await story.widget.play('A')
      await eventually(async () => assert.include(warnings.join(), 'ignored: targetUrl = /profile'))
    })
  })

  test('what means nothing is named in the console', async ({ assert }) => {
    await asVisitor({ hurried: true }, async ({ page, warnings }) => {
      const attributes = 'data-vs-color-scheme="sepia" data-vs-mood="blue"'
      await tellStory(server, page, { attributes }).read()
      await eventually(async () => {
        const named = warnings.flatMap((line) => /ignored: (\w+ = \w+)/.exec(line)?.[1] ?? [])
        assert.deepEqual(named, ['colorScheme = sepia', 'mood = blue'])
      })
    })
  })
})
