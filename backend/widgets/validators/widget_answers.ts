import vine from '@vinejs/vine'
import { DISPLAY_MODES } from '@sidepick/rules/types'
import { gamePlayAnswer } from '#gameplays/contract'
import { creatorAnswer, gameAnswer } from '#games/contract'
import { hostFlagsAnswer } from '#widgets/validators/host_flags_answer'

const uuid = () => vine.string().uuid()

export const widgetDataAnswer = () =>
  vine.object({
    id: uuid(),
    type: vine.enum(DISPLAY_MODES),
    creator: creatorAnswer(),
    playlist: vine.object({
      id: uuid(),
      creatorId: uuid(),
      creator: creatorAnswer(),
      games: vine.array(gameAnswer()),
      autofilledGames: vine.array(gameAnswer()),
    }),
    gameSet: vine
      .object({ id: uuid(), name: vine.string(), gameIds: vine.array(uuid()) })
      .nullable(),
    gamePlays: vine.array(gamePlayAnswer()),
    config: vine.object({ flags: hostFlagsAnswer() }),
  })
