import vine from '@vinejs/vine'
import { GAME_TYPES, LEAGUES } from '@sidepick/rules/types'
import { ACHIEVEMENT_IDS } from '#config/game'
import { component } from '#shared/openapi/component'
import { choice, flag, instant, integer, list, text, uuid } from '#shared/openapi/fields'
import { personFields, publicFields } from '#profiles/wire/person_fields'

const userLeagueSchema = component(
  'UserLeague',
  'A league that the player plays in this week.',
  vine.object({
    name: choice(LEAGUES, 'The league.'),
    leaderboardId: uuid("Id of the league's board."),
  })
)

const leagueFields = {
  leagues: list(userLeagueSchema, 'The leagues that the player plays in, from the first one.'),
  currentLeague: choice(LEAGUES, 'The highest of these leagues.'),
}

export const userLeaguesSchema = component(
  'UserLeagues',
  'The leagues that the player plays in.',
  vine.object(leagueFields)
)

const achievementSchema = component(
  'Achievement',
  'How far the player is with an achievement.',
  vine.object({
    id: choice(ACHIEVEMENT_IDS, 'Id of the achievement.'),
    name: text("Name of the achievement, in the player's language."),
    description: text("What the player has to do, in the player's language."),
    icon: text('Name of an icon that the cards have.'),
    gameType: choice(GAME_TYPES, 'The only game type that counts; null when all do.').nullable(),
    gameStreak: integer('Number of plays in a row so far; at most as many as it asks for.'),
    fulfilled: flag('Whether the player has the achievement.'),
    timestamp: instant('When it was fulfilled; null before.').nullable(),
    read: flag('Whether the player saw that it is fulfilled.'),
  })
)

const dailyStreakSchema = component(
  'DailyStreak',
  'Days in a row with a play; the first play of each day pays.',
  vine.object({
    days: integer(
      'Number of days in a row, from 1 again after the last day; 0 after a day without.'
    ),
    playsToday: integer('Number of plays of this day that count.'),
    length: integer('Number of days after which the row begins again.'),
    pointsPerDay: integer('Points of the first day; each further day pays as many more.'),
  })
)

export const publicProfileSchema = component(
  'PublicProfile',
  'What any player may see of another.',
  vine.object(publicFields)
)

export const profileSchema = component(
  'Profile',
  "The caller's own profile.",
  vine.object({
    ...personFields,
    pageKey: text("The account's secret part of the hashes by which publishers' pages know it."),
    roles: list(vine.string(), 'Roles of the account.'),
    ...leagueFields,
    gamePlaysSinceDemotion: integer('Number of plays since the last demotion.'),
    gamesDeclared: integer('Number of plays whose result is known.'),
    gamesCorrectAnswers: integer('Number of plays that turned out correct.'),
    dailyStreak: dailyStreakSchema,
    achievements: list(achievementSchema, 'Every achievement, reached or not.'),
  })
)
