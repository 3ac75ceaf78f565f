import db from '@adonisjs/lucid/services/db'
import { contentLanguages } from '@sidepick/rules/languages'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { listedIds, listedTexts, run } from '#shared/database/dialect'
import type { Columns, Computed } from '#shared/database/rows'
import { wordCounts, type Sql } from '#shared/database/word_index'
import type { GameSearch } from '#games/contract'
import { openGames } from '#games/queries/open_games'
import { WORDS_OF_GAMES } from '#games/store/search_words_index'
import { searchTerms } from '#games/domain/search_terms'

const TEXT_WEIGHT = 3
const PREFERRED_WEIGHT = 2
const PLAYS_WEIGHT = 1 / 4

/** Games older than this score zero for age: PostgreSQL fails with an underflow for very small powers. */
const OLD_HALF_LIVES = 100

/** Games with a video in landscape format: the column holds JSON as a text, whose address is a string or null. */
const HAS_LANDSCAPE: Sql = {
  sql: 'g.landscape_video_urls like ?',
  bindings: ['%"mp4720":"%'],
}

/** A game with its score for a search. */
export interface RankedGame {
  id: string
  score: number
}

/** Best first: the share of words found, a preferred category, how new a game is and how often it was played. */
export async function rankJoinable(search: GameSearch): Promise<RankedGame[]> {
  const { sql, bindings } = rankingOf(search, clock.nowMs())
  return run<Columns<'games', 'id'> & Computed<{ score: number }>>(db.connection(), sql, bindings)
}

/** The statement of a search; the number of words and what is asked for at all make it another one, and nothing else. */
export function rankingOf(search: GameSearch, nowMs: number): Sql {
  const words = searchTerms({ text: search.text })
  const counts =
    words.length > 0 ? wordCounts(db.connection(), WORDS_OF_GAMES, words, openGames(nowMs)) : null
  const where = conditionsOf(search, nowMs)
  const score = scoreOf(search, words, nowMs)
  return {
    sql: `select g.id, ${score.sql} as score from games g
     left join game_popularity p on p.game_id = g.id
     ${counts === null ? '' : `left join ${counts.sql} w on w.id = g.id`}
     where ${where.sql} order by score desc, g.created_at desc, g.id desc limit ?`,
    bindings: [...score.bindings, ...(counts?.bindings ?? []), ...where.bindings, search.limit],
  }
}

function conditionsOf(search: GameSearch, nowMs: number): Sql {
  const parts = [
    openGames(nowMs),
    ...among('g.language in', search.language && contentLanguages(search.language), listedTexts),
    ...among('g.category_id in', search.categoryIds),
    ...among('g.category_id not in', search.excludedCategoryIds),
    ...among('g.id not in', search.excludedIds),
    ...(search.landscape ? [HAS_LANDSCAPE] : []),
  ]
  return {
    sql: parts.map(({ sql }) => sql).join(' and '),
    bindings: parts.flatMap(({ bindings }) => bindings),
  }
}

/** Bound as one value: callers choose how long their lists are, and each length would be a statement of its own. */
function among(column: string, values: readonly string[] = [], listed = listedIds): Sql[] {
  if (values.length === 0) return []
  return [{ sql: `${column} (${listed(db.connection())})`, bindings: [JSON.stringify(values)] }]
}

/** Floating point throughout: PostgreSQL would treat the literals as exact numerics and compute a thousand digits. */
function scoreOf(search: GameSearch, words: readonly string[], nowMs: number): Sql {
  const decay = -Math.LN2 / game.lists.recencyHalfLifeMs
  const preferred = among('g.category_id in', search.preferredCategoryIds)
  const terms: Sql[] = [
    ...(words.length === 0
      ? []
      : [{ sql: `coalesce(w.words, 0) * ${float(TEXT_WEIGHT / words.length)}`, bindings: [] }]),
    ...preferred.map(({ sql, bindings }) => ({
      sql: `case when ${sql} then ${float(PREFERRED_WEIGHT)} else ${float(0)} end`,
      bindings,
    })),
    {
      sql: `case when g.created_at < ? then ${float(0)}
        else exp(${float(decay)} * (cast(? as double precision) - g.created_at)) end`,
      bindings: [nowMs - OLD_HALF_LIVES * game.lists.recencyHalfLifeMs, nowMs],
    },
    {
      sql: `${float(PLAYS_WEIGHT)} * log10(cast(1 + coalesce(p.plays, 0) as double precision))`,
      bindings: [],
    },
  ]
  return {
    sql: terms.map((term) => term.sql).join(' + '),
    bindings: terms.flatMap((term) => term.bindings),
  }
}

const float = (value: number) => `cast(${value} as double precision)`
