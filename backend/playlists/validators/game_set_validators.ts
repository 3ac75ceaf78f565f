import vine from '@vinejs/vine'
import {
  distributorSlug,
  expectedFields,
  flag,
  instantText,
  oneLine,
  pageQuery,
  uuids,
} from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'
import { SET_GAMES_MAX } from '#playlists/domain/limits'

/** A whole set; the controller checks that it ends after its start. */
const gameSetFields = {
  name: oneLine(120).use(holds('Name of the set.')),
  partnerId: distributorSlug().use(holds("Slug of the partner's distributor.")),
  gameIds: uuids(SET_GAMES_MAX).minLength(1).use(holds('Ids of the games, in playing order.')),
  startAt: instantText('When the set starts to run: ISO 8601, or milliseconds since the epoch.'),
  endAt: instantText('When the set ends: ISO 8601, or milliseconds since the epoch.'),
  active: flag().use(holds('Whether the set runs between its start and its end.')).optional(),
}

export const gameSetValidator = vine.create(gameSetFields)

export const replaceGameSetValidator = vine.create({ ...gameSetFields, expected: expectedFields() })

export const listGameSetsValidator = vine.create(pageQuery())
