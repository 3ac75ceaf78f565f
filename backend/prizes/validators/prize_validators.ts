import vine from '@vinejs/vine'
import { emailSchema } from '#shared/http/validation/email'
import { usState } from '#shared/http/validation/person_rules'
import { flag, oneLine, uuid } from '#shared/http/validation/rules'
import { game } from '#config/game'
import { holds } from '#shared/openapi/fields'
import { AWARD_STATES } from '#prizes/domain/states'

const ZIP = /^\d{5}(-\d{4})?$/

const isOneOfBoth = vine.createRule((value, _, field) => {
  const { payoutEmail, address } = value as { payoutEmail?: string; address?: object }
  if ((payoutEmail === undefined) !== (address === undefined)) return
  field.report('Give a payout email or a postal address, one of both', 'contact', field)
})

const addressFields = {
  name: oneLine(100).use(holds('Who receives it.')),
  line1: oneLine(200).use(holds('First line of the address.')),
  line2: oneLine(200).use(holds('Second line of the address.')).optional(),
  city: oneLine(100).use(holds('City.')),
  state: vine.string().maxLength(8).use(usState()).use(holds('Code of the state.')),
  postalCode: vine.string().trim().regex(ZIP).use(holds('ZIP code, as 12345 or 12345-6789.')),
}

export const confirmPrizeValidator = vine.create(
  vine
    .object({
      payoutEmail: emailSchema().use(holds('E-mail address for what is sent online.')).optional(),
      address: vine
        .object(addressFields)
        .use(holds('Postal address in the United States.'))
        .optional(),
      initialsOnly: flag()
        .use(holds('Whether public lists show initials in place of the name.'))
        .optional(),
    })
    .use(isOneOfBoth())
)

export const editPrizeValidator = vine.create({
  initialsOnly: flag().use(holds('Whether public lists show initials in place of the name.')),
})

export const fulfilPrizeValidator = vine.create({
  fulfilment: oneLine(500).use(
    holds('How it was sent: a carrier and a number, a gift card’s last digits.')
  ),
})

export const passOnPrizeValidator = vine.create({
  note: oneLine(500).use(holds('Why the prize is taken from this winner; for the audit log.')),
})

export const listAwardsValidator = vine.create({
  state: vine.enum(AWARD_STATES).use(holds('Only places in this state.')).optional(),
  leaderboardId: uuid().use(holds('Only places of this board.')).optional(),
  limit: vine
    .number()
    .withoutDecimals()
    .range([1, game.lists.pageSizeMax])
    .use(holds('Number of items.'))
    .optional(),
})
