/** @jest-environment node */
import { STOCK_WORDS } from '@sidepick/rules/stock_words'
import type { Game, HostFlags, ThemeFlags } from '@sidepick/rules/types'
import type { Visit } from '../app/visit'
import type { CustomData } from '../bridge/page_data'
import { configPlaced } from '../store/widget_slice'
import { aGame, aWidget } from '../testing/fixtures'
import { games, laterRig, stopVisit } from '../testing/later_rig'

interface Asked {
  context?: object
  text: string
  size: number
}

interface Page {
  ref?: string
  flags?: Partial<HostFlags>
  themeFlags?: Partial<ThemeFlags>
  customData?: CustomData
}

const REF = 'https://news.example.com/story?vsQuery=boats'

/** A text of each game that is searched for; no other holds a word of the page's. */
const TEXTS: Record<string, string> = { c2: 'Sail BOATS or row?', c3: 'Kites?', c4: 'More boats?' }

const listOf = (own: string[], filled: string[]) => {
  const list = (ids: string[]): Game[] =>
    ids.map((id) => aGame(id in TEXTS ? { id, text: TEXTS[id] } : { id }))
  const { playlist } = aWidget()
  return { playlist: { ...playlist, games: list(own), autofilledGames: list(filled) } }
}

/**
 * A visit on such a page, before a server that has c1 to c4 for the context, and r1 and r2 for anything else. Of the
 * playlist's own games the page has g1 to g4 and the server one more, o5.
 */
async function visitOn({ ref = REF, flags, themeFlags, customData }: Page, status = 200) {
  const asked: Asked[] = []
  const measured: object[] = []
  const rig = await laterRig(
    {},
    {
      'POST /v2/widgets/w1': ({ body }) => {
        asked.push(body as Asked)
        const isContext = 'context' in (body as Asked)
        const filled = isContext ? ['c1', 'c2', 'c3', 'c4'] : ['g3', 'r1', 'r2']
        const over = listOf(['g1', 'g2', 'g3', 'g4', 'o5'], filled)
        const headers = { 'x-article-cache-hit': String(isContext) }
        return { status, body: aWidget([], over), headers }
      },
    },
    (visit: Visit) => {
      const { entry, bridge } = visit
      visit.measure = (event) => void measured.push(event)
      entry.init.ref = ref
      Object.assign(entry.bootstrap.hostMode.flags, { customDataSource: true }, flags)
      Object.assign(entry.bootstrap.config.themeFlags, themeFlags)
      bridge.handshake = () => Promise.resolve({ customData, embedOptions: {} } as never)
    }
  )
  const queue = () => rig.visit.engine.state().queue.map(({ id }) => id)
  return { ...rig, asked, measured, queue }
}

const before = games.slice(1).map(({ id }) => id)

afterEach(stopVisit)

describe('the games of a page’s context', () => {
  test('are asked for with the first pick, and once', async () => {
    const rig = await visitOn({})
    await rig.settled()
    expect(rig.asked).toEqual([])
    await rig.pick('key-0001')
    await rig.until(() => rig.queue().length > before.length)
    rig.advance(2000)
    rig.visit.engine.send({ type: 'next_requested' })
    expect(rig.visit.engine.state().game?.id).toBe('c2')
    await rig.pick('key-0002')
    expect(rig.asked).toHaveLength(2)
  })

  test('are read for the page’s text and for a word at random: the best comes next, the playlist’s own before the others', async () => {
    const rig = await visitOn({})
    await rig.pick('key-0001')
    await rig.until(() => rig.queue().length > before.length)
    expect(rig.queue()).toEqual(['c2', ...before, 'o5', 'r1', 'r2'])
    const [context, random] = rig.asked.toSorted((one) => (one.context ? -1 : 1))
    expect(context).toEqual({ context: { url: REF }, text: 'boats', size: 30 })
    expect(random).toEqual({ text: expect.any(String) as string, size: 30 })
    expect(STOCK_WORDS).toContain(random?.text)
  })

  test('tell once whether the server knew their order already', async () => {
    const rig = await visitOn({})
    await rig.pick('key-0001')
    await rig.until(() => rig.queue().length > before.length)
    expect(
      rig.measured.filter((event) => 'name' in event && event.name === 'games_searched')
    ).toEqual([{ name: 'games_searched', properties: { cacheHit: true } }])
  })

  test('are read once where the theme says so', async () => {
    const rig = await visitOn({ themeFlags: { shutterSingleDataMode: true } })
    await rig.pick('key-0001')
    await rig.until(() => rig.queue().length > before.length)
    expect(rig.queue()).toEqual(['c2', ...before, 'o5', 'c1', 'c3', 'c4'])
    expect(rig.asked).toHaveLength(1)
  })

  test('are read once where the theme has come to say so since the entry', async () => {
    const rig = await visitOn({})
    const { config } = rig.visit.entry.bootstrap
    const themeFlags = { ...config.themeFlags, shutterSingleDataMode: true }
    rig.visit.app.store.dispatch(configPlaced({ ...config, themeFlags }))
    await rig.pick('key-0001')
    await rig.until(() => rig.queue().length > before.length)
    expect(rig.asked).toHaveLength(1)
  })

  test('are searched for by what the page’s data says where its address says nothing', async () => {
    const customData = { query: 'kites', assets: [] }
    const rig = await visitOn({ ref: 'https://news.example.com/', customData })
    await rig.pick('key-0001')
    await rig.until(() => rig.queue().length > before.length)
    expect(rig.asked.find(({ context }) => context)?.text).toBe('kites')
    expect(rig.queue()[0]).toBe('c3')
  })

  test('pass no game by where none holds a word of the text', async () => {
    const rig = await visitOn({ ref: 'https://news.example.com/?vsQuery=trains' })
    await rig.pick('key-0001')
    await rig.until(() => rig.queue().length > before.length)
    expect(rig.queue()).toEqual([...before, 'o5', 'r1', 'r2'])
  })

  test.each([
    [false, 'for a word alone', [...before, 'o5', 'r1', 'r2']],
    [true, 'for the page alone', [...before, 'o5', 'c1', 'c2', 'c3', 'c4']],
  ])('are asked for once where nothing is searched for (single: %s): %s', async (...row) => {
    const [shutterSingleDataMode, , queue] = row
    const rig = await visitOn({
      ref: 'https://news.example.com/',
      themeFlags: { shutterSingleDataMode },
    })
    await rig.pick('key-0001')
    await rig.until(() => rig.queue().length > before.length)
    expect(rig.queue()).toEqual(queue)
    expect(rig.asked.map(({ context }) => context !== undefined)).toEqual([shutterSingleDataMode])
  })

  test('are left where the domain’s flag is off', async () => {
    const rig = await visitOn({ flags: { customDataSource: false } })
    await rig.pick('key-0001')
    expect(rig.asked).toEqual([])
  })

  test('are done without where they cannot be read', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const rig = await visitOn({}, 503)
    await rig.pick('key-0001')
    await rig.until(() => warn.mock.calls.length > 0)
    expect(rig.queue()).toEqual(before)
    warn.mockRestore()
  })
})
