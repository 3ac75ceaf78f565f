import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { DISPLAY_MODES } from '@sidepick/rules/types'
import { component } from '#shared/openapi/component'
import { anything, choice, flag, instant, list, text, uuid } from '#shared/openapi/fields'

export const ownWidgetSchema = component(
  'OwnWidget',
  'A widget, as its creator and admins see it.',
  vine.object({
    id: uuid('Id of the widget.'),
    name: text('Name of the widget.'),
    type: choice(DISPLAY_MODES, 'The display mode.'),
    creatorId: uuid('Id of the creator who owns it.'),
    playlistId: uuid('Id of the playlist that it shows.'),
    gameSetId: uuid(
      'Id of the set of games that it shows while the set runs; null without one.'
    ).nullable(),
    distributorId: text('Slug of the distributor that its plays are attributed to.'),
    language: choice(LANGUAGE_TAGS, 'Language of the widget.'),
    preferredCategoryIds: list(
      vine.string().uuid(),
      'Ids of the categories that fill its list up first.'
    ),
    theme: anything('Custom properties, without the leading --vs-.'),
    config: anything('Settings of its experience.'),
    allowedDomains: list(vine.string(), 'Origins of pages that may frame it.'),
    isPublic: flag('Whether every page may frame it.'),
    active: flag('Whether it is shown.'),
    createdAt: instant('When the widget was added.'),
    updatedAt: instant('When the widget last changed.'),
  })
)
