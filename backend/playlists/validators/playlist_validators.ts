import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { distributorSlug, flag, oneLine, pageQuery, uuid } from '#shared/http/validation/rules'
import { CATEGORIES_MAX, KEYWORDS_MAX, PLAYLIST_GAMES_MAX } from '#playlists/domain/limits'

export const listPlaylistsValidator = vine.create({
  id: uuid().optional().meta({ description: 'Only this playlist.' }),
  creatorId: uuid().optional().meta({ description: 'Only playlists of this creator.' }),
  isAd: vine
    .boolean()
    .optional()
    .meta({ description: 'Only playlists of sponsored games, or only others.' }),
  distributorId: vine.string().trim().maxLength(64).optional().meta({
    description: 'Slug of the distributor; `default` when it has no playlist or is left out.',
  }),
  ...pageQuery(),
})

export const listOwnPlaylistsValidator = vine.create({
  creatorId: uuid()
    .optional()
    .meta({ description: 'Only what this creator owns; for admins, who see what everybody owns.' }),
  ...pageQuery(),
})

const rules = () =>
  vine.object({
    categoryIds: vine.array(uuid()).maxLength(CATEGORIES_MAX).distinct().optional(),
    keywords: vine.array(oneLine(50)).maxLength(KEYWORDS_MAX).distinct().optional(),
    language: vine.enum(LANGUAGE_TAGS).nullable().optional(),
    autofill: flag().optional(),
    isAd: flag().optional(),
  })

const gameIds = () => vine.array(uuid()).maxLength(PLAYLIST_GAMES_MAX).distinct()

export const createPlaylistValidator = vine.create({
  name: oneLine(120),
  distributorId: distributorSlug().optional(),
  gameIds: gameIds().optional(),
  rules: rules().optional(),
  active: flag().optional(),
})

export const editPlaylistValidator = vine.create({
  name: oneLine(120).optional(),
  distributorId: distributorSlug().optional(),
  gameIds: gameIds().optional(),
  rules: rules().optional(),
  active: flag().optional(),
})
