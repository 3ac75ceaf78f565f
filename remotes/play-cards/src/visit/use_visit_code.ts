import { useEffect, useState } from 'react'
import { useHost, type ListedGame } from '@sidepick/card-kit'
import type { Side } from '@sidepick/rules/types'

/**
 * The games of a visit as the server has counted and sealed them for a link, asked for ahead, because browsers share from within a click
 * alone. Undefined while it has not answered, where it does not, and where it counts none because the games are private: the link then
 * leads to the last game.
 */
export function useVisitCode(list: readonly ListedGame[]): string | undefined {
  const { http } = useHost()
  const [code, setCode] = useState<string>()
  const picked = JSON.stringify(
    list.flatMap(({ game, picked: side }) => (side ? [{ gameId: game.id, side }] : []))
  )

  useEffect(() => {
    let isGone = false
    const picks = JSON.parse(picked) as { gameId: string; side: Side }[]
    if (picks.length === 0) return
    http('POST /v1/shared_visits', { body: { picks } }).then(
      (shared) => !isGone && shared.results > 0 && setCode(shared.code),
      () => undefined
    )
    return () => {
      isGone = true
    }
  }, [http, picked])

  return code
}
