import type { Calls } from '@sidepick/rules/generated_wire'
import { leagueProgress } from './league_progress'

const RULES = [0, 5, 25, 75].map((gamePlays, index) => ({
  id: `level${index + 1}`,
  gamePlays,
  prize: null,
})) as Calls['GET /v1/achievements']['answer']

it.each([
  [0, { level: 1, played: 0, needed: 5, left: 5 }],
  [4, { level: 1, played: 4, needed: 5, left: 1 }],
  [5, { level: 2, played: 0, needed: 20, left: 20 }],
  [74, { level: 3, played: 49, needed: 50, left: 1 }],
  [75, { level: 4, played: 1, needed: 1, left: null }],
  [900, { level: 4, played: 1, needed: 1, left: null }],
])('%i games since the last demotion', (plays, progress) => {
  expect(leagueProgress(RULES, plays)).toEqual(progress)
})
