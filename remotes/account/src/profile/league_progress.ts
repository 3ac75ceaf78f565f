import type { Calls } from '@sidepick/rules/generated_wire'
import { LEAGUES, type League } from '@sidepick/rules/types'

interface LeagueProgress {
  /** From 1, as players know their league. */
  level: number
  /** Games since the gate of this league, at most as many as it needs. */
  played: number
  /** Games from this gate to the next one; as many as were played in the highest league. */
  needed: number
  /** Games that are missing to the next league, 0 where a proved e-mail address is missing; null in the highest. */
  left: number | null
}

interface Standing {
  currentLeague: League
  /** Games since the last demotion. */
  gamePlaysSinceDemotion: number
}

/** @param rules leagues and achievements, as the platform lists them */
export function leagueProgress(
  rules: Calls['GET /v1/achievements']['answer'],
  { currentLeague, gamePlaysSinceDemotion: plays }: Standing
): LeagueProgress {
  const gates = rules.flatMap((rule) => ('gamePlays' in rule ? [rule.gamePlays] : []))
  const level = LEAGUES.indexOf(currentLeague) + 1
  const from = gates[level - 1] ?? 0
  const next = gates[level]
  if (next === undefined) return { level, played: 1, needed: 1, left: null }
  const needed = next - from
  const played = Math.min(Math.max(0, plays - from), needed)
  return { level, played, needed, left: needed - played }
}
