import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { choice, count, flag, instant, integer, list, text, uuid } from '#shared/openapi/fields'
import { INELIGIBLE } from '#leaderboards/domain/eligibility'
import { leaderboardSchema } from '#leaderboards/wire/leaderboard'

export const adminLeaderboardSchema = component(
  'AdminLeaderboard',
  'A board as admins see it.',
  vine.object({
    ...leaderboardSchema.getProperties(),
    distributorId: text('Slug of the distributor whose plays count on it.'),
    kind: choice(['prize', 'league'], "Whether it is a distributor's board or a league's."),
    series: text('Slug that the boards of one weekly series share.'),
    startDate: instant('When the board begins.'),
    createdAt: instant('When the board was made.'),
    archivedAt: instant('When it was archived; null while public lists show it.').nullable(),
    awardedAt: instant('When its prizes were drawn; null until then.').nullable(),
    players: count('Number of players with an entry.'),
  })
)

const points = {
  leaderboardId: uuid('Id of the board.'),
  userId: uuid('Id of the player.'),
  points: integer('Number of points on the board.'),
  rank: integer('Rank on the board, from 1; equal points share it.').min(1),
  reachedAt: instant('When the player reached these points.'),
  instantQualified: flag('Whether the player is qualified whatever the points.'),
  qualified: flag('Whether the entry has the threshold of points, or is qualified without.'),
}

export const playerPointsSchema = component(
  'PlayerPoints',
  "A player's points on one board.",
  vine.object(points)
)

export const boardPlayerSchema = component(
  'BoardPlayer',
  "A player's entry on a board as admins see it.",
  vine.object({
    ...points,
    username: text('Name of the player.'),
    profileColor: text("The player's colour: six hex digits in lower case, without #."),
    avatar: text("Address of the player's picture; null without one.").nullable(),
  })
)

export const boardEntrantSchema = component(
  'BoardEntrant',
  "A player's entry on a board, and whether it takes part in the drawing.",
  vine.object({
    ...boardPlayerSchema.getProperties(),
    eligible: flag('Whether the player takes part in the drawing as things stand.'),
    reasons: list(
      choice(INELIGIBLE, 'One reason.'),
      'What keeps the player out: too few `points`, an account that is `closed` or `blocked`, an unverified `email`, `terms` that are not the current ones, an incomplete `profile`, another `country` than the US, a `residency` that is not confirmed, `staff`, or a creator of the `sponsor`. Empty for an eligible player.'
    ),
  })
)
