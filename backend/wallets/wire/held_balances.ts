import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { count } from '#shared/openapi/fields'

export const heldBalancesSchema = component(
  'HeldBalances',
  'What a player holds, by currency, as admins see it.',
  vine.object({
    white: count('Number of white tickets that have not expired.'),
    black: count('Number of black tickets.'),
    gray: count('Amount of gray: what white tickets win, until it turns into black tickets.'),
    coin: count('Number of coins.'),
    pending_coin: count('Number of coins that wait for the end of their hold.'),
    point: count('Number of points.'),
  })
)
