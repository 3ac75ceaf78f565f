import { leagueBoardOf } from '@sidepick/rules/leagues'
import { LEAGUES } from '@sidepick/rules/types'
import type { BoardEndpoints } from './board_reads'

interface OwnLeague {
  boardId: string
  /** From 1, as players know their league. */
  level: number
  /** Title of this week's prize in the league; null without one. */
  prize: string | null
}

/** The board of the player's own league; null for strangers, for who has not played in it, and until it is known. */
export function useLeague(
  { profilesOwn, achievementsList }: BoardEndpoints,
  isPlayer: boolean
): OwnLeague | null {
  const { data: player } = profilesOwn.useQuery(undefined, { skip: !isPlayer })
  const { data: rules } = achievementsList.useQuery(undefined, { skip: !isPlayer })
  if (!player || !rules) return null
  const gates = rules.flatMap((rule) => ('gamePlays' in rule ? [rule] : []))
  const boardId = leagueBoardOf(player, gates)
  if (boardId === null) return null
  const { currentLeague } = player
  const prize = gates.find(({ id }) => id === currentLeague)?.prize ?? null
  return { boardId, level: LEAGUES.indexOf(currentLeague) + 1, prize }
}
