import type { Calls } from '@sidepick/rules/generated_wire'

interface LeagueProgress {
  /** From 1, as players know their league. */
  level: number
  /** Games since the gate of this league. */
  played: number
  /** Games from this gate to the next one; as many as were played in the highest league. */
  needed: number
  /** Games that are missing to the next league; null in the highest. */
  left: number | null
}

/**
 * @param rules leagues and achievements, as the platform lists them
 * @param plays the player's games since the last demotion
 */
export function leagueProgress(
  rules: Calls['GET /v1/achievements']['answer'],
  plays: number
): LeagueProgress {
  const gates = rules.flatMap((rule) => ('gamePlays' in rule ? [rule.gamePlays] : []))
  const reached = Math.max(1, gates.filter((gate) => plays >= gate).length)
  const from = gates[reached - 1] ?? 0
  const next = gates[reached]
  const played = Math.max(0, plays - from)
  if (next === undefined) return { level: reached, played: 1, needed: 1, left: null }
  return { level: reached, played, needed: next - from, left: next - plays }
}
