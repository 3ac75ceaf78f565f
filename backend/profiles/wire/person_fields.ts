import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { choice, flag, instant, text, uuid } from '#shared/openapi/fields'

/** What anybody may see of a player. */
export const publicFields = {
  id: uuid('Id of the account.'),
  username: text('Name that the player is shown under.'),
  avatar: text("Address of the player's picture; null without one.").nullable(),
  profileColor: text("The player's colour: six hex digits in lower case, without #."),
}

/** What a profile tells its owner and admins alike. */
export const personFields = {
  ...publicFields,
  email: text('E-mail address of the account, in lower case.'),
  emailVerified: flag('Whether the player proved to read mail at the address.'),
  payoutEmail: text('E-mail address that payouts go to; null without one.').nullable(),
  language: choice(LANGUAGE_TAGS, 'Language that the player chose.'),
  country: text('ISO 3166-1 alpha-2 code of the country; null while unknown.').nullable(),
  state: text(
    'Code of the state in the United States; null elsewhere or while unknown.'
  ).nullable(),
  profileIncomplete: flag(
    'Whether birthday or country is missing; what is worth money waits for both.'
  ),
  adsDisabled: flag('Whether the player is shown no ads.'),
  tosSignedAt: instant('When the terms were last accepted; null when never.').nullable(),
  lastTosSigned: flag('Whether the accepted terms are the ones in force.'),
}
