import vine from '@vinejs/vine'
import {
  distributorSlug,
  flag,
  instantText,
  oneLine,
  pageQuery,
  uuid,
} from '#shared/http/validation/rules'
import { SET_GAMES_MAX } from '#playlists/domain/limits'

/** A whole set; the controller checks that it ends after its start. */
export const gameSetValidator = vine.create({
  name: oneLine(120),
  partnerId: distributorSlug(),
  gameIds: vine.array(uuid()).minLength(1).maxLength(SET_GAMES_MAX).distinct(),
  startAt: instantText(),
  endAt: instantText(),
  active: flag().optional(),
})

export const listGameSetsValidator = vine.create(pageQuery())
