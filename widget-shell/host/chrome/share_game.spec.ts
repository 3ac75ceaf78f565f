import { shareGame, shareLink, type ShareTools } from './share_game'

const LINK = { text: 'Cats or dogs?', url: 'https://play.example.com/widget/w1/game/g1' }

function tools(over: Partial<ShareTools> = {}) {
  const copy = jest.fn(() => Promise.resolve())
  const share = jest.fn(() => Promise.resolve())
  return { isTouch: false, copy, share, ...over }
}

const dismissal = Object.assign(new Error('no'), { name: 'AbortError' })

describe('sharing a game', () => {
  test('copies at a desk', async () => {
    const desk = tools()
    expect(await shareGame(LINK, desk)).toBe('copied')
    expect(desk.copy).toHaveBeenCalledWith(`${LINK.text} ${LINK.url}`)
    expect(desk.share).not.toHaveBeenCalled()
  })

  test('opens the sheet of a phone, and copies when that fails', async () => {
    expect(await shareGame(LINK, tools({ isTouch: true }))).toBe('shared')
    const refused = tools({ isTouch: true, share: () => Promise.reject(new Error('refused')) })
    expect(await shareGame(LINK, refused)).toBe('copied')
    expect(await shareGame(LINK, tools({ isTouch: true, share: undefined }))).toBe('copied')
  })

  test('does nothing more when the player closed the sheet', async () => {
    const closed = tools({ isTouch: true, share: () => Promise.reject(dismissal) })
    expect(await shareGame(LINK, closed)).toBe('dismissed')
    expect(closed.copy).not.toHaveBeenCalled()
  })

  test('says where nothing can be copied, and where copying was refused', async () => {
    expect(await shareGame(LINK, tools({ copy: undefined }))).toBe('impossible')
    expect(await shareGame(LINK, tools({ copy: () => Promise.reject(dismissal) }))).toBe('failed')
  })
})

describe('the link to a game', () => {
  test('is that of the whole widget where all its games are meant', () => {
    const all = { origin: 'https://play.example.com', widgetId: 'w1', gameId: null, utm: '' }
    const link = (userId: string | null, customPath?: string) =>
      shareLink({ ...all, userId, customPath })
    expect(link(null)).toBe(`${all.origin}/widget/w1`)
    expect(link('u1')).toBe(`${all.origin}/widget/w1/refU/u1`)
    expect(link('u1', '/custom/bing/g9')).toBe(`${all.origin}/custom/bing?versus_to=u1`)
  })

  const here = { origin: 'https://play.example.com', widgetId: 'w1', gameId: 'g1' }

  test.each([
    [null, undefined, '', '/widget/w1/game/g1'],
    ['u1', undefined, '', '/widget/w1/game/g1/refU/u1'],
    ['u1', '/custom/bing/g9?versusId=g9', '', '/custom/bing/g1?versus_to=u1'],
    [null, '/custom/bing', '', '/custom/bing/g1'],
    [null, undefined, 'utm_source=a+paper', '/widget/w1/game/g1?utm_source=a+paper'],
    ['u1', '/custom/bing', 'utm_term=x%26y', '/custom/bing/g1?versus_to=u1&utm_term=x%26y'],
  ])('of %s, who came by %s and %s, is %s', (userId, customPath, utm, path) =>
    expect(shareLink({ ...here, userId, customPath, utm })).toBe(here.origin + path)
  )
})
