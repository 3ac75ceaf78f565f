import type { TransitionRule } from '@sidepick/rules/transition_rules'
import { playRig } from '../../testing/play_rig'
import type { PlayState } from '../play_state'
import { clearTimer, setTimer } from '../timers'
import { rulesOf, screenOf } from './steps'
import { rejectionOf } from './transition_rules'

const errorMessage = 'No'
const base: PlayState = { ...playRig().engine.state(), gameIndex: 3, sessionPoints: 0 }
const passes = (rule: Omit<TransitionRule, 'errorMessage'>, state = base) =>
  rejectionOf([{ ...rule, errorMessage }], state) === null

describe('a transition rule', () => {
  test.each([
    [{ type: 'boolean', key: 'loggedIn', value: false }, true],
    [{ type: 'boolean', key: 'loggedIn', value: true }, false],
    [{ type: 'greaterThan', key: 'gameIndex', value: 2 }, true],
    [{ type: 'greaterThan', key: 'gameIndex', value: 3 }, false],
    [{ type: 'greaterThan', key: 'sessionPoints', value: -1 }, false],
    [{ type: 'lessThan', key: 'gameIndex', value: 4 }, true],
    [{ type: 'lessThan', key: 'gameIndex', value: 3 }, false],
    [{ type: 'lessThan', key: 'sessionPoints', value: 5 }, false],
    [{ type: 'hasValue', key: 'gameIndex' }, true],
    [{ type: 'hasValue', key: 'sidePicked' }, false],
    [{ type: 'hasValue', key: 'constructor' }, false],
    [{ type: 'hasValue', key: 'points.total' }, false],
  ])('%j passes: %s', (rule, expected) => expect(passes(rule)).toBe(expected))

  test('on a timer passes when that has come to its end, and not without it', () => {
    const running = { ...base, timers: setTimer({}, 'test', 1000) }
    const rule = { type: 'timeoutComplete', key: 'test' }
    expect(passes(rule)).toBe(false)
    expect(passes(rule, running)).toBe(false)
    expect(passes(rule, { ...running, timers: clearTimer(running.timers, 'test') })).toBe(true)
  })

  test('of an unknown type fails with its own words, or with its name', () => {
    expect(rejectionOf([{ type: 'moon', key: 'x', errorMessage: 'No moon.' }], base)).toBe(
      'No moon.'
    )
    expect(rejectionOf([{ type: 'moon', key: 'x' }], base)).toBe('Unknown transition rule: moon.')
  })

  test('of a path reads into the state', () => {
    const rig = playRig()
    rig.toResult()
    expect(passes({ type: 'greaterThan', key: 'points.total', value: 9 }, rig.engine.state())).toBe(
      true
    )
  })
})

describe('the messages', () => {
  test('of a screen with ads stand in one line', () => {
    const screen = screenOf({ type: 'GAMEPLAY_ADS' }, true)
    const timers = setTimer({}, 'adTimeout', 5000)
    expect(rejectionOf(rulesOf(screen), { ...base, timers })).toBe(
      'Game answer has not been picked yet. Answer locked and ad timeout has not finished yet.'
    )
  })

  test('there are none between two games', () => {
    expect(rulesOf(screenOf({ type: 'INTERSTITIAL', card: 'rokt' }, true))).toEqual([])
    expect(rulesOf(screenOf({ type: 'INTERSTITIAL_MORE_GAMES' }, true))).toEqual([])
  })
})
