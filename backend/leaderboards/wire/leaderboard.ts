import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { choice, flag, instant, integer, list, text, uuid } from '#shared/openapi/fields'
import { UNMET } from '#leaderboards/domain/eligibility'

export const leaderboardSchema = component(
  'Leaderboard',
  "A week's race for points.",
  vine.object({
    id: uuid('Id of the board.'),
    endDate: instant('When the board ends.'),
    prizeName: text('Name of the prize.'),
    prizeTitle: text('Title of the prize.'),
    prizeShortTitle: text('Title of the prize where space is small.'),
    prizeDrawingDate: instant('When the prize is drawn.'),
    pointThreshold: integer('Number of points from which a player takes part in the drawing.'),
    numberOfPrizes: integer('Number of prizes that are drawn.'),
    imageAssetUrl: text('Address of the picture of the prize; null without one.').nullable(),
    imageSmallAssetUrl: text('Address of the small picture; null without one.').nullable(),
    imageIconAssetUrl: text('Address of the icon; null without one.').nullable(),
    commitment: text(
      'SHA-256 of the seed that decides the drawing, 32 bytes in hex; null where it is fixed by none.'
    ).nullable(),
    committedAt: instant('When that was published; null without it.').nullable(),
  })
)

const entrySchema = component(
  'LeaderboardEntry',
  "One player's standing on a board.",
  vine.object({
    userId: uuid('Id of the player.'),
    rank: integer('Rank on the board, from 1.').min(1),
    username: text('Name of the player.'),
    profileColor: text("The player's colour: six hex digits in lower case, without #."),
    points: integer('Number of points on the board.'),
    avatar: text("Address of the player's picture; null without one.").nullable(),
  })
)

export const leaderboardStandingSchema = component(
  'LeaderboardStanding',
  'The best players of a board, and the caller among the neighbors.',
  vine.object({
    userId: uuid('Id of the caller; null for a stranger.').nullable(),
    topN: list(entrySchema, 'The best players, from rank 1.'),
    neighbors: list(entrySchema, 'The caller with the entries just above and below.'),
  })
)

export const ownPointsSchema = component(
  'OwnPoints',
  "The caller's points on one board.",
  vine.object({
    leaderboardId: uuid('Id of the board.'),
    points: integer('Number of points on the board.'),
    rank: integer('Rank on the board, from 1; null without points.').nullable(),
    qualified: flag('Whether the points suffice to take part in the drawing.'),
    unmet: list(
      choice(UNMET, 'One condition.'),
      'The other conditions of the drawing that the caller does not meet; none for who is in it with enough points.'
    ),
  })
)
