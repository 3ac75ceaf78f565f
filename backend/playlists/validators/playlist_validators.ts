import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import {
  distributorSlug,
  expectedFields,
  flag,
  oneLine,
  pageQuery,
  uuid,
  uuids,
} from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'
import { CATEGORIES_MAX, KEYWORDS_MAX, PLAYLIST_GAMES_MAX } from '#playlists/domain/limits'

export const listPlaylistsValidator = vine.create({
  id: uuid().use(holds('Only this playlist.')).optional(),
  creatorId: uuid().use(holds('Only playlists of this creator.')).optional(),
  isAd: vine.boolean().use(holds('Only playlists of sponsored games, or only others.')).optional(),
  distributorId: vine
    .string()
    .trim()
    .maxLength(64)
    .use(holds('Slug of the distributor; `default` when it has no playlist or is left out.'))
    .optional(),
  ...pageQuery(),
})

export const listOwnPlaylistsValidator = vine.create({
  creatorId: uuid()
    .use(holds('Only what this creator owns; for admins, who see what everybody owns.'))
    .optional(),
  ...pageQuery(),
})

const rules = () =>
  vine.object({
    categoryIds: uuids(CATEGORIES_MAX)
      .use(holds('Ids of the categories that games are taken from; empty for all of them.'))
      .optional(),
    keywords: vine
      .array(oneLine(50))
      .maxLength(KEYWORDS_MAX)
      .distinct()
      .use(holds('Words that a game should match.'))
      .optional(),
    language: vine
      .enum(LANGUAGE_TAGS)
      .use(holds('Language of the games; null for any.'))
      .nullable()
      .optional(),
    autofill: flag().use(holds('Whether games are added when the playlist runs short.')).optional(),
    isAd: flag().use(holds('Whether the playlist holds sponsored games.')).optional(),
  })

const name = () => oneLine(120).use(holds('Name of the playlist.'))

const optionalFields = () => ({
  distributorId: distributorSlug()
    .use(holds('Slug of the distributor that it is made for.'))
    .optional(),
  gameIds: uuids(PLAYLIST_GAMES_MAX)
    .use(holds('Ids of the games that are chosen by hand, in playing order.'))
    .optional(),
  rules: rules().use(holds('How the playlist is filled up.')).optional(),
  active: flag().use(holds('Whether the playlist is in use.')).optional(),
})

export const createPlaylistValidator = vine.create({ name: name(), ...optionalFields() })

export const editPlaylistValidator = vine.create({
  name: name().optional(),
  ...optionalFields(),
  expected: expectedFields(),
})
