import type {
  Account,
  AdminLeaderboard,
  AuditLine,
  FiledComplaint,
  OwnGame,
  OwnPlaylist,
  OwnWidget,
  PrizeAwardWithContact,
} from '@sidepick/rules/generated_wire'

/** A time-ordered id that ends in a number, as the server gives them. */
const idOf = (n: number) => `01995b3e-7a11-7c3d-9f4e-${String(n).padStart(12, '0')}`

export const pageOf = <Item>(items: readonly Item[], next: string | null = null) => ({
  items,
  next,
})

const NOON = '2026-11-20T12:00:00.000Z'

const GAME: OwnGame = {
  id: idOf(1),
  text: 'Will the comet be seen without a telescope this week?',
  gameTitle: '',
  gameType: 'PREDICTION',
  sideA: 'Yes, from the hills',
  sideB: 'No, too cloudy',
  state: 'waiting_for_declaration',
  startTime: '2026-11-18T12:00:00.000Z',
  lastJoinTime: NOON,
  endTime: NOON,
  isAd: false,
  isPrivate: false,
  orientation: 'portrait',
  language: 'en-us',
  creatorId: idOf(70),
  creator: {
    userName: 'Orbit',
    profileColor: '5b4bff',
    avatar: null,
    partnerName: null,
  },
  categoryId: idOf(80),
  category: { categoryName: 'Science' },
  sourceUrl: null,
  videoUrls: { mp4720: null, poster: null },
  landscapeVideoUrls: { mp4720: null },
  landscapeGame: false,
  metadata: {},
  correctAnswer: null,
  allowBlack: false,
  played: true,
  createdAt: NOON,
  updatedAt: NOON,
}

export const GAMES: OwnGame[] = [
  GAME,
  {
    ...GAME,
    id: idOf(2),
    text: 'Which planet could float in a giant bathtub?',
    gameType: 'TRIVIA',
    state: 'active',
    correctAnswer: 'B',
  },
  { ...GAME, id: idOf(3), text: 'Pineapple on pizza?', gameType: 'POLL', state: 'quarantined' },
  { ...GAME, id: idOf(4), text: 'Who wins the derby?', state: 'ended', correctAnswer: 'A' },
]

export const TOTALS = {
  ...{ plays: 1_240, canceledPlays: 12, freePlays: 1_100, whitePlays: 130, blackPlays: 10 },
  ...{ sideA: 840, sideB: 400, complaints: 3, whiteTickets: 1_300, blackTickets: 90 },
  ...{ matchedTickets: 800, pendingCoins: 0, paidCoins: 0, rakeCoins: 0 },
  ...{ heldTickets: 1_390, heldRakeCoins: 12 },
}

const ADA: Account = {
  id: idOf(10),
  email: 'ada@example.com',
  username: 'ada',
  avatar: null,
  profileColor: '5b4bff',
  status: 'active',
  emailVerified: true,
  payoutEmail: null,
  country: 'US',
  state: 'NY',
  language: 'en-us',
  roles: ['player', 'creator'],
  createdAt: NOON,
}

export const PEOPLE: Account[] = [
  ADA,
  {
    ...ADA,
    id: idOf(11),
    username: 'bo',
    email: 'bo@example.com',
    status: 'blocked',
    roles: ['player'],
  },
  {
    ...ADA,
    id: idOf(12),
    username: 'cy',
    email: 'cy@example.com',
    status: 'pending',
    emailVerified: false,
  },
]

export const COMPLAINT: FiledComplaint = {
  id: idOf(95),
  gameId: GAME.id,
  gameText: GAME.text,
  userId: ADA.id,
  username: ADA.username,
  reason: 'It was never visible from here',
  createdAt: NOON,
}

export const PLAYLIST: OwnPlaylist = {
  id: idOf(30),
  name: 'The daily mix',
  creatorId: ADA.id,
  distributorId: 'default',
  gameIds: [...GAMES.map(({ id }) => id), idOf(99)],
  autofilledGameIds: [],
  rules: { autofill: false, language: null, keywords: [], categoryIds: [], isAd: false },
  active: true,
  createdAt: '2026-11-02T09:00:00.000Z',
}

export const WIDGET: OwnWidget = {
  id: idOf(20),
  name: 'Front page of the Daily Fold',
  type: 'docked',
  creatorId: ADA.id,
  playlistId: idOf(30),
  gameSetId: null,
  distributorId: 'daily-fold',
  language: 'en-us',
  preferredCategoryIds: [],
  theme: {},
  config: {},
  allowedDomains: ['https://fold.example'],
  isPublic: false,
  active: true,
  createdAt: NOON,
  updatedAt: NOON,
}

export const EXPERIENCE = {
  scope: 'flavour',
  owner: 'orbit',
  version: 3,
  status: 'published',
  publishedAt: NOON,
  publishedBy: null,
  doc: { themeFlags: { setMaxWidth: 640 }, componentFlags: { VisitProgress: false } },
  builtIn: null,
} as const

export const PRIZE: PrizeAwardWithContact = {
  leaderboardId: idOf(40),
  prizeTitle: 'A telescope',
  place: 1,
  state: 'confirmed',
  reason: null,
  offeredAt: NOON,
  confirmBefore: '2026-12-04T12:00:00.000Z',
  confirmedAt: '2026-11-21T12:00:00.000Z',
  passedOnAt: null,
  fulfilledAt: null,
  initialsOnly: false,
  userId: ADA.id,
  username: ADA.username,
  fulfilment: null,
  contact: {
    payoutEmail: null,
    address: {
      ...{ name: 'Ada Byron', line1: '12 Orbit Street', line2: null },
      ...{ city: 'Ithaca', state: 'NY', postalCode: '14850' },
    },
  },
}

export const BOARD: AdminLeaderboard = {
  id: PRIZE.leaderboardId,
  prizeName: 'A telescope',
  prizeTitle: 'A telescope for the week',
  prizeShortTitle: 'A telescope',
  prizeDrawingDate: '2026-11-24T12:00:00.000Z',
  pointThreshold: 1_000,
  numberOfPrizes: 1,
  imageAssetUrl: null,
  imageSmallAssetUrl: null,
  imageIconAssetUrl: null,
  commitment: '3fa91c07'.repeat(8),
  committedAt: '2026-11-14T05:00:00.000Z',
  distributorId: 'daily-fold',
  kind: 'prize',
  series: 'weekly',
  startDate: '2026-11-16T05:00:00.000Z',
  endDate: '2026-11-23T05:00:00.000Z',
  createdAt: '2026-11-14T05:00:00.000Z',
  archivedAt: null,
  awardedAt: null,
  players: 1,
}

export const AUDIT_LINE: AuditLine = {
  id: idOf(91),
  createdAt: NOON,
  action: 'game.edited',
  actor: { id: idOf(70), username: 'Orbit' },
  subject: { type: 'game', id: GAME.id, name: null },
  reason: null,
  changes: [
    {
      field: 'text',
      before: 'Will the comett be seen this week?',
      after: GAME.text,
      withheld: false,
    },
    { field: 'videoUrls', before: { mp4720: null }, after: null, withheld: false },
  ],
  requestId: idOf(92),
}
