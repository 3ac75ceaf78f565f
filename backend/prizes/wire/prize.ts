import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { choice, flag, instant, integer, text, uuid } from '#shared/openapi/fields'
import { AWARD_STATES, PASSED_BECAUSE } from '#prizes/domain/states'

const addressSchema = component(
  'PrizeAddress',
  'A postal address in the United States.',
  vine.object({
    name: text('Who receives it.'),
    line1: text('First line of the address.'),
    line2: text('Second line of the address; null without one.').nullable(),
    city: text('City.'),
    state: text('Code of the state.'),
    postalCode: text('ZIP code, with or without its four more digits.'),
  })
)

const contactSchema = component(
  'PrizeContact',
  'Where a prize goes: one of both.',
  vine.object({
    payoutEmail: text('E-mail address for what is sent online.').nullable(),
    address: addressSchema.nullable(),
  })
)

const standing = {
  leaderboardId: uuid('Id of the board.'),
  prizeTitle: text('What is won.'),
  place: integer('Place in the drawing, from 1.').min(1),
  state: choice(AWARD_STATES, 'How it stands.'),
  reason: choice(PASSED_BECAUSE, 'Why it was passed on; null unless it was.').nullable(),
  offeredAt: instant('When it was offered; null while waiting.').nullable(),
  confirmBefore: instant('Until when it can be confirmed; null while waiting.').nullable(),
  confirmedAt: instant('When it was confirmed; null until then.').nullable(),
  passedOnAt: instant('When it was passed on; null unless it was.').nullable(),
  fulfilledAt: instant('When it was sent; null until then.').nullable(),
  initialsOnly: flag('Whether public lists show initials in place of the name.'),
}

export const prizeSchema = component(
  'Prize',
  "The caller's place in a drawing that holds a prize, held one, or may get one.",
  vine.object({ ...standing, contact: contactSchema.nullable() })
)

const awardFields = {
  ...standing,
  userId: uuid('Id of the player.'),
  username: text('Name of the player.'),
  fulfilment: text('How it was sent, as an admin wrote it down; null until then.').nullable(),
}

export const prizeAwardSchema = component(
  'PrizeAward',
  'A place of a drawing, as admins see it in lists.',
  vine.object(awardFields)
)

export const prizeAwardWithContactSchema = component(
  'PrizeAwardWithContact',
  'A place of a drawing with where the prize goes; reading it is written down.',
  vine.object({ ...awardFields, contact: contactSchema.nullable() })
)
