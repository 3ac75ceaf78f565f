import { useEffect, useState } from 'react'
import { useFilter } from 'react-aria-components'
import type { AdminMessage } from '../words/admin_text'
import { addressOf } from '../views/experiences/scopes'
import { useConsole, useReach } from './console_context'

interface Found {
  /** Its address below the console. */
  id: string
  name: string
  detail: string
}

/** Most records of one kind. */
const FIRST = 5
const SHORTEST = 2
/** The newest of a kind whose call does not search: as many as a page holds. */
const NEWEST = { query: { limit: 100 } }

/** Records that a text finds, of every kind that has a name. */
export function useFound(typed: string): Found[] {
  const wanted = useSettled(typed.trim())
  const isShort = wanted.length < SHORTEST
  return [...useSearched(wanted, isShort), ...useListed(wanted, isShort)]
}

/** What the server searches for an admin: by words, by part of an e-mail, a username or a host, or by id. */
function useSearched(wanted: string, isShort: boolean): Found[] {
  const { endpoints, text } = useConsole()
  const skip = useReach() !== 'everybody' || isShort
  const query = { limit: FIRST }
  const games = endpoints.gamesAdminSearch.useQuery({ query: { q: wanted, ...query } }, { skip })
  const search = { query: { search: wanted, ...query } }
  const people = endpoints.authAdminUsersList.useQuery(search, { skip })
  const domains = endpoints.partnerDomainsList.useQuery(search, { skip })
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
    ...(domains.data?.items ?? []).map(({ id, name, host, pathPattern }) => ({
      id: `/domains/${id}`,
      name: `${host}${pathPattern ?? ''}`,
      detail: name,
    })),
  ]
}

/** What is looked for among the newest of its kind, by a part of its name or by its whole id. */
function useListed(wanted: string, isShort: boolean): Found[] {
  const { endpoints, text } = useConsole()
  const { contains } = useFilter({ sensitivity: 'base' })
  const isAdmin = useReach() === 'everybody'
  const all = { skip: isShort }
  const admins = { skip: isShort || !isAdmin }
  const own = { skip: isShort || isAdmin }
  const games = endpoints.gamesOwnList.useQuery(NEWEST, own)
  const playlists = endpoints.playlistsOwnList.useQuery(NEWEST, all)
  const widgets = endpoints.widgetsOwnList.useQuery(NEWEST, all)
  const boards = endpoints.leaderboardsAdminList.useQuery(NEWEST, admins)
  const documents = endpoints.experiencesAdminList.useQuery(NEWEST, admins)
  const prizes = endpoints.prizesAdminList.useQuery(NEWEST, admins)
  if (isShort) return []
  const among = (label: AdminMessage, records: readonly Omit<Found, 'detail'>[]) =>
    records
      .filter(({ id, name }) => contains(name, wanted) || id.endsWith(`/${wanted}`))
      .slice(0, FIRST)
      .map((record) => ({ ...record, detail: text(label) }))
  return [
    ...among(
      'view.games',
      named('games', games.data?.items, ({ text: said }) => said)
    ),
    ...among(
      'view.playlists',
      named('playlists', playlists.data?.items, ({ name }) => name)
    ),
    ...among(
      'view.widgets',
      named('widgets', widgets.data?.items, ({ name }) => name)
    ),
    ...among(
      'view.boards',
      named('boards', boards.data?.items, ({ prizeName }) => prizeName)
    ),
    ...among(
      'boards.prize',
      (prizes.data ?? []).map(({ leaderboardId, place, prizeTitle, username }) => ({
        id: `/boards/${leaderboardId}/prizes/${place}`,
        name: text('today.prizeFor', { prize: prizeTitle, player: username }),
      }))
    ),
    ...among(
      'view.experiences',
      (documents.data?.items ?? []).map(({ scope, owner }) => ({
        id: addressOf({ scope, owner }),
        name: owner || text(`scope.${scope}`),
      }))
    ),
  ]
}

const named = <Item extends { id: string }>(
  path: string,
  items: readonly Item[] | undefined,
  nameOf: (item: Item) => string
) => (items ?? []).map((item) => ({ id: `/${path}/${item.id}`, name: nameOf(item) }))

/** A text once nobody has typed for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), 200)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
