import vine from '@vinejs/vine'
import { DISPLAY_MODES } from '@sidepick/rules/types'
import { creatorSummarySchema } from '#creators/contract'
import { gamePlaySchema } from '#gameplays/contract'
import { gameSchema } from '#games/contract'
import { component } from '#shared/openapi/component'
import { choice, list, text, uuid } from '#shared/openapi/fields'
import { hostFlagsSchema } from '#widgets/wire/host_flags'

const playlistSchema = component(
  'WidgetPlaylist',
  'The games of a widget.',
  vine.object({
    id: uuid('Id of the playlist.'),
    creatorId: uuid('Id of the creator of the playlist.'),
    creator: creatorSummarySchema,
    games: list(
      gameSchema,
      'Games that were chosen by hand, in playing order; those of the set that runs come after the first one.'
    ),
    autofilledGames: list(gameSchema, 'Games that fill the list up, in playing order.'),
  })
)

const gameSetSchema = component(
  'WidgetGameSet',
  'The set of games that runs in the widget.',
  vine.object({
    id: uuid('Id of the set.'),
    name: text('Name of the set.'),
    gameIds: list(vine.string().uuid(), 'Ids of its games, in playing order.'),
  })
)

const configSchema = component(
  'WidgetConfig',
  'What the page switches for the widget.',
  vine.object({ flags: hostFlagsSchema })
)

export const widgetDataSchema = component(
  'WidgetData',
  "A widget's games, and the caller's own plays of them.",
  vine.object({
    id: uuid('Id of the widget.'),
    type: choice(DISPLAY_MODES, 'The display mode.'),
    creator: creatorSummarySchema,
    playlist: playlistSchema,
    gameSet: gameSetSchema.nullable(),
    gamePlays: list(gamePlaySchema, "The caller's plays of these games; empty for a stranger."),
    config: configSchema,
  })
)
