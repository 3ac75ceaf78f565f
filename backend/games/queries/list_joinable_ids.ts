import { game } from '#config/game'
import { clock } from '#shared/clock'
import type { GameSearch } from '#games/contract'
import { Game } from '#games/models/game'
import { searchWords } from '#games/search_words'

/** Words of a search that count; the rest is ignored. */
const WORDS_MAX = 10
const TEXT_WEIGHT = 3
const PREFERRED_WEIGHT = 2

/** Best first: the share of words found, a preferred category and how new a game is add up to its score. */
export async function listJoinableIds(search: GameSearch): Promise<string[]> {
  const nowMs = clock.nowMs()
  const query = Game.query()
    .select('id')
    .whereNull('deletedAt')
    .where({ isPrivate: false, isAd: false })
    .whereIn('state', ['new', 'active'])
    .where('lastJoinTimeMs', '>', nowMs)
    .where('endTimeMs', '>', nowMs)
    .limit(search.limit)
  if (search.language) void query.where('language', search.language)
  if (search.categoryIds?.length) void query.whereIn('categoryId', [...search.categoryIds])
  if (search.excludedCategoryIds?.length) {
    void query.whereNotIn('categoryId', [...search.excludedCategoryIds])
  }
  if (search.excludedIds?.length) void query.whereNotIn('id', [...search.excludedIds])
  const { sql, bindings } = score(search, nowMs)
  void query.orderByRaw(`${sql} desc`, [...bindings])
  const rows = await query.orderBy('createdAt', 'desc').orderBy('id', 'desc')
  return rows.map(({ id }) => id)
}

interface Term {
  sql: string
  bindings: readonly (string | number)[]
}

function score(search: GameSearch, nowMs: number): Term {
  const words = searchWords(search.text ?? '').slice(0, WORDS_MAX)
  const preferred = search.preferredCategoryIds ?? []
  const terms: Term[] = [
    ...words.map((word) => ({
      sql: `case when search_text like ? then ${TEXT_WEIGHT / words.length} else 0 end`,
      bindings: [`%${word}%`],
    })),
    ...(preferred.length === 0
      ? []
      : [
          {
            sql: `case when category_id in (${preferred.map(() => '?').join(', ')}) then ${PREFERRED_WEIGHT} else 0 end`,
            bindings: preferred,
          },
        ]),
    {
      sql: `exp(${-Math.LN2 / game.lists.recencyHalfLifeMs} * (? - created_at))`,
      bindings: [nowMs],
    },
  ]
  return {
    sql: terms.map((term) => term.sql).join(' + '),
    bindings: terms.flatMap((term) => term.bindings),
  }
}
