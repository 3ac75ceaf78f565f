import type { AdsProvider, ProviderId } from './ads_provider'
import { askProviders } from './ask_providers'

const ad = (name: string) => ({ name, destroy: jest.fn() })
const provider = (id: ProviderId) => ({ id }) as AdsProvider

function rig(answers: Partial<Record<ProviderId, () => Promise<ReturnType<typeof ad> | null>>>) {
  const asked: ProviderId[] = []
  const controller = new AbortController()
  const run = (...ids: ProviderId[]) =>
    askProviders(
      ids,
      (id) => Promise.resolve(answers[id] ? provider(id) : null),
      ({ id }) => {
        asked.push(id)
        return answers[id]!()
      },
      { bufferMs: 1_500, signal: controller.signal }
    )
  return { run, asked, controller }
}

describe('asking one provider after the other', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('takes the first ad', async () => {
    const { run, asked } = rig({ ima: async () => ad('a'), house: async () => ad('h') })
    expect((await run('ima', 'house'))?.name).toBe('a')
    expect(asked).toEqual(['ima'])
  })

  test('goes on after no ad, after an error, and past a provider without code', async () => {
    const { run, asked } = rig({
      alt: async () => null,
      ima: () => Promise.reject(new Error('broken')),
      house: async () => ad('h'),
    })
    expect((await run('null', 'alt', 'ima', 'house'))?.name).toBe('h')
    expect(asked).toEqual(['alt', 'ima', 'house'])
  })

  test('waits for the buffer and no longer; what comes late is thrown away', async () => {
    let answer: (late: ReturnType<typeof ad>) => void = () => undefined
    const { run } = rig({
      ima: () => new Promise((resolve) => (answer = resolve)),
      house: async () => ad('h'),
    })
    let got: string | undefined
    const running = run('ima', 'house').then((found) => (got = found?.name))
    await jest.advanceTimersByTimeAsync(1_499)
    expect(got).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    await running
    expect(got).toBe('h')
    const late = ad('late')
    answer(late)
    await jest.advanceTimersByTimeAsync(0)
    expect(late.destroy).toHaveBeenCalled()
  })

  test('asks nobody else once the game has gone', async () => {
    const { run, asked, controller } = rig({
      ima: () => new Promise(() => undefined),
      house: async () => ad('h'),
    })
    const running = run('ima', 'house')
    await jest.advanceTimersByTimeAsync(100)
    controller.abort()
    expect(await running).toBeNull()
    expect(asked).toEqual(['ima'])
  })
})
