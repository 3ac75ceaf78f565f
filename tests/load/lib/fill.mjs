/**
 * Fills an empty, migrated database for the benchmarks: players with a token each, games, a board, and plays with all
 * that a play leaves behind. Both dialects count upwards, so that ids can be told from a number.
 */

/** A UUIDv7 whose last twelve digits count. */
const ID_PREFIX = '00000000-0000-7000-8000-'

/** How each dialect writes the parts of a statement that counts. */
export const DIALECTS = {
  pg: {
    series: (n) => `select g as n from generate_series(1, ${n}) g`,
    id: (expression) => `('${ID_PREFIX}' || lpad((${expression})::text, 12, '0'))::uuid`,
    hash: (expression) => `encode(sha256(convert_to(${expression}, 'utf8')), 'hex')`,
    text: (expression) => `(${expression})::text`,
    bool: (value) => String(value),
  },
  sqlite: {
    series: (n) =>
      `with recursive s(n) as (select 1 union all select n + 1 from s where n < ${n}) select n from s`,
    id: (expression) => `'${ID_PREFIX}' || printf('%012d', ${expression})`,
    hash: (expression) => `sha256(${expression})`,
    text: (expression) => `cast(${expression} as text)`,
    bool: (value) => (value ? '1' : '0'),
  },
}

const FAR_MS = Date.UTC(2100, 0, 1)

/** The access token of the player with this number. */
export const benchToken = (number) => `at_${String(number).padStart(43, '0')}`

/** The refresh token of the player with this number. */
export const benchRefreshToken = (number) => `rt_${String(number).padStart(43, '0')}`

/** The e-mail of the player with this number. */
export const benchEmail = (number) => `b${number}@example.com`

/** The id of the record with this number. */
export const benchId = (number) => ID_PREFIX + String(number).padStart(12, '0')

/** Statements that make players, games and the board. */
export function peopleStatements(dialect, { users, games }) {
  const { series, id, hash, text, bool } = DIALECTS[dialect]
  const token = dialect === 'pg' ? `'at_' || lpad(n::text, 43, '0')` : `'at_' || printf('%043d', n)`
  return [
    `insert into distributors (id, name, created_at) values ('default', 'Bench', 1)`,
    `insert into users (id, email, username, username_key, status, profile_color, language, distributor_id, claimed_points, ads_disabled, created_at, updated_at)
     select ${id('n')}, 'b' || n || '@example.com', 'b' || n, 'b' || n, 'active', 'aabbcc', 'en-us', 'default', 0, ${bool(false)}, 1, 1 from (${series(users)}) s`,
    `insert into refresh_families (id, user_id, created_at, expires_at) select ${id('n')}, ${id('n')}, 1, ${FAR_MS} from (${series(users)}) s`,
    `insert into access_tokens (id, user_id, family_id, hash, created_at, expires_at)
     select ${id('n')}, ${id('n')}, ${id('n')}, ${hash(token)}, 1, ${FAR_MS} from (${series(users)}) s`,
    `insert into categories (id, slug, category_name, language, position, active, created_at) values (${id('1')}, 'bench', 'Bench', 'en-us', 1, ${bool(true)}, 1)`,
    `insert into games (id, text, game_title, game_type, side_a, side_b, creator_id, is_private, is_ad, state, version, orientation, language, category_id,
       start_time, last_join_time, end_time, video_urls, landscape_video_urls, metadata, created_at, updated_at)
     select ${id('n')}, 'Question ' || n, 'Bench', 'POLL', 'Yes', 'No', ${id('1')}, ${bool(false)}, ${bool(false)}, 'active', 1, 'portrait', 'en-us', ${id('1')},
       1, ${FAR_MS}, ${FAR_MS}, '{"mp4720":null,"poster":null}', '{"mp4720":null}', '{}', n, n from (${series(games)}) s`,
    `insert into leaderboards (id, distributor_id, series, start_date, end_date, prize_drawing_date, prize_name, prize_title, prize_short_title, point_threshold, number_of_prizes, created_at)
     values (${id('1')}, 'default', 'weekly', 1, ${FAR_MS}, ${FAR_MS}, 'Prize', 'Prize', 'Prize', 1500, 1, 1)`,
    ...(dialect === 'pg'
      ? ['bench_plays', 'bench_transactions', 'bench_keys'].map(
          (name) => `create sequence ${name} start 1000000000`
        )
      : []),
    `select ${text('1')}`,
  ]
}

/**
 * Statements that store plays from..to with their ledger lines and votes. Every play is of its own player and game: the
 * players and games of the fill begin after these numbers, so that none of them is in a later play's way.
 */
export function playStatements(dialect, { from, to }) {
  const { id } = DIALECTS[dialect]
  const { series } = DIALECTS[dialect]
  const rows = `(select n + ${from - 1} as n from (${series(to - from + 1)}) counted) s`
  const player = id('200000000 + n % 100000')
  return [
    `insert into game_plays (id, game_id, user_id, state, side, ticket_type, quantity, matched_count, distributor_id, points, correct, context, created_at)
     select ${id('n')}, ${id('100000000 + n / 1000')}, ${id('200000000 + n')}, 'matched', 'A', 'free', 1, 1, 'default', 20, ${DIALECTS[dialect].bool(true)}, '{}', n from ${rows}`,
    `insert into ledger_transactions (id, key, type, source, reference, user_id, created_at)
     select ${id('n * 2')}, 'play:' || n, 'game_played', null, n, ${player}, n from ${rows}`,
    `insert into ledger_transactions (id, key, type, source, reference, user_id, created_at)
     select ${id('n * 2 + 1')}, 'pts:game_played:' || n, 'game_played', 'game_played', n, ${player}, n from ${rows}`,
    `insert into ledger_postings (transaction_id, account_id, currency, amount, balance_after, created_at)
     select ${id('n * 2 + 1')}, 'issuance:point', 'point', -20, null, n from ${rows}`,
    `insert into ledger_postings (transaction_id, account_id, currency, amount, balance_after, created_at)
     select ${id('n * 2 + 1')}, 'user:bench-' || (n % 100000), 'point', 20, 20, n from ${rows}`,
  ]
}

/**
 * Statements that make a game a prediction with so many plays, half of them pairs of black tickets that met, half free,
 * by players after the `first`. What was staked lies in the game's escrow.
 */
export function crowdStatements(dialect, { game, first, plays }) {
  const { series, id } = DIALECTS[dialect]
  const play = `${400_000_000 + first} + n`
  const black = `n % 4 < 2`
  const gameId = id(String(game))
  const rows = `(${series(plays)}) s`
  const tickets = plays / 2
  return [
    `update games set game_type = 'PREDICTION' where id = ${gameId}`,
    `insert into game_plays (id, game_id, user_id, state, side, ticket_type, quantity, matched_count, distributor_id, points, context, created_at)
     select ${id(play)}, ${gameId}, ${id(play)}, 'matched', case n % 2 when 0 then 'A' else 'B' end,
       case when ${black} then 'black' else 'free' end, 1, 1, 'default', 20, '{}', n from ${rows}`,
    `insert into game_matches (game_id, play_id, opponent_play_id, quantity, created_at)
     select ${gameId}, ${id(`${play} + 1`)}, ${id(play)}, 1, n from ${rows} where n % 4 = 0 and n < ${plays}`,
    `insert into ledger_transactions (id, key, type, source, reference, user_id, created_at)
     values (${id(String(900_000_000 + game))}, 'crowd:${game}', 'game_played', null, 'crowd', null, 1)`,
    `insert into ledger_postings (transaction_id, account_id, currency, amount, balance_after, created_at)
     select ${id(String(900_000_000 + game))}, 'issuance:black', 'black', -${tickets}, null, 1`,
    `insert into ledger_postings (transaction_id, account_id, currency, amount, balance_after, created_at)
     select ${id(String(900_000_000 + game))}, 'escrow:' || ${gameId} || ':black', 'black', ${tickets}, null, 1`,
  ]
}

/** Statements that make a widget whose playlist holds the first games. */
export function widgetStatements(dialect, { games }) {
  const { series, id, bool } = DIALECTS[dialect]
  return [
    `insert into playlists (id, name, creator_id, distributor_id, rules, autofilled_game_ids, autofilled_at, active, created_at)
     values (${id('1')}, 'Bench', ${id('1')}, 'default', '{"categoryIds":[],"keywords":[],"autofill":false,"isAd":false}', '[]', ${FAR_MS}, ${bool(true)}, 1)`,
    `insert into playlist_games (playlist_id, game_id, position) select ${id('1')}, ${id('n')}, n from (${series(games)}) s`,
    `insert into widgets (id, name, type, creator_id, playlist_id, distributor_id, language, preferred_category_ids, allowed_domains, is_public, active, created_at)
     values (${id('1')}, 'Bench', 'inline', ${id('1')}, ${id('1')}, 'default', 'en-us', '[]', '[]', ${bool(true)}, ${bool(true)}, 1)`,
  ]
}

/** Statements that give every player of `peopleStatements` a refresh token and this password. */
export function sessionStatements(dialect, { users, passwordHash }) {
  const { series, id, hash } = DIALECTS[dialect]
  const token = dialect === 'pg' ? `'rt_' || lpad(n::text, 43, '0')` : `'rt_' || printf('%043d', n)`
  return [
    `insert into refresh_tokens (id, family_id, hash, created_at, expires_at)
     select ${id('n')}, ${id('n')}, ${hash(token)}, 1, ${FAR_MS} from (${series(users)}) s`,
    `insert into credentials (user_id, password_hash, updated_at)
     select ${id('n')}, '${passwordHash}', 1 from (${series(users)}) s`,
  ]
}
