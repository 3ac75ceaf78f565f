import { good, remotesRig as rig } from '../testing/remotes_rig'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const settle = () => jest.advanceTimersByTimeAsync(0)

describe("a partner's remote", () => {
  const loadingPage = () => jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  afterEach(() => jest.restoreAllMocks())

  test.each([
    ['the document has loaded', () => window.dispatchEvent(new Event('load'))],
    ['the document has taken as long as the remote may', () => jest.advanceTimersByTime(8_000)],
  ])('is asked for once %s, and has its whole time then', async (_when, happen) => {
    loadingPage()
    const { remotes, asked, state } = rig({ 'play-cards': 'hang' }, { owner: 'acme' })
    void remotes.load('play-cards')
    await settle()
    expect(state().status).toBe('loading')
    expect(asked).toEqual([])
    happen()
    await settle()
    expect(asked).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(7_900)
    expect(state().status).toBe('loading')
    await jest.advanceTimersByTimeAsync(100)
    expect(state().status).toBe('failed')
  })

  test("waits for the document where the platform's does not", async () => {
    loadingPage()
    const { remotes, asked } = rig({ 'play-cards': good })
    await remotes.load('play-cards')
    expect(asked).toHaveLength(1)
  })
})
