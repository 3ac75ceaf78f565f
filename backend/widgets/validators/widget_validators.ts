import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { game } from '#config/game'
import { uuid, uuidList } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

/** At most as many as a list may have categories. */
const CATEGORIES_MAX = 50

const searchText = () => vine.string().trim().maxLength(500)

/** In any case: clients send it as shown on the screen. */
const state = () =>
  vine
    .enum(['new', 'active'] as const)
    .parse((value) => (typeof value === 'string' ? value.toLowerCase() : value))
    .use(holds('Only games in this state, in whatever case it is written.'))
    .optional()

const enabled = () =>
  vine
    .boolean()
    .use(holds('With `state=active` it hides the games that the caller has played.'))
    .optional()

export const showWidgetValidator = vine.create({ state: state(), enabled: enabled() })

const choice = {
  preferredCategoryIds: uuidList(CATEGORIES_MAX)
    .use(holds('Ids of categories that fill the list up, joined by commas.'))
    .optional(),
  excludedCategoryIds: uuidList(CATEGORIES_MAX)
    .use(holds('Ids of categories whose games are left out, joined by commas.'))
    .optional(),
  onlyCategoryId: uuid().use(holds('Id of the category that every game is of.')).optional(),
  landscape: vine.boolean().use(holds('Only games with a video in landscape format.')).optional(),
  gameId: uuid().use(holds('Id of the game to list first, if it can be listed.')).optional(),
  userId: uuid().use(holds('Has no effect; the token says whose plays are added.')).optional(),
  language: vine
    .enum(LANGUAGE_TAGS)
    .use(holds('Language of the games that fill the list up.'))
    .optional(),
  state: state(),
  enabled: enabled(),
  isAd: vine
    .boolean()
    .use(
      holds(
        'Sponsored games instead of the others: those of the playlist, then those of the distributor.'
      )
    )
    .optional(),
  versusId: uuid()
    .use(holds('Id of the game that a challenge is about, in place of `gameId`.'))
    .optional(),
}

export const searchWidgetValidator = vine.create({
  size: vine
    .number()
    .withoutDecimals()
    .range([1, game.lists.pageSizeMax])
    .use(holds('Number of games.'))
    .optional(),
  text: searchText().use(holds('Words that the games should fit.')).optional(),
  ...choice,
})

/** The other parameters stand in the query, as for a search without an article. */
export const widgetChoiceValidator = vine.create(choice)

export const searchByArticleValidator = vine.create({
  context: vine
    .object({
      url: vine
        .string()
        .maxLength(2_048)
        .use(holds('Address of the page; it is neither stored nor fetched.'))
        .optional(),
      title: vine.string().maxLength(500).use(holds('Title of the page.')).optional(),
      description: vine
        .string()
        .maxLength(2_000)
        .use(holds('What the page says of itself in its description.'))
        .optional(),
      text: vine.string().maxLength(20_000).use(holds('Text of the page.')).optional(),
      keywords: vine
        .array(vine.string().maxLength(100))
        .maxLength(50)
        .use(holds('Keywords of the page.'))
        .optional(),
    })
    .use(holds('The page that the games should fit.'))
    .optional(),
  text: searchText().use(holds('Words that the games should fit.')).optional(),
  size: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, game.lists.pageSizeMax])
    .use(holds('Number of games.'))
    .optional(),
})

export const bootstrapValidator = vine.create({
  widgetId: uuid().use(holds('Id of the widget.')),
  ref: vine
    .string()
    .trim()
    .maxLength(2_048)
    .use(holds('Address of the page that shows the widget.'))
    .optional(),
  path: vine
    .string()
    .trim()
    .maxLength(2_048)
    .use(holds('Path of that page, where the address does not hold it.'))
    .optional(),
  flavour: vine.string().trim().maxLength(64).use(holds('The flavour that is wanted.')).optional(),
  lang: vine.string().trim().maxLength(16).use(holds('The language that is wanted.')).optional(),
})
