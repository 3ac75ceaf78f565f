import type { PlayedGame } from '@sidepick/rules/types'
import { aGame, anEntry } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'

test('what was promised to an e-mail address is known until its account comes', () => {
  const { visit } = visitRig({ entry: anEntry([aGame()]) })
  const { picks, app, entry } = visit
  const { signUpBonus, signUpPointsMax } = entry.bootstrap.limits
  const play = (gameId: string, points: number): PlayedGame => ({
    ...{ gameId, points, side: 'A', key: gameId, pickedAt: '2026-01-01T00:00:00.000Z' },
    ...{ correctAnswer: null, correct: null },
  })
  picks.played.put(play('g7', 20))
  visit.emitFrom('card')('registered', { email: 'ana@example.com' })
  const promisedPoints = signUpBonus + 20
  expect(app.store.getState().session).toMatchObject({ registered: true, promisedPoints })
  expect(picks.promised.all()).toEqual([promisedPoints])

  picks.registered.clear()
  picks.played.put(play('g8', signUpPointsMax))
  visit.emitFrom('card')('registered', { email: 'ana@example.com' })
  expect(picks.promised.all()).toEqual([signUpBonus + signUpPointsMax])
})
