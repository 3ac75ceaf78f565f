import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import type { Locator, Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import env from '#start/env'
import { FaultServer, script } from '#tests/browser/faults/fault_server'
import { asVisitor } from '#tests/helpers/browser'
import { servePublisherPage } from '#tests/helpers/browser_publisher'
import { WidgetOnPage } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

interface Example {
  /** The heading it stands under, and its number in the document. */
  title: string
  language: string
  code: string
}

/** What the examples in a script find on their page. */
const PLACES = '<div id="quiz"></div><div id="story"></div>'
/** The modules of the package, as a build of the publisher's would find them. */
const MODULES = { '@sidepick/embed': 'index.js', '@sidepick/embed/element': 'element.js' }

/** Where an example has no widget of its own, the page has one. */
const WIDGET = '<div data-vs-widget="WIDGET_ID"></div>'

/** What a publisher's tool of statistics was told, by a word of its example. */
const TOOLS: Record<string, () => [name: string, properties: object][]> = {
  tellGoogle: () =>
    (Reflect.get(window, 'dataLayer') as { event: string; quiz: object }[]).map(
      ({ event, quiz }) => [event, quiz]
    ),
  tellSegment: () => Reflect.get(window, 'tracked') as [string, object][],
  tellPlausible: () =>
    (Reflect.get(window, 'plausible') as { q: [string, { props: object }][] }).q.map(
      ([name, { props }]) => [name, props]
    ),
}

/** Segment's snippet, as far as an example needs it. */
const SEGMENT = `window.tracked = []
  window.analytics = { track: (...call) => tracked.push(call) }`

const DOCUMENT = () => readFile(app.makePath('docs/embedding.md'), 'utf8')

async function newestPinned(): Promise<{ path: string; integrity: string }> {
  const manifest = await readFile(app.makePath('build/manifest.json'), 'utf8')
  return JSON.parse(manifest).loader.pinned.at(-1)
}

/** The fenced blocks of the document, as a publisher would paste them. */
async function blocks(...languages: string[]): Promise<Example[]> {
  const text = await DOCUMENT()
  const found = text.matchAll(/^## (?<heading>.+)$|^```(?<language>\w+)\n(?<code>[^]*?)^```$/gm)
  const { path, integrity } = await newestPinned()
  let title = 'Embedding a widget'
  const all = [...found].flatMap(({ groups: { heading, language = '', code = '' } = {} }) => {
    if (heading) title = heading
    return heading ? [] : [{ title, language, code }]
  })
  return all
    .filter(({ language }) => languages.includes(language))
    .map((one, index) => ({
      ...one,
      title: `${index + 1} ${one.title}`,
      code: one.code
        .replaceAll('https://EMBED_ORIGIN', new URL(env.get('APP_URL')).origin)
        .replaceAll('WIDGET_ID', demoWidgetId('daily_fold_inline'))
        .replace('/embed/v1/loader.HASH.js', path)
        .replace('INTEGRITY', integrity),
    }))
}

const withModules = (code: string) =>
  Object.entries(MODULES).reduce(
    (text, [name, file]) => text.replace(`'${name}'`, `'/${file}'`),
    code
  )

/** The script that stands with an example; an element needs the package that defines it. */
function scriptOf({ language, code }: Example): string | undefined {
  if (language === 'js') return withModules(code)
  return code.includes('<sidepick-widget')
    ? withModules(`import '@sidepick/embed/element'`)
    : undefined
}

/** A launcher's own button stands in a closed shadow root, in an element without a size. */
async function press(page: Page, launcher: Locator) {
  const drawn = launcher.locator('> div')
  await launcher.or(drawn).last().waitFor({ state: 'attached' })
  const box = (await drawn.or(launcher).last().boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Does what a reader has to do before the game is there. */
async function open(page: Page): Promise<WidgetOnPage> {
  const alone = page.getByRole('link', { name: 'Play the game' })
  if ((await alone.count()) > 0) {
    await alone.click()
    return new WidgetOnPage(page, page, { hurried: true })
  }
  const closed = page.locator('summary')
  if ((await closed.count()) > 0) await closed.click()
  const launcher = page.locator('[data-vs-launcher]')
  if ((await launcher.count()) > 0) await press(page, launcher)
  return new WidgetOnPage(page, page.frameLocator('iframe').first(), { hurried: true })
}

test.group('Browser | the examples of docs/embedding.md', (group) => {
  let server: FaultServer
  group.setup(async () => {
    server = await FaultServer.start()
    for (const file of Object.values(MODULES)) {
      const built = await readFile(app.makePath('build/packages/embed', file), 'utf8')
      server.answer(`/${file}`, () => script(built))
    }
    return () => server.stop()
  })

  test('are run, or say that they cannot be', async ({ assert }) => {
    const fences = (await DOCUMENT()).match(/^```.*$/gm) ?? []
    const languages = new Set(fences.filter((_, index) => index % 2 === 0))
    assert.sameMembers(
      [...languages],
      ['html', 'js', 'css', 'jsx', 'text'].map((it) => '```' + it)
    )
  })

  test('{title}')
    .with(() => blocks('html', 'js'))
    .run(async ({ assert }, example) => {
      const style = (await blocks('css')).map(({ code }) => code).join('')
      const path = `/example-${example.title.split(' ')[0]}`
      const own = example.code.includes(demoWidgetId('daily_fold_inline')) ? '' : WIDGET
      const places = PLACES + own.replace('WIDGET_ID', demoWidgetId('daily_fold_inline'))
      const body = example.language === 'html' ? example.code : places
      servePublisherPage(server, { path, body, style, script: scriptOf(example) })
      await asVisitor({ hurried: true }, async ({ page, warnings }) => {
        await page.addInitScript(SEGMENT)
        await page.goto(server.origin + path)
        const widget = await open(page)
        await widget.takenOver()
        const { gameId } = await widget.play('A')
        assert.isEmpty(warnings)
        const [, tool] = Object.entries(TOOLS).find(([word]) => example.code.includes(word)) ?? []
        if (!tool) return
        await eventually(async () => {
          const told = Object.fromEntries(await page.evaluate(tool))
          assert.containSubset(told, {
            quiz_game_viewed: { gameId },
            quiz_side_picked: { gameId, side: 'A' },
            quiz_game_played: { gameId },
          })
        })
      })
    })
})
