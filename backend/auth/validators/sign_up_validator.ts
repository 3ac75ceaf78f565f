import vine from '@vinejs/vine'
import {
  adultBirthday,
  goodUsername,
  knownState,
  supportedCountry,
} from '#shared/http/validation/person_rules'
import { attributionFields } from '#auth/validators/attribution'
import { emailMessages, emailSchema } from '#shared/http/validation/email'
import { holds } from '#shared/openapi/fields'
import { accepted, goodPassword } from '#auth/validators/sign_up_rules'

export const signUpValidator = vine.create({
  email: emailSchema().use(holds('E-mail address of the account.')),
  username: vine.string().use(goodUsername()).use(holds('Name that the player is shown under.')),
  password: vine.string().use(goodPassword()).use(holds('Password of the account.')),
  birthday: vine.string().use(adultBirthday()).use(holds('Birthday as YYYY-MM-DD.')),
  country: vine
    .string()
    .use(supportedCountry())
    .use(holds('ISO 3166-1 alpha-2 code of the country.')),
  state: vine
    .string()
    .use(knownState())
    .use(holds('Code of the state in the United States; null elsewhere.'))
    .nullable()
    .optional(),
  usResidency: vine
    .boolean({ strict: true })
    .use(holds('Whether the player lives in the United States.')),
  tosSigned: vine
    .boolean({ strict: true })
    .use(accepted())
    .use(holds('Whether the terms are accepted; must be true.')),
  ...attributionFields(),
})

signUpValidator.messagesProvider = emailMessages({
  'username.required': 'Enter a username',
  'password.required': 'Password must be at least 8 characters long',
  'birthday.required': 'Enter a valid date',
  'country.required': 'Please select a country',
  'usResidency.required': 'Please say whether you live in the United States',
  'tosSigned.required': 'Terms of service must be accepted',
})
