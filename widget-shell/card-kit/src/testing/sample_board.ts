import type {
  Leaderboard,
  LeaderboardEntry,
  LeaderboardStanding,
} from '@sidepick/rules/generated_wire'
import { LEAGUES, type Profile } from '@sidepick/rules/types'
import { ANA } from './sample_profile'

const NAMES = [
  'mar.y.sol',
  'oak',
  'tuesday_tina',
  'kimo',
  'la.profe',
  'juno',
  'pepe',
  'ivy',
  'zed',
  'nox',
  'otto',
  'wren',
  'sam.i.am',
]
const COLOURS = ['e4572e', '2f6ea8', '1b5e57', '8a3ffc']

/** A time-ordered id that ends in a number, as the server gives them. */
export const sampleId = (n: number) => `01995b3e-7a11-7c3d-9f4e-${String(n).padStart(12, '0')}`

export const BOARD_ID = sampleId(500)

/** The id of the player of that rank. */
export const userOf = (rank: number) => sampleId(600 + rank)

export const boardEntry = (rank: number, username = `player${rank}`): LeaderboardEntry => ({
  userId: userOf(rank),
  rank,
  username,
  profileColor: COLOURS[rank % COLOURS.length] ?? 'e4572e',
  points: 24_800 - rank * 1_310,
  avatar: null,
})

/** A week of which a few days are left while the gallery's pictures are taken. */
export const sampleBoard = (change: Partial<Leaderboard> = {}): Leaderboard => ({
  id: BOARD_ID,
  endDate: '2026-11-23T05:00:00.000Z',
  prizeName: 'gift-card-50',
  prizeTitle: 'A gift card of 50 dollars',
  prizeShortTitle: '$50 gift card',
  prizeDrawingDate: '2026-11-24T05:00:00.000Z',
  pointThreshold: 1_500,
  numberOfPrizes: 3,
  imageAssetUrl: null,
  imageSmallAssetUrl: null,
  imageIconAssetUrl: null,
  commitment: '3fa91c07'.repeat(8),
  committedAt: '2026-11-14T12:00:00.000Z',
  ...change,
})

/** Thirteen players; `userId` is whose board it is, with the neighbors where they are not among these. */
export const sampleStanding = (
  userId: string | null,
  neighbors: LeaderboardEntry[] = []
): LeaderboardStanding => ({
  userId,
  topN: NAMES.map((name, index) => boardEntry(index + 1, name)),
  neighbors,
})

/** The fifteenth player with those around. */
export const FIFTEENTH = sampleStanding(userOf(15), [
  boardEntry(14, 'rio'),
  boardEntry(15, 'ana.luna'),
  boardEntry(16, 'bo'),
])

export const NOBODY: LeaderboardStanding = { userId: null, topN: [], neighbors: [] }

export const BOARDS_PATH = '/v1/leaderboards/activeLeaderboards?distributorId=default'
export const STANDING_PATH = `/v1/leaderboards/${BOARD_ID}?limit=13`

export const LEAGUE_BOARD_ID = sampleId(502)
export const LEAGUE_PATH = `/v1/leaderboards/${LEAGUE_BOARD_ID}?limit=13`
/** Number of plays that lead into each league. */
const GATES = LEAGUES.map((id, index) => ({ id, gamePlays: index * 5, prize: null }))

/** What a board asks of the player; by default one who has not played in a league. */
export const leagueAnswers = (player: Partial<Profile> = {}) => ({
  'GET /v1/profiles': { body: { ...ANA, ...player } },
  'GET /v1/achievements': { body: GATES },
})

/** A player of the second league. */
export const IN_LEAGUE: Partial<Profile> = {
  leagues: [{ name: 'level2', leaderboardId: LEAGUE_BOARD_ID }],
  currentLeague: 'level2',
  gamePlaysSinceDemotion: 8,
}

/** The answers of a server that a board reads, for the gallery and the local server. */
export const boardAnswers = (standing: LeaderboardStanding) => ({
  [`GET ${BOARDS_PATH}`]: { body: [sampleBoard()] },
  [`GET ${STANDING_PATH}`]: { body: standing },
  ...leagueAnswers(),
})
