import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { instant, text, uuid } from '#shared/openapi/fields'

export const filedComplaintSchema = component(
  'FiledComplaint',
  'A complaint about a game, as admins see it.',
  vine.object({
    id: uuid('Id of the complaint.'),
    gameId: uuid('Id of the game.'),
    gameText: text('The question of the game; null when it is deleted.').nullable(),
    userId: uuid(
      'Id of the player who complained; null for a stranger and for a closed account.'
    ).nullable(),
    username: text('Name of that player; null without one.').nullable(),
    reason: text('What is wrong with the game, in the words of whoever complained.'),
    createdAt: instant('When the complaint was made.'),
  })
)
