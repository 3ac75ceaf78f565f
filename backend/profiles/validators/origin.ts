import vine from '@vinejs/vine'
import { adultBirthday, knownState, supportedCountry } from '#shared/http/validation/person_rules'

/** The fields of both forms about place. The action checks whether a state fits the stored country. */
export const originFields = {
  birthday: vine.string().use(adultBirthday()).optional(),
  country: vine.string().use(supportedCountry()).optional(),
  state: vine.string().maxLength(8).use(knownState()).nullable().optional(),
}
