import { dropTimer, setTimer, tickTimers } from './timers'

describe('named timers', () => {
  test('setting a timer adds it, setting it again starts it over', () => {
    const once = setTimer({}, 'lockedPick', 3000)
    const ticked = tickTimers(once, 1000, []).timers
    expect(ticked.lockedPick?.remainingMs).toBe(2000)
    expect(setTimer(ticked, 'lockedPick', 5000).lockedPick).toEqual({
      remainingMs: 5000,
      durationMs: 5000,
      completed: false,
    })
  })

  test('a timer of no length is complete at once', () => {
    expect(setTimer({}, 'lockedPick', 0).lockedPick?.completed).toBe(true)
  })

  test('ticking never goes below zero, completes at zero and names what ended once', () => {
    const timers = setTimer(setTimer({}, 'lockedPick', 300), 'idle', 1000)
    const first = tickTimers(timers, 500, [])
    expect(first.completed).toEqual(['lockedPick'])
    expect(first.timers.lockedPick).toMatchObject({ remainingMs: 0, completed: true })
    expect(tickTimers(first.timers, 100, []).completed).toEqual([])
  })

  test('a frozen timer keeps its rest', () => {
    const timers = setTimer({}, 'autoAdvance', 3000)
    expect(tickTimers(timers, 1000, ['autoAdvance']).timers.autoAdvance?.remainingMs).toBe(3000)
  })

  test('dropping removes a timer and does not mind one that is not there', () => {
    expect(dropTimer(setTimer({}, 'idle', 1000), 'idle')).toEqual({})
    expect(dropTimer({}, 'idle')).toEqual({})
  })
})
