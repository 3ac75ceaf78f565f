import vine from '@vinejs/vine'
import {
  adultBirthday,
  goodUsername,
  knownState,
  supportedCountry,
} from '#shared/http/validation/person_rules'
import { attributionFields } from '#auth/validators/attribution'
import { emailMessages, emailSchema } from '#shared/http/validation/email'
import { accepted, goodPassword } from '#auth/validators/sign_up_rules'

export const signUpValidator = vine.create({
  email: emailSchema(),
  username: vine.string().use(goodUsername()),
  password: vine.string().use(goodPassword()),
  birthday: vine.string().use(adultBirthday()),
  country: vine.string().use(supportedCountry()),
  state: vine.string().use(knownState()).nullable().optional(),
  usResidency: vine.boolean({ strict: true }),
  tosSigned: vine.boolean({ strict: true }).use(accepted()),
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
