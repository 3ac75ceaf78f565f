import { LEAGUES, type League } from './types.js'

/** The condition for a league; gates are in the leagues' order. */
export interface LeagueGate {
  id: League
  /** Games played since the last demotion. */
  gamePlays: number
}

/** The league that so many plays lead to. */
export function leagueAt(gates: readonly LeagueGate[], gamePlays: number): League {
  return gates.findLast((gate) => gamePlays >= gate.gamePlays)?.id ?? LEAGUES[0]
}

/** The leagues above one and up to another, lowest first; none when the other is not above. */
export function leaguesBetween(from: League, to: League): League[] {
  return LEAGUES.slice(LEAGUES.indexOf(from) + 1, LEAGUES.indexOf(to) + 1)
}

/** What decides on which league's board a player stands. */
interface LeaguePlayer {
  /** The boards of the leagues of this week. */
  leagues: readonly { name: League; leaderboardId: string }[]
  currentLeague: League
  gamePlaysSinceDemotion: number
}

/**
 * The board of a player's league. null for whoever has no points on it: without a play since the last demotion, or with the
 * play that led into the league; and where the league has not exactly one board.
 */
export function leagueBoardOf(player: LeaguePlayer, gates: readonly LeagueGate[]): string | null {
  const { leagues, currentLeague, gamePlaysSinceDemotion: plays } = player
  const gate = gates.find(({ id }) => id === currentLeague)
  if (plays === 0 || plays === gate?.gamePlays) return null
  const [board, ...others] = leagues.filter(({ name }) => name === currentLeague)
  return board && others.length === 0 ? board.leaderboardId : null
}
