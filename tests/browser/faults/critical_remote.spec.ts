import { test } from '@japa/runner'
import { publishFlavour } from '#tests/browser/faults/fault_flavour'
import { serveCards, onSecondTry } from '#tests/browser/faults/fault_remotes'
import { FaultServer, script, type Answer } from '#tests/browser/faults/fault_server'
import { readPaper, servePublisher } from '#tests/browser/faults/publisher'
import { asVisitor } from '#tests/helpers/browser'
import env from '#start/env'

/** The misbehaving server has entry and first cards alone; what loads later is not on it. */
const FAILED_LOADS = [/Failed to load resource: the server responded with a status of (404|503)/]

test.group('Browser | the remote that the first question needs', (group) => {
  const server = FaultServer.startedBy(group.each)

  /** A paper whose widget takes its cards from the misbehaving server. */
  async function givenCards(
    flavour: string,
    answer: (intact: Buffer) => Answer,
    timeoutMs = 15_000
  ) {
    const entry = await serveCards(server, flavour, answer)
    await publishFlavour(flavour, [{ ...entry, timeoutMs }])
    servePublisher(server, flavour)
  }

  test('is gone: the widget says so, and plays once it is back and asked again', async ({
    assert,
  }) => {
    let back = false
    const arrival = Promise.withResolvers<void>()
    await givenCards('cards-gone', (bytes) => () => {
      return back ? arrival.promise.then(() => script(bytes)) : { status: 404 }
    })
    await asVisitor({ tolerate: FAILED_LOADS }, async ({ page }) => {
      const widget = await readPaper(page, server)
      const alert = widget.within.getByRole('alert')
      await alert.getByRole('heading', { name: 'The game is taking a break' }).waitFor()
      assert.equal(await widget.answer('A').count(), 0)
      back = true
      await widget.button('Try again').click()
      await widget.button('Loading').waitFor()
      arrival.resolve()
      await widget.takenOver()
      await widget.play('B')
      assert.equal(await alert.count(), 0)
    })
  })

  test('stumbles once: nobody notices', async ({ assert }) => {
    await givenCards('cards-stumble', onSecondTry(503))
    await asVisitor({ tolerate: FAILED_LOADS }, async ({ page }) => {
      const widget = await readPaper(page, server)
      await widget.takenOver()
      assert.equal(await widget.within.getByRole('alert').count(), 0)
      await widget.play('A')
    })
  })

  test('is slow: the question can be read and answered meanwhile, and the answer counts', async ({
    assert,
  }) => {
    const arrival = Promise.withResolvers<void>()
    await givenCards('cards-slow', (bytes) => () => arrival.promise.then(() => script(bytes)))
    await asVisitor({ tolerate: FAILED_LOADS }, async ({ page }) => {
      const widget = await readPaper(page, server)
      const question = widget.within.locator('.vs-question__text')
      await question.waitFor()
      assert.isNotEmpty(await question.innerText())
      const gameId = await widget.gameId()
      await widget.answer('B').click()
      await widget.begun('locking')
      assert.equal(await widget.root.getAttribute('data-picked'), 'B')
      arrival.resolve()
      await widget.takenOver()
      await widget.reached('result')
      assert.equal(await widget.gameId(), gameId)
      await widget.answer('B').filter({ hasText: 'your pick' }).waitFor()
      assert.notInclude(await widget.answer('A').textContent(), 'your pick')
    })
  })

  test('comes after its deadline: it is used all the same', async () => {
    const arrival = Promise.withResolvers<void>()
    const answer = (bytes: Buffer) => () => arrival.promise.then(() => script(bytes))
    await givenCards('cards-late', answer, 1000)
    await asVisitor({ tolerate: FAILED_LOADS }, async ({ page }) => {
      const widget = await readPaper(page, server)
      await widget.within.getByRole('alert').waitFor()
      arrival.resolve()
      await widget.takenOver()
      await widget.play('A')
    })
  })
})

test.group('Browser | what is not there', () => {
  test('is never kept by a cache, or a second attempt would find the error again', async ({
    assert,
  }) => {
    for (const path of ['/remotes/play-cards/none/remoteEntry.js', '/assets/none.js', '/v1/none']) {
      const answer = await fetch(new URL(path, env.get('APP_URL')))
      assert.equal(answer.status, 404)
      assert.equal(answer.headers.get('cache-control'), 'no-store')
    }
  })
})
