import {
  gamesChoiceOf,
  isChosen,
  quicksilverAsked,
  type QUICKSILVER_MODES,
} from './games_choice.js'
import type { ExperienceConfig } from './types.js'

const CATEGORY = 'c1'
const configOf = (themeFlags: object, experimentFlags?: object) =>
  ({ themeFlags, ...(experimentFlags && { experimentFlags }) }) as unknown as Pick<
    ExperienceConfig,
    'themeFlags' | 'experimentFlags'
  >
const withCategory = { quicksilverCategoryId: CATEGORY }
const flags = (quicksilver: (typeof QUICKSILVER_MODES)[number]) => ({ quicksilver })

describe('gamesChoiceOf', () => {
  test('takes nothing away and prefers nothing where nothing is configured', () => {
    expect(gamesChoiceOf(configOf({}), flags('ONLY'), 'only')).toEqual({})
  })

  test.each([
    ['BACKFILL', null, undefined, { preferredCategoryIds: [CATEGORY] }],
    ['ONLY', null, undefined, { onlyCategoryId: CATEGORY }],
    ['LEGACY', null, undefined, {}],
    ['LEGACY', 'on', undefined, { preferredCategoryIds: [CATEGORY] }],
    ['BACKFILL', 'only', undefined, { onlyCategoryId: CATEGORY }],
    ['BACKFILL', null, { quicksilver: 'ONLY' }, { onlyCategoryId: CATEGORY }],
    ['ONLY', 'on', { quicksilver: 'ONLY' }, { preferredCategoryIds: [CATEGORY] }],
  ] as const)('%s, asked for %s in %o', (mode, asked, experiment, expected) => {
    const config = configOf(withCategory, experiment)
    expect(gamesChoiceOf(config, flags(mode), asked)).toEqual(expected)
  })

  test('leaves categories and games without a landscape video out', () => {
    const config = configOf({
      quicksilverExcludeCategoryIds: ['c2', 'c3'],
      horizontalVideosOnly: true,
    })
    const choice = gamesChoiceOf(config, flags('BACKFILL'))
    expect(choice).toEqual({ excludedCategoryIds: ['c2', 'c3'], landscape: true })
    expect(isChosen({ categoryId: 'c1', landscapeGame: true }, choice)).toBe(true)
    expect(isChosen({ categoryId: 'c3', landscapeGame: true }, choice)).toBe(false)
    expect(isChosen({ categoryId: 'c1', landscapeGame: false }, choice)).toBe(false)
    expect(isChosen({ categoryId: 'c4', landscapeGame: false }, { onlyCategoryId: 'c1' })).toBe(
      false
    )
  })
})

test('the first address that says a mode counts', () => {
  expect(quicksilverAsked('?a=1', undefined, 'vs_quicksilver=on')).toBe('on')
  expect(quicksilverAsked('?vs_quicksilver=only', '?vs_quicksilver=on')).toBe('only')
  expect(quicksilverAsked('?vs_quicksilver=often', '?vs_quicksilver=on')).toBe('on')
  expect(quicksilverAsked('', undefined, null)).toBeNull()
})
