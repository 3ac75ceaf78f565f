/** @jest-environment node */
import { STOCK_WORDS } from '@sidepick/rules/stock_words'
import { aGame, aWidget } from '../testing/fixtures'
import { laterRig, stopVisit } from '../testing/later_rig'

interface Asked {
  text: string
  size: number
}

/** A visit before a server that has a game about boats, and r1 for anything else. */
async function searching(status = 200) {
  const asked: Asked[] = []
  const rig = await laterRig(
    {},
    {
      'POST /v2/widgets/w1': ({ body }) => {
        asked.push(body as Asked)
        const texts = { b1: 'Sail BOATS or row?', r1: 'Coffee or tea?' }
        const ids = (body as Asked).text.includes('boat') ? ['r1', 'b1'] : ['r1']
        const { playlist } = aWidget()
        const autofilledGames = ids.map((id) => aGame({ id, text: texts[id as 'b1'] }))
        return { status, body: aWidget([], { playlist: { ...playlist, autofilledGames } }) }
      },
    },
    ({ bridge, entry }) => {
      entry.bootstrap.config.gameExperience = { scriptId: 'stockSearch10' }
      bridge.handshake = () =>
        Promise.resolve({ customData: { query: 'red boats', assets: [] } } as never)
    }
  )
  await rig.settled()
  const { engine } = rig.visit
  const search = async (text: string) => {
    engine.send({ type: 'search_requested', text })
    await rig.until(() => engine.state().visit?.search?.state !== 'asking')
    return engine.state().visit?.search
  }
  return { search, asked, game: () => engine.state().game?.id }
}

afterEach(stopVisit)

describe('a search', () => {
  test('shows the best game that holds one of its words', async () => {
    const rig = await searching()
    expect(await rig.search('boats')).toEqual({ text: 'boats', state: 'found' })
    expect(rig.game()).toBe('b1')
    expect(rig.asked).toEqual([{ text: 'boats', size: 30 }])
  })

  test('without a text looks for what the page is about', async () => {
    const rig = await searching()
    expect(await rig.search('')).toEqual({ text: 'red boats', state: 'found' })
    expect(rig.game()).toBe('b1')
  })

  test('that nothing fits is answered with a game for a word at random', async () => {
    const rig = await searching()
    expect((await rig.search('kites'))?.state).toBe('none')
    expect(rig.game()).toBe('r1')
    expect(rig.asked).toHaveLength(2)
    expect(STOCK_WORDS).toContain(rig.asked[1]?.text)
  })

  test('that the server does not answer changes nothing', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const rig = await searching(500)
    const before = rig.game()
    expect((await rig.search('boats'))?.state).toBe('failed')
    expect(rig.game()).toBe(before)
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  })
})
