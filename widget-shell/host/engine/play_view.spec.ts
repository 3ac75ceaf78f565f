import { playRig } from '../testing/play_rig'
import { toPlayView } from './play_view'

test('the votes behind a settled poll are those counted before and the own one', () => {
  const rig = playRig()
  const votes = (counted: Parameters<typeof toPlayView>[2]) =>
    toPlayView(rig.engine.state(), null, counted).votes
  expect(votes({ g1: { a: 40, b: 20 } })).toBeUndefined()
  rig.toResult()
  expect(votes({ g1: { a: 40, b: 20 } })).toBe(61)
  expect(votes({ g9: { a: 40, b: 20 } })).toBeUndefined()
})

test('cards see the step, and what stops the advance, once the script has loaded', () => {
  const rig = playRig()
  const view = () => toPlayView(rig.engine.state(), null, {})
  expect(view().step).toBeUndefined()
  rig.begin()
  expect(view()).toMatchObject({ step: { index: 0, type: 'GAMEPLAY', card: null }, inView: true })
  expect(view().stopped).toBeUndefined()
  rig.toResult()
  expect(view()).toMatchObject({ stopped: false, paused: false })
  rig.engine.send({ type: 'hold_changed', reason: 'touch', held: true })
  expect(view()).toMatchObject({ stopped: true, paused: true })
  rig.engine.send({ type: 'auto_navigate_changed', stopped: false })
  expect(view()).toMatchObject({ stopped: false, paused: false })
})

test('cards see how far a stranger is, and what the partner offers, and of a player neither limit', () => {
  const limits = { lockAt: 6, strangerGames: 50, daily: 3, partnerDaily: 3 }
  const rig = playRig({ visit: { discountPercent: 30, limits } })
  const view = () => toPlayView(rig.engine.state(), null, {})
  rig.begin({ strangerPlays: 2, playsToday: 1 })
  expect(view()).toMatchObject({
    onboarding: { played: 2, limit: 6, locked: true, games: 6 },
    discountPercent: 30,
    day: { played: 1, games: 3 },
  })
  rig.toResult()
  expect(view()).toMatchObject({ onboarding: { played: 3 }, day: { played: 2 } })
  const plain = playRig({ loggedIn: true })
  plain.begin()
  const seen = toPlayView(plain.engine.state(), null, {})
  expect(seen.onboarding ?? seen.discountPercent ?? seen.day).toBeUndefined()
})
