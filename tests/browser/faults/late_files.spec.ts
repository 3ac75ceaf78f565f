import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { LateFiles } from '#tests/browser/faults/late_files'
import { playWhole } from '#tests/browser/faults/whole_visit'
import { asVisitor } from '#tests/helpers/browser'
import { visit } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

const FAILED_LOADS = [/Failed to load resource: the server responded with a status of 503/]

/** Host, entry and cards of the first question, which are no late files. */
async function firstFiles(): Promise<string[]> {
  const { host, remotes } = JSON.parse(await readFile(app.makePath('build/manifest.json'), 'utf8'))
  const { entry, preload } = remotes['play-cards']
  return [host.script, entry, ...preload].map(({ url }: { url: string }) => url)
}

/** The late files that a visit without a fault asks for. */
async function lateFiles(): Promise<string[]> {
  const first = await firstFiles()
  let asked: string[] = []
  await asVisitor({}, async ({ context, page }) => {
    const files = await LateFiles.of(context)
    await playWhole(page)
    asked = Object.keys(files.askedBy(page))
  })
  return asked.filter((path) => !first.includes(path))
}

test.group('Browser | files that come after the first question', () => {
  test('that fail once each leave a visit with result, next game, menu and account, in one tab and in a second', async ({
    assert,
  }) => {
    const late = await lateFiles()
    assert.isAbove(late.length, 8)
    await asVisitor({ tolerate: FAILED_LOADS }, async ({ context, page }) => {
      const files = await LateFiles.of(context, (path, attempt) => {
        return attempt === 1 && late.includes(path)
      })
      for (const tab of [page, await context.newPage()]) {
        await tab.bringToFront()
        const { within } = await playWhole(tab)
        assert.equal(await within.getByText('Part of the game didn’t load.').count(), 0)
        await eventually(async () => {
          const asked = files.askedBy(tab)
          for (const path of late) assert.isAtLeast(asked[path] ?? 0, 2, path)
        })
      }
    })
  })

  test('that came empty are asked for under another address: {$self}')
    .with(['/assets/later.', '/remotes/play-cards/'])
    .run(async ({ assert }, place) => {
      const addresses: string[] = []
      await asVisitor(
        { tolerate: [/Failed to find a valid digest/] },
        async ({ context, page }) => {
          await LateFiles.of(
            context,
            (path) => path.startsWith(place) && path.includes('/later.'),
            (route) => {
              const { search } = new URL(route.request().url())
              addresses.push(search)
              return search
                ? route.fallback()
                : route.fulfill({ contentType: 'text/javascript', body: '' })
            }
          )
          await playWhole(page)
          assert.deepEqual(addresses, ['', '?again=2'])
        }
      )
    })

  test('that never come are told in place, and come once they are asked for again', async () => {
    let isGone = true
    await asVisitor(
      { tolerate: [...FAILED_LOADS, /did not load|is not whole/] },
      async (visitor) => {
        const { context, page } = visitor
        await LateFiles.of(context, (path) => isGone && path.startsWith('/assets/later.'))
        const widget = await visit(page, '/demo/inline')
        const notice = widget.within.getByRole('alert')
        await notice.filter({ hasText: 'Part of the game didn’t load.' }).waitFor()
        isGone = false
        await widget.press(notice.getByRole('button', { name: 'Try again' }))
        await notice.waitFor({ state: 'detached' })
        await widget.play('B')
      }
    )
  })
})
