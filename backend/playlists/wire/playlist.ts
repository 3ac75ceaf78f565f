import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { component } from '#shared/openapi/component'
import { choice, flag, instant, list, text, uuid } from '#shared/openapi/fields'

const ids = (description: string) => list(vine.string().uuid(), description)

const rulesSchema = component(
  'PlaylistRules',
  'How a playlist is filled up.',
  vine.object({
    categoryIds: ids('Ids of the categories that games are taken from; empty for all of them.'),
    keywords: list(vine.string(), 'Words that a game should match.'),
    language: choice(LANGUAGE_TAGS, 'Language of the games; null for any.').nullable(),
    autofill: flag('Whether games are added when the playlist runs short.'),
    isAd: flag('Whether the playlist holds sponsored games.'),
  })
)

const playlistFields = {
  id: uuid('Id of the playlist.'),
  name: text('Name of the playlist.'),
  creatorId: uuid('Id of the creator who owns it.'),
  distributorId: text('Slug of the distributor that it is made for.'),
  gameIds: ids('Ids of the games that were chosen by hand, in playing order.'),
  autofilledGameIds: ids('Ids of the games that fill the playlist up, in playing order.'),
  rules: rulesSchema,
}

export const playlistSchema = component(
  'Playlist',
  'An ordered list of games, filled up by its rules.',
  vine.object(playlistFields)
)

export const ownPlaylistSchema = component(
  'OwnPlaylist',
  'A playlist, as its creator and admins see it.',
  vine.object({
    ...playlistFields,
    active: flag('Whether the playlist is in use.'),
    createdAt: instant('When the playlist was added.'),
  })
)
