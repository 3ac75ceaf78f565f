import { nextGame } from './next_game'

test('waits for another question, whatever else happens to the one on the screen', async () => {
  let game = { id: 'g1' }
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const engine = {
    state: () => ({ game }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const come = jest.fn()
  void nextGame(engine as never).then(come)

  tell()
  await Promise.resolve()
  expect(come).not.toHaveBeenCalled()

  game = { id: 'g2' }
  tell()
  await Promise.resolve()
  expect(come).toHaveBeenCalledTimes(1)
  expect(listeners.size).toBe(0)
})
