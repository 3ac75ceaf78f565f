import vine from '@vinejs/vine'
import { game } from '#config/game'
import { component } from '#shared/openapi/component'
import { choice, count, instant, integer, text, uuid } from '#shared/openapi/fields'
import { NOTIFICATION_KINDS } from '#notifications/domain/kinds'

const dataSchema = component(
  'NotificationData',
  'What a notification is about.',
  vine.object({
    gameId: uuid('Id of the game; null when it is about no game.').nullable(),
    gamePlayId: uuid('Id of the play; null when it is about no play.').nullable(),
    leaderboardId: uuid('Id of the board whose prize it is about; null without one.').nullable(),
    amount: integer(
      'Number of points, tickets or coins, as the type says; null without one.'
    ).nullable(),
  })
)

export const notificationSchema = component(
  'Notification',
  'One thing that the player was told.',
  vine.object({
    id: uuid('Id of the notification.'),
    type: choice(NOTIFICATION_KINDS, 'What happened.'),
    title: text("Heading in the reader's language."),
    body: text("Text in the reader's language."),
    data: dataSchema,
    createdAt: instant('When it happened.'),
    readAt: instant('When the player saw it; null while it is unread.').nullable(),
  })
)

export const notificationCountsSchema = component(
  'NotificationCounts',
  'What waits for the player.',
  vine.object({
    count: integer('Number of unread notifications; it stops at the maximum.').range([
      0,
      game.notifications.countMax,
    ]),
    rewardsToClaim: count('Number of wins whose points can be claimed.'),
  })
)
