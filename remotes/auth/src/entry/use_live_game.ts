import { useEffect, useRef, useState } from 'react'
import { useHost, type Http } from '@sidepick/card-kit'
import type { Game } from '@sidepick/rules/generated_wire'

/** How long after an answer the number of picks is read again, in milliseconds; it doubles while there is no answer. */
const REFRESH_MS = 10_000
const LONGEST_MS = 300_000

/** A game that can be joined now, and how often it was played; null while unknown. */
export interface LiveGame {
  game: Game
  plays: number | null
}

const isOpen = ({ lastJoinTime }: Game) => Date.parse(lastJoinTime) > Date.now()

/** Without the games that the reader has played on this account. */
async function findGame(http: Http, widgetId: string): Promise<LiveGame | null> {
  const query = { state: 'active', enabled: true } as const
  const { playlist } = await http('GET /v1/widgets/{id}', { params: { id: widgetId }, query })
  const game = [...playlist.games, ...playlist.autofilledGames].find(isOpen)
  return game ? { game, plays: null } : null
}

/**
 * An open game of the widget this page belongs to, once the place for it is seen. Null while there is none, without a widget,
 * and where it cannot be read: the page does without.
 */
export function useLiveGame() {
  const { http, widgetId } = useHost()
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  const [live, setLive] = useState<LiveGame | null>(null)

  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.at(-1)?.isIntersecting === true)
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!seen || widgetId === '') return
    let known: LiveGame | null = null
    let pauseMs = REFRESH_MS
    let wanted = true
    let timer: ReturnType<typeof setTimeout>
    const show = (found: LiveGame | null) => {
      known = found
      if (wanted) setLive(found)
    }
    const read = async () => {
      if (!known || !isOpen(known.game)) show(await findGame(http, widgetId))
      if (!known) return
      const { game } = known
      const { plays } = await http('GET /v1/games/{id}/stats', { params: { id: game.id } })
      show({ game, plays })
    }
    const readOn = async () => {
      try {
        if (!document.hidden) await read()
        pauseMs = REFRESH_MS
      } catch {
        // What is shown stays, or nothing is.
        pauseMs = Math.min(pauseMs * 2, LONGEST_MS)
      }
      if (wanted) timer = setTimeout(() => void readOn(), pauseMs)
    }
    void readOn()
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [seen, http, widgetId])

  return { place, live }
}
