import { test } from '@japa/runner'
import { demoWidgetId } from '#database/demo/ids'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { readPaper, servePaper } from '#tests/browser/faults/publisher'
import { asVisitor } from '#tests/helpers/browser'
import type { WidgetOnPage } from '#tests/helpers/browser_widget'

const DEMO = `<div id="w0" data-vs-widget="${demoWidgetId('daily_fold_inline')}"></div>`
const GAMES = 6
/** What the gliding parts of a play may still be off by, in CSS px. */
const SLACK_PX = 8
/** Longer than a result or a card between two games stands, in milliseconds. */
const VIEW_MS = 10_000

interface Places {
  format: string | undefined
  /** Which games may be compared: one row or two, of how many lines of text. */
  shape: string
  edges: number[]
}

/** Where the answers of the open question stand in the frame. */
const placesOf = (widget: WidgetOnPage): Promise<Places> =>
  widget.root.evaluate((root) => {
    const rects = [...root.querySelectorAll('.vs-answer')].map((one) => one.getBoundingClientRect())
    const stacked = rects[0]!.bottom < rects[1]!.top
    const heights = rects.map(({ height }) => Math.round(height))
    return {
      format: root.dataset.orientation,
      shape: `${stacked ? 'two rows' : 'one row'} ${heights}`,
      edges: rects.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom]),
    }
  })

async function placesInGames(widget: WidgetOnPage): Promise<Places[]> {
  const places: Places[] = []
  for (let game = 1; game <= GAMES; game += 1) {
    await widget.takesPicks()
    places.push(await placesOf(widget))
    await widget.play('A')
    await widget.page.clock.fastForward(VIEW_MS)
  }
  return places
}

test.group('Browser | answers from game to game', (group) => {
  const server = FaultServer.startedBy(group.each)

  for (const width of [600, 900]) {
    test(`stand in the same place in a box of ${width} px`, async ({ assert }) => {
      servePaper(server, [DEMO], { style: `main { width: ${width}px; margin: auto }` })
      await asVisitor({ width: width + 120, height: 1000, hurried: true }, async ({ page }) => {
        const widget = await readPaper(page, server, { hurried: true })
        await widget.takenOver()
        const places = await placesInGames(widget)
        assert.sameMembers(
          [...new Set(places.map(({ format }) => format))],
          ['landscape', 'portrait']
        )
        for (const { shape, edges } of places) {
          const like = places.find((one) => one.shape === shape)!
          const moved = edges.map((edge, at) => Math.abs(edge - like.edges[at]!))
          assert.isAtMost(Math.max(...moved), SLACK_PX)
        }
      })
    })
  }
})
