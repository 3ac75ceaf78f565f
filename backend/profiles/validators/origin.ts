import vine from '@vinejs/vine'
import { adultBirthday, knownState, supportedCountry } from '#shared/http/validation/person_rules'
import { holds } from '#shared/openapi/fields'

/** The fields of both forms about place. The action checks whether a state fits the stored country. */
export const originFields = {
  birthday: vine
    .string()
    .use(adultBirthday())
    .use(holds('Birthday as YYYY-MM-DD; it can be set once.'))
    .optional(),
  country: vine
    .string()
    .use(supportedCountry())
    .use(holds('ISO 3166-1 alpha-2 code of the country.'))
    .optional(),
  state: vine
    .string()
    .maxLength(8)
    .use(knownState())
    .use(holds('Code of the state in the United States; null elsewhere.'))
    .nullable()
    .optional(),
}
