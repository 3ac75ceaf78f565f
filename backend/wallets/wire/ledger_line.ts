import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { instant, integer, text, uuid } from '#shared/openapi/fields'

const lineFields = {
  id: uuid('Id of the ledger transaction; its lines share it.'),
  type: text('What happened.'),
  source: text('Where it came from, in more detail than the type; null without one.').nullable(),
  currency: text('Currency of the amount; free for a play that cost nothing.'),
  amount: integer(
    "What the player's balance gained, in units of the currency; negative for a loss."
  ),
  balanceAfter: integer(
    'Balance after the line, in units of the currency; null where nothing was posted.'
  ).nullable(),
  reference: text('What the line is about, such as the id of a play; null without one.').nullable(),
  createdAt: instant('When it was posted.'),
}

export const ledgerLineSchema = component(
  'LedgerLine',
  "One line of the caller's ledger.",
  vine.object(lineFields)
)

export const anyLedgerLineSchema = component(
  'AnyLedgerLine',
  "One line of anybody's ledger, as admins see it.",
  vine.object({
    ...lineFields,
    userId: uuid('Id of the player.'),
    gameId: uuid('Id of the game that the line is about; null for another reason.').nullable(),
  })
)
