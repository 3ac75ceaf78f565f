import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { flag, instant, list, text, uuid } from '#shared/openapi/fields'

export const gameSetSchema = component(
  'GameSet',
  'A short set of games that a partner runs for a while.',
  vine.object({
    id: uuid('Id of the set.'),
    name: text('Name of the set.'),
    partnerId: text("Slug of the partner's distributor."),
    gameIds: list(vine.string().uuid(), 'Ids of the games, in playing order.'),
    startAt: instant('When the set starts to run.'),
    endAt: instant('When the set ends.'),
    active: flag('Whether the set runs between its start and its end.'),
    createdAt: instant('When the set was added.'),
  })
)
