import type { LeagueGate } from '@sidepick/rules/generated_wire'

interface NextLevel {
  /** From 1, as the leagues are numbered. */
  level: number
  /** Games since the level before, and how many lie between both. */
  played: number
  most: number
}

/** How far a player is on the way to the next league; null above the last one. */
export function nextLevel(gates: readonly LeagueGate[], gamePlays: number): NextLevel | null {
  const index = gates.findIndex((gate) => gate.gamePlays > gamePlays)
  const next = gates[index]
  if (!next) return null
  const from = gates[index - 1]?.gamePlays ?? 0
  return { level: index + 1, played: gamePlays - from, most: next.gamePlays - from }
}

/** The league that exactly so many games have opened, with its number; null at any other count. */
export function levelReached(gates: readonly LeagueGate[], gamePlays: number) {
  const index = gates.findIndex((gate) => gate.gamePlays > 0 && gate.gamePlays === gamePlays)
  const gate = gates[index]
  return gate ? { level: index + 1, prize: gate.prize } : null
}
