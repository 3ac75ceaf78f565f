import vine from '@vinejs/vine'
import { ownGameFields } from '#games/transformers/own_game_transformer'

const whole = () => vine.number().withoutDecimals()

/** Games with their totals, without paging. */
export const gameDetailsAnswer = () =>
  vine.object({
    items: vine.array(
      vine.object({
        ...ownGameFields(),
        totals: vine.object({
          plays: whole(),
          canceledPlays: whole(),
          freePlays: whole(),
          whitePlays: whole(),
          blackPlays: whole(),
          sideA: whole(),
          sideB: whole(),
          complaints: whole(),
          whiteTickets: whole(),
          blackTickets: whole(),
          matchedTickets: whole(),
          pendingCoins: whole(),
          paidCoins: whole(),
          rakeCoins: whole(),
          heldTickets: whole(),
          heldRakeCoins: whole(),
        }),
      })
    ),
    next: vine.string().nullable(),
  })
