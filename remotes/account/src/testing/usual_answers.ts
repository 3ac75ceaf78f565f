import type { Reply } from '@sidepick/card-kit/testing/local_server'
import type { Achievement, Calls } from '@sidepick/rules/generated_wire'
import { ANA } from '@sidepick/card-kit/testing/sample_profile'

export { ANA as PROFILE }

const document = (path: string): [string, Reply] => {
  const html = `<p>The text of ${path}</p>`
  const lang = path.split('/').at(-1)
  return [`GET ${path}`, { status: 200, body: { lang, version: '2026-01-05', title: path, html } }]
}

const DOCUMENTS = ['tos', 'rules', 'promotional-rules', 'privacy-policy'].flatMap((name) => [
  document(`/${name}/en-us`),
  document(`/${name}/es-mx`),
])

export const ASSET_ID = '01995b3e-7a11-7c3d-9f4e-2b6d8a90c222'

const ASSET = {
  id: ASSET_ID,
  ownerId: ANA.id,
  type: 'image',
  contentType: 'image/webp',
  url: '/uploads/me.webp',
  sizeBytes: 4096,
  widthPx: 256,
  heightPx: 256,
  createdAt: '2026-11-20T12:00:00.000Z',
}

export const BALANCE: Calls['GET /v1/wallets/account-balance']['answer'] = {
  whiteTickets: 5,
  blackTickets: 0,
  coins: 0,
  pendingCoins: 0,
  gray: 0,
  points: 1_340,
  canCollectFreeGift: false,
  nextFreeGiftAt: '2026-11-21T00:00:00.000Z',
  expiringWhite: null,
}

const GATES = [0, 5, 25, 75].map((gamePlays, index) => ({
  id: `level${index + 1}`,
  gamePlays,
  prize: null,
}))

const STREAKS = ([3, 5, 10] as const).map((streak) => ({
  id: `streak_${streak}` as const,
  name: `${streak} in a row`,
  description: `Answer ${streak} questions right in a row.`,
  icon: 'star',
  gameType: null,
  streak,
}))

/** What a profile tells of a player with a run of that length, who has reached the first achievement. */
export const achievementsOf = (run: number): Achievement[] =>
  STREAKS.map(({ streak, ...rule }, index) => ({
    ...rule,
    gameStreak: Math.min(run, streak),
    fulfilled: index === 0,
    timestamp: index === 0 ? '2026-11-20T12:00:00.000Z' : null,
    read: true,
  }))

export const RULES = [
  ...GATES,
  ...STREAKS.map(({ streak, ...rule }) => ({
    ...rule,
    requiredStreak: streak,
    requiredCorrect: true,
  })),
]

export const WEEK = [
  {
    leaderboardId: '01995b3e-7a11-7c3d-9f4e-000000000500',
    points: 1_240,
    rank: 15,
    qualified: false,
    unmet: [],
  },
]

export const POINTS_PATH = '/v1/leaderboards/points?distributorId=default'

export const GAMES_PATH = '/v1/gameplays?state=all&limit=5'

/** What the platform answers when all is well. */
export const USUAL: Record<string, Reply> = {
  ...Object.fromEntries(DOCUMENTS),
  'GET /v1/profiles/export': {
    status: 200,
    body: { exportedAt: '2026-11-20T12:00:00.000Z', profile: { username: ANA.username } },
  },
  'DELETE /v1/profiles': { status: 200, body: { deleted: true } },
  'POST /v1/assets': { status: 201, body: ASSET },
  [`DELETE /v1/assets/${ASSET_ID}`]: { status: 200, body: { deleted: true } },
  'POST /auth/change_password': { status: 200, body: { changed: true } },
  'GET /v1/profiles': { status: 200, body: ANA },
  'GET /v1/wallets/account-balance': { status: 200, body: BALANCE },
  'GET /v1/achievements': { status: 200, body: RULES },
  [`GET ${POINTS_PATH}`]: { status: 200, body: WEEK },
  [`GET ${GAMES_PATH}`]: { status: 200, body: { items: [], next: null } },
  'GET /v1/prizes': { status: 200, body: [] },
  'GET /v1/notifications/count': { status: 200, body: { count: 0, rewardsToClaim: 0 } },
  'PATCH /v1/profiles': { status: 200, body: ANA },
  'POST /auth/sign_tos': {
    status: 200,
    body: { tosSignedAt: '2026-11-20T12:00:00.000Z', lastTosSigned: true },
  },
  'POST /auth/resend_email_verification': { status: 200, body: { sent: true } },
  'POST /v1/profiles/username_available': { status: 200, body: { available: true } },
}
