import { act } from '@testing-library/react'
import type { LocalServer } from './local_server'

/** The clock as a test takes it that draws what a server answers: answers come by themselves, and all else is moved. */
export const takeClock = () =>
  jest.useFakeTimers({
    doNotFake: ['queueMicrotask', 'nextTick', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })

/** Resolves once all that is drawn has asked the server for what it wants, and shows the answers. */
export async function settled(server: LocalServer): Promise<void> {
  // What was learned in one turn may be asked for by what is drawn with it.
  for (let calmTurns = 0; calmTurns < 2; calmTurns++) {
    const asked = await act(async () => {
      const hasAsked = await server.settled()
      // The store tells what it learned with the next frame.
      await new Promise(requestAnimationFrame)
      return hasAsked
    })
    if (asked) calmTurns = -1
  }
}
