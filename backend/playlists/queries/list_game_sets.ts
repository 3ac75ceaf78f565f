import { clock } from '#shared/clock'
import { onPage, toPage, type Cursor, type Page } from '#shared/pagination'
import { GameSet } from '#playlists/models/game_set'
import { toOwnGameSet, type OwnGameSet } from '#playlists/store/own_game_set'

interface PageWish {
  start: Cursor | null
  limit: number
}

const alive = () => GameSet.query().whereNull('deletedAtMs')
const cursorOf = ({ createdAtMs, id }: GameSet) => ({ createdAtMs, id })

/** The cursor after a first page that holds only the running set. */
const BEFORE_ALL: Cursor = {
  createdAtMs: Number.MAX_SAFE_INTEGER,
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}

/** Every set, the newest first. */
export async function listGameSets(page: PageWish): Promise<Page<OwnGameSet>> {
  return toPage(await onPage(alive(), page), page.limit, cursorOf, toOwnGameSet)
}

/** A partner's sets: the running one comes first and only on the first page, then the newest first. */
export async function listPartnerGameSets(
  partnerId: string,
  page: PageWish
): Promise<Page<OwnGameSet>> {
  const current = await findCurrent(partnerId)
  const query = onPage(alive().where({ partnerId }), page)
  if (current) void query.whereNot('id', current.id)
  const others = await query
  const sets = current && page.start === null ? [current, ...others] : others
  return toPage(
    sets,
    page.limit,
    (set) => (set === current ? BEFORE_ALL : cursorOf(set)),
    toOwnGameSet
  )
}

/** The running set; of several the one that started last. */
function findCurrent(partnerId: string): Promise<GameSet | null> {
  const nowMs = clock.nowMs()
  return alive()
    .where({ partnerId, active: true })
    .where('startAtMs', '<=', nowMs)
    .where('endAtMs', '>', nowMs)
    .orderBy('startAtMs', 'desc')
    .orderBy('id', 'desc')
    .first()
}
