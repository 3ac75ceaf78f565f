import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { distributorSlug, flag, oneLine, pageQuery, uuid } from '#shared/http/validation/rules'
import { CATEGORIES_MAX, KEYWORDS_MAX, PLAYLIST_GAMES_MAX } from '#playlists/domain/limits'

export const listPlaylistsValidator = vine.create({
  id: uuid().optional(),
  creatorId: uuid().optional(),
  isAd: vine.boolean().optional(),
  distributorId: vine.string().trim().maxLength(64).optional(),
  ...pageQuery(),
})

export const listOwnPlaylistsValidator = vine.create({
  /** For admins, who see all playlists. */
  creatorId: uuid().optional(),
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

const playlistFields = () => ({
  id: vine.string().uuid(),
  name: vine.string(),
  creatorId: vine.string().uuid(),
  distributorId: vine.string(),
  gameIds: vine.array(vine.string().uuid()),
  autofilledGameIds: vine.array(vine.string().uuid()),
  rules: vine.object({
    categoryIds: vine.array(vine.string().uuid()),
    keywords: vine.array(vine.string()),
    language: vine.enum(LANGUAGE_TAGS).nullable(),
    autofill: vine.boolean(),
    isAd: vine.boolean(),
  }),
})

export const playlistAnswer = () => vine.object(playlistFields())

/** As its maker sees it. */
export const ownPlaylistAnswer = () =>
  vine.object({ ...playlistFields(), active: vine.boolean(), createdAt: vine.string() })
