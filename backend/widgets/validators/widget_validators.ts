import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { game } from '#config/game'
import { uuid, uuidList } from '#shared/http/validation/rules'

/** At most as many as there may be categories in a list. */
const CATEGORIES_MAX = 50

const searchText = () => vine.string().trim().maxLength(500)

/** In whatever case: callers write it as a screen does. */
const state = () =>
  vine
    .enum(['new', 'active'] as const)
    .parse((value) => (typeof value === 'string' ? value.toLowerCase() : value))
    .optional()

/** With `state=active` it hides what the caller has played. */
const enabled = () => vine.boolean().optional()

export const showWidgetValidator = vine.create({ state: state(), enabled: enabled() })

const choice = {
  preferredCategoryIds: uuidList(CATEGORIES_MAX).optional(),
  excludedCategoryIds: uuidList(CATEGORIES_MAX).optional(),
  gameId: uuid().optional(),
  /** Accepted as callers send it; whose plays are added is what the token says. */
  userId: uuid().optional(),
  language: vine.enum(LANGUAGE_TAGS).optional(),
  state: state(),
  enabled: enabled(),
  isAd: vine.boolean().optional(),
  versusId: uuid().optional(),
}

export const searchWidgetValidator = vine.create({
  size: vine.number().withoutDecimals().range([1, game.lists.pageSizeMax]).optional(),
  text: searchText().optional(),
  ...choice,
})

/** What else chooses the games stands in the query, as it does for a search without an article. */
export const widgetChoiceValidator = vine.create(choice)

export const searchByArticleValidator = vine.create({
  context: vine
    .object({
      /** Kept nowhere and never fetched. */
      url: vine.string().maxLength(2_048).optional(),
      title: vine.string().maxLength(500).optional(),
      description: vine.string().maxLength(2_000).optional(),
      text: vine.string().maxLength(20_000).optional(),
      keywords: vine.array(vine.string().maxLength(100)).maxLength(50).optional(),
    })
    .optional(),
  text: searchText().optional(),
  size: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, game.lists.pageSizeMax])
    .optional(),
})

export const bootstrapValidator = vine.create({
  widgetId: uuid(),
  ref: vine.string().trim().maxLength(2_048).optional(),
  path: vine.string().trim().maxLength(2_048).optional(),
  flavour: vine.string().trim().maxLength(64).optional(),
  lang: vine.string().trim().maxLength(16).optional(),
})
