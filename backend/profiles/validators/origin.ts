import vine from '@vinejs/vine'
import { adultBirthday, knownState, supportedCountry } from '#shared/http/validation/person_rules'

/** Fields of both forms that ask where a player is from. Whether a state fits a country kept from before, the action knows. */
export const originFields = {
  birthday: vine.string().use(adultBirthday()).optional(),
  country: vine.string().use(supportedCountry()).optional(),
  state: vine.string().maxLength(8).use(knownState()).nullable().optional(),
}
