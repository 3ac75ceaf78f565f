import { useEffect, useState } from 'react'
import type { LeaderboardStanding } from '@sidepick/rules/generated_wire'
import { keptText } from '../kept_text'

const lastLook = keptText('vs:board:last_look')

/** Where one player stood on one board. */
const placeOf = (boardId: string, userId: string) => `${boardId} ${userId} `

/** The rank that was seen last on this board by this player; null when this is the first look. */
function rankSeen(look: string | null, boardId: string, userId: string): number | null {
  const place = placeOf(boardId, userId)
  return look?.startsWith(place) ? Number(look.slice(place.length)) : null
}

/** How many places a player has won since the board was open last; below 0 they were lost. */
export function usePlacesWon(
  boardId: string,
  { userId, topN, neighbors }: LeaderboardStanding
): number {
  const [look] = useState(lastLook.read)
  const rank = [...topN, ...neighbors].find((entry) => entry.userId === userId)?.rank
  useEffect(() => {
    if (userId !== null && rank !== undefined) lastLook.write(placeOf(boardId, userId) + rank)
  }, [boardId, userId, rank])
  if (userId === null || rank === undefined) return 0
  return (rankSeen(look, boardId, userId) ?? rank) - rank
}
