import { useEffect, useState } from 'react'
import { useConsole, useReach } from './console_context'

interface Found {
  /** Its address below the console. */
  id: string
  name: string
  detail: string
}

const FIRST = 5
const SHORTEST = 2

/** Games and people that a text finds: by words, by part of an e-mail or a username, or by id. */
export function useFound(typed: string): Found[] {
  const { endpoints, text } = useConsole()
  const isAdmin = useReach() === 'everybody'
  const wanted = useSettled(typed.trim())
  const skip = !isAdmin || wanted.length < SHORTEST
  const games = endpoints.gamesAdminSearch.useQuery(
    { query: { q: wanted, limit: FIRST } },
    { skip }
  )
  const people = endpoints.authAdminUsersList.useQuery(
    { query: { search: wanted, limit: FIRST } },
    { skip }
  )
  if (skip) return []
  return [
    ...(games.data?.items ?? []).map((game) => ({
      id: `/games/${game.id}`,
      name: game.text,
      detail: text('view.games'),
    })),
    ...(people.data?.items ?? []).map(({ id, username, email }) => ({
      id: `/people/${id}`,
      name: username,
      detail: email,
    })),
  ]
}

/** A text once nobody has typed for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), 200)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
