import { test } from '@japa/runner'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { demoId, demoWidgetId } from '#database/demo/ids'
import env from '#start/env'
import { Waves } from '#tests/browser/budgets/waves'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'

/** A trivia: Saturn, the side B, is right. */
const GAME_ID = demoId('game', 'planet_bath')
const ANSWER = `/v1/games/${GAME_ID}/answer`
const PATH = `/widget/${demoWidgetId('daily_fold_inline')}/game/${GAME_ID}`

const isApi = (path: string) => /^\/v\d+\//.test(path)

/** The API's paths that the browser asks for, in their order. */
function apiCallsOf(context: BrowserContext): string[] {
  const calls: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (isApi(pathname)) calls.push(pathname)
  })
  return calls
}

const answersIn = (calls: string[]) => calls.filter((path) => path.endsWith('/answer'))

async function openTrivia(page: Page): Promise<WidgetOnPage> {
  const widget = await visitAlone(page, PATH)
  await widget.takenOver()
  return widget
}

/** Sits between the browser and the answer: nothing else of the platform is touched. */
const onAnswer = (context: BrowserContext, take: (route: Route) => unknown) =>
  context.route(new URL(ANSWER, env.get('APP_URL')).href, take)

/** What a side of the result says to who cannot see it. */
const rightSide = (widget: WidgetOnPage) => widget.within.getByText('correct answer')
const points = (widget: WidgetOnPage, amount: number) =>
  widget.card('Status').getByText(`+${amount} points`)

test.group("The verdict on a stranger's trivia", () => {
  test('is asked for with the pick, once; the question comes without a call', async ({
    assert,
  }) => {
    await asVisitor({}, async ({ context, page }) => {
      const calls = apiCallsOf(context)
      const waves = await Waves.over(context)
      const widget = await visitAlone(page, PATH)
      await widget.answer('B').waitFor()
      assert.isEmpty(waves.asked.filter(isApi))
      assert.isEmpty(calls)
      await waves.release()
      await widget.takenOver()
      await context.unroute(`${new URL(env.get('APP_URL')).origin}/**`)
      await widget.reached('passive', 'question')
      assert.isEmpty(answersIn(calls))
      const html = await page.content()
      assert.include(html, 'withheld')
      await widget.answer('B').click()
      await widget.result()
      await points(widget, 40).waitFor()
      await rightSide(widget).first().waitFor()
      assert.deepEqual(answersIn(calls), [ANSWER])
    })
  })

  test('comes in later where the answer is slow, with its points', async ({ assert }) => {
    await asVisitor({}, async ({ context, page }) => {
      const held: Route[] = []
      await onAnswer(context, (route) => held.push(route))
      const widget = await openTrivia(page)
      await widget.answer('B').click()
      await widget.result()
      await points(widget, 20).waitFor()
      assert.equal(await rightSide(widget).count(), 0)
      assert.equal(await widget.within.getByText('leading').count(), 0)
      assert.lengthOf(held, 1)
      await held[0]!.continue()
      await rightSide(widget).first().waitFor()
      await points(widget, 40).waitFor()
    })
  })

  for (const [failure, take] of [
    ['fails', (route: Route) => route.fulfill({ status: 503, body: '' })],
    ['is lost', (route: Route) => route.abort()],
  ] as const) {
    test(`stays away where the answer ${failure}, and the game goes on`, async ({ assert }) => {
      const tolerate = [/503|net::ERR_FAILED/]
      await asVisitor({ tolerate }, async ({ context, page }) => {
        const calls = apiCallsOf(context)
        await onAnswer(context, take)
        const widget = await openTrivia(page)
        await widget.answer('B').click()
        await widget.result()
        await points(widget, 20).waitFor()
        assert.equal(await rightSide(widget).count(), 0)
        assert.equal(await widget.within.getByText('wrong answer').count(), 0)
        assert.isNotEmpty(answersIn(calls))
        await widget.press(widget.button('Next Game'))
        await widget.reached('passive', 'question')
      })
    })
  }
})
