import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { count, flag, instant } from '#shared/openapi/fields'

const expiringWhiteSchema = component(
  'ExpiringTickets',
  'The white tickets that expire next.',
  vine.object({
    count: count('Number of tickets.'),
    at: instant('When they expire.'),
  })
)

export const accountBalanceSchema = component(
  'AccountBalance',
  'What the caller holds.',
  vine.object({
    whiteTickets: count('Number of white tickets.'),
    blackTickets: count('Number of black tickets.'),
    coins: count('Number of coins.'),
    pendingCoins: count('Number of coins that wait for the end of their hold.'),
    gray: count('Amount of gray: what white tickets win, until it turns into black tickets.'),
    points: count('Number of points.'),
    canCollectFreeGift: flag("Whether today's gift waits to be collected."),
    nextFreeGiftAt: instant('When the next daily gift is given.'),
    expiringWhite: expiringWhiteSchema.nullable(),
  })
)
