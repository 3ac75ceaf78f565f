import vine from '@vinejs/vine'
import {
  distributorSlug,
  flag,
  instantText,
  oneLine,
  pageQuery,
  uuid,
} from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'
import { SET_GAMES_MAX } from '#playlists/domain/limits'

/** A whole set; the controller checks that it ends after its start. */
export const gameSetValidator = vine.create({
  name: oneLine(120).use(holds('Name of the set.')),
  partnerId: distributorSlug().use(holds("Slug of the partner's distributor.")),
  gameIds: vine
    .array(uuid())
    .minLength(1)
    .maxLength(SET_GAMES_MAX)
    .distinct()
    .use(holds('Ids of the games, in playing order.')),
  startAt: instantText('When the set starts to run: ISO 8601, or milliseconds since the epoch.'),
  endAt: instantText('When the set ends: ISO 8601, or milliseconds since the epoch.'),
  active: flag().use(holds('Whether the set runs between its start and its end.')).optional(),
})

export const listGameSetsValidator = vine.create(pageQuery())
