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
