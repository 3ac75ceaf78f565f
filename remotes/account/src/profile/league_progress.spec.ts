import type { Calls } from '@sidepick/rules/generated_wire'
import { LEAGUES } from '@sidepick/rules/types'
import { leagueProgress } from './league_progress'

const RULES = [0, 5, 25, 75].map((gamePlays, index) => ({
  id: `level${index + 1}`,
  gamePlays,
  prize: null,
})) as Calls['GET /v1/achievements']['answer']

it.each([
  [1, 0, { played: 0, needed: 5, left: 5 }],
  [1, 4, { played: 4, needed: 5, left: 1 }],
  [2, 5, { played: 0, needed: 20, left: 20 }],
  [3, 74, { played: 49, needed: 50, left: 1 }],
  [4, 75, { played: 1, needed: 1, left: null }],
  [4, 900, { played: 1, needed: 1, left: null }],
  // The games are there, the proved e-mail address is not.
  [1, 8, { played: 5, needed: 5, left: 0 }],
])('in league %i after %i games', (level, gamePlaysSinceDemotion, progress) => {
  const currentLeague = LEAGUES[level - 1]!
  expect(leagueProgress(RULES, { currentLeague, gamePlaysSinceDemotion })).toEqual({
    level,
    ...progress,
  })
})
