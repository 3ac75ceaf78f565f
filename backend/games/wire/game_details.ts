import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { integer } from '#shared/openapi/fields'
import { ownGameFields } from '#games/wire/game'

const totalsSchema = component(
  'GameTotals',
  'What was played of a game, and what it moved.',
  vine.object({
    plays: integer('Number of plays that count.'),
    canceledPlays: integer('Number of plays that were taken back.'),
    freePlays: integer('Number of plays without tickets.'),
    whitePlays: integer('Number of plays with white tickets.'),
    blackPlays: integer('Number of plays with black tickets.'),
    sideA: integer('Number of votes for side A.'),
    sideB: integer('Number of votes for side B.'),
    complaints: integer('Number of complaints.'),
    whiteTickets: integer('Number of white tickets that were staked.'),
    blackTickets: integer('Number of black tickets that were staked.'),
    matchedTickets: integer('Number of black tickets that found a counterpart.'),
    pendingCoins: integer('Number of coins that wait for the end of their hold.'),
    paidCoins: integer('Number of coins that were paid.'),
    rakeCoins: integer('Number of coins that were kept as rake.'),
    heldTickets: integer('Number of tickets that the game still holds.'),
    heldRakeCoins: integer('Number of coins of the rake that are not shared out yet.'),
  })
)

export const gameDetailsSchema = component(
  'GameDetails',
  'A game with what was played of it.',
  vine.object({ ...ownGameFields, totals: totalsSchema })
)
