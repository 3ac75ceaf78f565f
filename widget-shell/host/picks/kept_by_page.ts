/** What names a reader's stay. */
export const OF_A_STAY = 'vs:'

/** The lists of a stay that tell of games, and the one of them that nothing is ever sent from. */
const LISTS = ['playedGames', 'pendingPicks', 'lockingPicks', 'sentGames']
const SEEN = 'sentGames'

/** As many as a list holds. With ids of 36 characters they fit into a message to the page. */
const MAX_GAMES = 200
const ID = /^[\w-]{1,64}$/

const keyOf = (host: string, list: string) => `${OF_A_STAY}${host}:${list}`

/**
 * What the page around keeps of a stay that may not be stored: a frame that is moved in its page starts again, and finds this as
 * its own name. It comes from the page, which may write anything there: so it says which games were seen, and no pick is ever made
 * from it.
 */
export function readKept(frameName: string, host: string): Map<string, string> {
  const key = keyOf(host, SEEN)
  const seen = gamesIn(textsIn(frameName)[key])
  return new Map(seen.length > 0 ? [[key, listOf(seen)]] : [])
}

/** The games of what is held, and nothing of what was picked; empty without any. */
export function writeKept(held: ReadonlyMap<string, string>, host: string): string {
  const seen = new Set(LISTS.flatMap((list) => gamesIn(held.get(keyOf(host, list)))))
  if (seen.size === 0) return ''
  return JSON.stringify({ [keyOf(host, SEEN)]: listOf([...seen].slice(-MAX_GAMES)) })
}

const listOf = (gameIds: string[]) => JSON.stringify({ v: 1, data: gameIds })

const textsIn = (json: string) => Object(parsed(json)) as Record<string, unknown>

function gamesIn(list: unknown): string[] {
  const { data } = Object(parsed(list)) as { data?: unknown }
  if (!Array.isArray(data)) return []
  const ids = data.map((entry: unknown) =>
    typeof entry === 'string' ? entry : (Object(entry) as { gameId?: unknown }).gameId
  )
  return ids.filter((id): id is string => typeof id === 'string' && ID.test(id)).slice(-MAX_GAMES)
}

function parsed(json: unknown): unknown {
  try {
    return JSON.parse(String(json))
  } catch {
    return null
  }
}
