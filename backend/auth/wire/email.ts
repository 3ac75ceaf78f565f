import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { flag, instant, text } from '#shared/openapi/fields'

export const emailCheckSchema = component(
  'EmailCheck',
  'Whether somebody could sign up with a text as e-mail address.',
  vine.object({
    valid: flag('Whether it is an address that mail stays in.'),
    available: flag('Whether no account has it.'),
  })
)

export const verificationSchema = component(
  'Verification',
  'The account that a mailed link would verify.',
  vine.object({
    email: text('E-mail address of the account, partly hidden.'),
    username: text('Name that the player is shown under.'),
    createdAt: instant('When the account was made.'),
    payoutEmail: text(
      'E-mail address that payouts go to, partly hidden; null without one.'
    ).nullable(),
  })
)

export const verifiedEmailSchema = component(
  'VerifiedEmail',
  'An address that a mailed link proved.',
  vine.object({
    verified: flag('Always true.'),
    email: text('The e-mail address.'),
    passwordToken: text(
      'Token to choose a password with; left out for an account that has one.'
    ).optional(),
  })
)
