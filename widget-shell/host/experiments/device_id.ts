import { randomId } from '@sidepick/card-kit/random_id'
import { adPermission } from '@sidepick/rules/ad_consent'
import type { ConsentData } from '../bridge/page_data'
import type { KeyValues } from '../picks/local_store'

const KEY = 'vs:deviceId'
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether it is an id by which a browser or a session may be known. */
export const isVisitorId = (id: string | null | undefined): id is string =>
  typeof id === 'string' && ID.test(id)

interface Reader {
  /** What the page's consent platforms have said. */
  consent: ConsentData | null
  timeZone: string
  /** The id that the init payload names. */
  given: string | undefined
  values: KeyValues
}

/**
 * The id of this browser: the page's, or one of our own that is kept. null where the reader has to agree to be recognised
 * and has not.
 */
export function deviceIdOf({ consent, timeZone, given, values }: Reader): string | null {
  if (!adPermission(consent, timeZone).thirdParties) return null
  if (isVisitorId(given)) return given.toLowerCase()
  const known = values.get(KEY)
  if (isVisitorId(known)) return known
  const id = randomId()
  values.set(KEY, id)
  return id
}
