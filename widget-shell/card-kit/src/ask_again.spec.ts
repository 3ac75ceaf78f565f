import { askAgain } from './ask_again'

const lost = () =>
  Object.assign(new Error('Loading chunk later failed'), { name: 'ChunkLoadError' })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a file that did not come is asked for again, each time after a longer wait', async () => {
  const load = jest
    .fn(async () => 'code')
    .mockRejectedValueOnce(lost())
    .mockRejectedValueOnce(lost())
    .mockRejectedValueOnce(lost())
  const coming = askAgain(load)()
  for (const [waitMs, attempts] of [
    [499, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
    [7_999, 3],
    [1, 4],
  ] as const) {
    await jest.advanceTimersByTimeAsync(waitMs)
    expect(load).toHaveBeenCalledTimes(attempts)
  }
  expect(await coming).toBe('code')
})

test('after four attempts the failure is the caller’s, and the next call begins anew', async () => {
  const load = jest.fn(() => Promise.reject(lost()))
  const bring = askAgain(load)
  const failed = expect(bring()).rejects.toThrow('Loading chunk later failed')
  await jest.runAllTimersAsync()
  await failed
  expect(load).toHaveBeenCalledTimes(4)
  load.mockResolvedValueOnce('code' as never)
  expect(await bring()).toBe('code')
})

test('a browser that is online again does not wait', async () => {
  const load = jest.fn(async () => 'code').mockRejectedValueOnce(lost())
  const coming = askAgain(load)()
  await jest.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('online'))
  expect(await coming).toBe('code')
  expect(jest.getTimerCount()).toBe(0)
})

test('callers share one load, and what has come is kept', async () => {
  const load = jest.fn(async () => 'code')
  const bring = askAgain(load)
  await Promise.all([bring(), bring()])
  await bring()
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that came and threw is not asked for again', async () => {
  const load = jest.fn(() => Promise.reject(new Error('broken')))
  await expect(askAgain(load)()).rejects.toThrow('broken')
  expect(load).toHaveBeenCalledTimes(1)
})
