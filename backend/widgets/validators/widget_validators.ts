import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { game } from '#config/game'
import { uuid, uuidList } from '#shared/http/validation/rules'

/** At most as many as a list may have categories. */
const CATEGORIES_MAX = 50

const searchText = () => vine.string().trim().maxLength(500)

/** In any case: clients send it as shown on the screen. */
const state = () =>
  vine
    .enum(['new', 'active'] as const)
    .parse((value) => (typeof value === 'string' ? value.toLowerCase() : value))
    .optional()
    .meta({ description: 'Only games in this state, in whatever case it is written.' })

const enabled = () =>
  vine
    .boolean()
    .optional()
    .meta({ description: 'With `state=active` it hides the games that the caller has played.' })

export const showWidgetValidator = vine.create({ state: state(), enabled: enabled() })

const choice = {
  preferredCategoryIds: uuidList(CATEGORIES_MAX)
    .optional()
    .meta({ description: 'Ids of categories that fill the list up, joined by commas.' }),
  excludedCategoryIds: uuidList(CATEGORIES_MAX)
    .optional()
    .meta({ description: 'Ids of categories whose games are left out, joined by commas.' }),
  gameId: uuid()
    .optional()
    .meta({ description: 'Id of the game to list first, if it can be listed.' }),
  userId: uuid()
    .optional()
    .meta({ description: 'Has no effect; the token says whose plays are added.' }),
  language: vine
    .enum(LANGUAGE_TAGS)
    .optional()
    .meta({ description: 'Language of the games that fill the list up.' }),
  state: state(),
  enabled: enabled(),
  isAd: vine.boolean().optional().meta({ description: 'Only sponsored games, or only others.' }),
  versusId: uuid()
    .optional()
    .meta({ description: 'Id of the game that a challenge is about, in place of `gameId`.' }),
}

export const searchWidgetValidator = vine.create({
  size: vine
    .number()
    .withoutDecimals()
    .range([1, game.lists.pageSizeMax])
    .optional()
    .meta({ description: 'Number of games.' }),
  text: searchText().optional().meta({ description: 'Words that the games should fit.' }),
  ...choice,
})

/** The other parameters stand in the query, as for a search without an article. */
export const widgetChoiceValidator = vine.create(choice)

export const searchByArticleValidator = vine.create({
  context: vine
    .object({
      /** Never stored and never fetched. */
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
  widgetId: uuid().meta({ description: 'Id of the widget.' }),
  ref: vine
    .string()
    .trim()
    .maxLength(2_048)
    .optional()
    .meta({ description: 'Address of the page that shows the widget.' }),
  path: vine
    .string()
    .trim()
    .maxLength(2_048)
    .optional()
    .meta({ description: 'Path of that page, where the address does not hold it.' }),
  flavour: vine
    .string()
    .trim()
    .maxLength(64)
    .optional()
    .meta({ description: 'The flavour that is wanted.' }),
  lang: vine
    .string()
    .trim()
    .maxLength(16)
    .optional()
    .meta({ description: 'The language that is wanted.' }),
})
