import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'

const HURRIED = { hurried: true }
const SCREEN = { width: 428, height: 607, ...HURRIED, tolerate: [/404/] }

/** A widget with a challenge: more questions than one day takes, the right answer always A. */
async function givenChallenge(questions: number): Promise<string> {
  const games = []
  for (let at = 0; at < questions; at += 1) {
    games.push(await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A', text: `Number ${at}?` }))
  }
  const playlist = await givenPlaylist({ gameIds: games.map(({ id }) => id) })
  const { id } = await givenWidget({ playlistId: playlist.id })
  const doc = { themeFlags: { enableDailyChallenge: true } }
  await givenExperience({ scope: 'widget', owner: id, doc })
  return id
}

/** Answers so many questions; a prompt to sign up is waved away. */
async function answer(widget: WidgetOnPage, sides: string) {
  for (const [at, side] of [...sides].entries()) {
    await widget.play(side as 'A' | 'B')
    if (at < sides.length - 1) await goOn(widget)
  }
}

async function goOn(widget: WidgetOnPage) {
  await widget.press(widget.button('Next Game'))
  await widget.reached('question', 'ended')
  const close = widget.within.getByRole('dialog').getByRole('button', { name: 'Close' })
  if (await close.isVisible()) await close.click()
}

const dots = (widget: WidgetOnPage) => widget.card('DailyChallengeDots')
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.group('The daily challenge', () => {
  test('has ten questions, goes on where it stopped, and ends with a result to share', async ({
    assert,
  }) => {
    const id = await givenChallenge(12)
    await asVisitor(SCREEN, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const widget = await visitAlone(page, `/widget/${id}`, HURRIED)
      await widget.takenOver()
      await dots(widget).getByText('Question 1 of 10').waitFor()
      await answer(widget, 'AAB')
      await dots(widget).getByText('Question 3 of 10').waitFor()

      await page.reload()
      await widget.takenOver()
      await dots(widget).getByText('Question 4 of 10').waitFor()
      const daily = widget.card('DailyGame')
      await daily.getByText('3 of today’s 10 questions answered').waitFor()
      await widget.press(daily.getByRole('button', { name: 'Go on' }))
      await widget.reached('question')
      await answer(widget, 'AAAAAAB')
      await goOn(widget)
      await widget.reached('ended')
      await widget.within.getByRole('heading', { name: '8 of 10 right' }).waitFor()
      await widget.within.getByText('1 day in a row').waitFor()
      await widget.press(widget.button('Share my result'))
      await widget.within.getByText('Copied results to clipboard!').first().waitFor()
      const shared = await clipboard(page)
      assert.match(shared, /^Daily challenge of .+ 8\/10\n🟩🟩🟥🟩🟩\n🟩🟩🟩🟩🟥\nhttp/)
      const link = /http\S+$/.exec(shared)?.[0] ?? ''
      assert.match(link, new RegExp(`/widget/${id}\\?challenge=\\d{8}-ccwccccccw$`))

      const page2 = await context.newPage()
      await page2.goto(link)
      const meta = (name: string) =>
        page2.locator(`meta[property="og:${name}"]`).getAttribute('content')
      assert.match((await meta('title')) ?? '', /^8 of 10: daily challenge of /)
      const picture = await page2.request.get((await meta('image')) ?? '')
      assert.equal(picture.headers()['content-type'], 'image/png')
      await page2.close()

      await page.reload()
      await widget.within.getByRole('heading', { name: '8 of 10 right' }).waitFor()
    })
  })
})
