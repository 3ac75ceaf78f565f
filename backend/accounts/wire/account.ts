import vine from '@vinejs/vine'
import { agreedCreatorSchema } from '#creators/contract'
import { component } from '#shared/openapi/component'
import { choice, flag, instant, list, text, uuid } from '#shared/openapi/fields'

export const accountSchema = component(
  'Account',
  'An account, as admins see it.',
  vine.object({
    id: uuid('Id of the account.'),
    email: text('E-mail address, in lower case.'),
    username: text('Name that the player is shown under.'),
    avatar: text("Address of the player's picture; null without one.").nullable(),
    profileColor: text("The player's colour: six hex digits in lower case, without #."),
    status: choice(['pending', 'active', 'blocked', 'deleted'], 'Status of the account.'),
    emailVerified: flag('Whether the player proved to read mail at the address.'),
    payoutEmail: text('E-mail address that payouts go to; null without one.').nullable(),
    country: text('ISO 3166-1 alpha-2 code of the country; null while unknown.').nullable(),
    state: text(
      'Code of the state in the United States; null elsewhere or while unknown.'
    ).nullable(),
    language: text('Language that the player chose.'),
    roles: list(vine.string(), 'Roles of the account.'),
    createdAt: instant('When the account was made.'),
  })
)

export const creatorAccountSchema = component(
  'CreatorAccount',
  'An account with the terms that were agreed on with its creator.',
  vine.object({
    account: accountSchema,
    creator: agreedCreatorSchema.nullable(),
  })
)

export const accountRolesSchema = component(
  'AccountRoles',
  'All roles of an account, after one of them changed.',
  vine.object({
    id: uuid('Id of the account.'),
    roles: list(vine.string(), 'Roles of the account.'),
  })
)
