import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { flag, instant, integer, list, text } from '#shared/openapi/fields'

const session = {
  accessToken: text('Token to send as Bearer with every call.'),
  accessTokenExpiresIn: integer('Lifetime of the access token in seconds.'),
  refreshToken: text('Token that is exchanged once for the next pair.'),
  roles: list(vine.string(), 'Roles of the account.'),
  lastTosSigned: flag('Whether the accepted terms are the ones in force.'),
  tosSignedAt: instant('When the terms were last accepted; null when never.').nullable(),
  email: text('E-mail address of the account.'),
  payoutEmail: text('E-mail address that payouts go to; null without one.').nullable(),
}

const newAccount = flag('Whether this sign-in made the account.')

export const authResponseSchema = component('AuthResponse', 'A session.', vine.object(session))

export const rewardsSessionSchema = component(
  'RewardsSession',
  'A session by the account of the rewards programme.',
  vine.object({ ...session, newAccount })
)

export const loggedOutSchema = component(
  'LoggedOut',
  'How a log-out ended.',
  vine.object({ loggedOut: flag('Always true.') })
)

export const givenSessionSchema = component(
  'GivenSession',
  'Confirms that a session was given to the game that waits for it.',
  vine.object({ given: flag('Always true.') })
)

export const handoffSchema = component(
  'Handoff',
  'A finished social sign-in, or nothing as long as there is none.',
  vine.object({
    refreshToken: text('Refresh token of the session; null while there is none.').nullable(),
    newAccount,
    returnUrl: text('Address that the sign-in leads back to; null without one.').nullable(),
    waiting: flag('Whether the window that began the sign-in waits for a session too.'),
    site: text(
      "Host of the publisher's page that this window is on; null when no partner is known there."
    ).nullable(),
  })
)

export const redirectSchema = component(
  'Redirect',
  'A redirect; the location header says where to.',
  vine.object({})
)

export const linkedAccountSchema = component(
  'LinkedAccount',
  'Confirms that another account was linked.',
  vine.object({ linked: flag('Always true.') })
)
