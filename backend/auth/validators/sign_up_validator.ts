import vine from '@vinejs/vine'
import { emailMessages, emailSchema } from '#auth/validators/email'
import {
  accepted,
  adultBirthday,
  goodPassword,
  goodUsername,
  knownState,
  supportedCountry,
} from '#auth/validators/sign_up_rules'

/** What only says where the player came from: text of any content, never a reason to refuse a sign-up. */
const attribution = () => vine.string().maxLength(2_048).nullable().optional()

export const signUpValidator = vine.create({
  email: emailSchema(),
  username: vine.string().use(goodUsername()),
  password: vine.string().use(goodPassword()),
  birthday: vine.string().use(adultBirthday()),
  country: vine.string().use(supportedCountry()),
  state: vine.string().use(knownState()).nullable().optional(),
  usResidency: vine.boolean({ strict: true }),
  tosSigned: vine.boolean({ strict: true }).use(accepted()),
  points: vine.number({ strict: true }).nullable().optional(),
  language: attribution(),
  distributorId: attribution(),
  referrerId: attribution(),
  sourceDomain: attribution(),
  returnUrl: attribution(),
  amplitudeExperimentVariant: attribution(),
})

signUpValidator.messagesProvider = emailMessages({
  'username.required': 'Enter a username',
  'password.required': 'Password must be at least 8 characters long',
  'birthday.required': 'Enter a valid date',
  'country.required': 'Please select a country',
  'usResidency.required': 'Please say whether you live in the United States',
  'tosSigned.required': 'Terms of service must be accepted',
})
