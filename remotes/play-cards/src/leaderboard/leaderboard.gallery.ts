import type { GalleryState, GalleryStates } from '@sidepick/card-kit'
import { ANA, ended } from '../moments'
import type { LeaderboardEntry } from './generated_endpoints'

const BOARDS = 'GET /v1/leaderboards/activeLeaderboards?distributorId=default'
const STANDING = 'GET /v1/leaderboards/board-1?limit=10'

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
]

const entry = (rank: number, username: string): LeaderboardEntry => ({
  userId: `user-${rank}`,
  rank,
  username,
  profileColor: ['e4572e', '2f6ea8', '1b5e57', '8a3ffc'][rank % 4] ?? 'e4572e',
  points: 24_800 - rank * 1_310,
  avatar: null,
})

const topN = NAMES.map((name, index) => entry(index + 1, name))
const boards = { body: [{ id: 'board-1', prizeTitle: 'A gift card of 50 dollars' }] }
const neighbors = [entry(13, 'rio'), entry(14, 'ana.luna'), entry(15, 'bo')]

const standing = (body: object): GalleryState['answers'] => ({
  [BOARDS]: boards,
  [STANDING]: { body },
})

const whole = standing({ userId: null, topN, neighbors: [] })
const own = standing({ userId: 'user-14', topN, neighbors })
const empty = standing({ userId: null, topN: [], neighbors: [] })
const failed = { [BOARDS]: { status: 404 } }

const props = ended(340)

export const states: GalleryStates = {
  'the own place': { props, viewer: ANA, answers: own },
  'of the own first place': {
    props,
    viewer: ANA,
    answers: standing({ userId: 'user-1', topN, neighbors: topN.slice(0, 3) }),
  },
  'nobody yet': { props, viewer: ANA, answers: empty },
  'out of reach': { props, viewer: ANA, answers: failed },
}

export const modalStates: GalleryStates = {
  'of a stranger': { answers: whole },
  'the own place': { viewer: ANA, answers: own },
  'nobody yet': { answers: empty },
  'out of reach': { answers: failed },
}
