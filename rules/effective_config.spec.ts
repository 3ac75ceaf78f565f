import fc from 'fast-check'
import { effectiveConfig } from './effective_config.js'
import { mergeConfig } from './merge_config.js'
import type { ComponentRule, ConfigStates, ExperienceConfig } from './types.js'

const menu: ComponentRule = {
  componentName: 'HamburgerMenu',
  panel: 'top',
  position: 'top-right',
  when: { phases: ['passive', 'question'] },
}
const points: ComponentRule = { componentName: 'Points', panel: 'mainPanel', position: 'main-top' }

const aBase = (over: object = {}) =>
  mergeConfig(
    {
      widgetMode: 'DEFAULT',
      ...{ widgetTheme: {}, gameTheme: {}, componentsTheme: {}, componentFlags: {} },
      themeFlags: { setMaxWidth: 800 },
      widgetComponents: [menu],
      gameScreenComponents: { GAME_PLAY: [points], INTERSTITIAL: [] },
    },
    over
  ) as unknown as ExperienceConfig

const statesOf = (base: ExperienceConfig, over: Partial<ConfigStates> = {}): ConfigStates => ({
  ...{ base, loggedOut: [], collapsed: [], expanded: [] },
  ...over,
})

const IN = { loggedIn: true, expanded: false }
const width = (setMaxWidth: number) => ({ themeFlags: { setMaxWidth } })

describe('the row of the daily streak', () => {
  const streaks = (over: object) =>
    effectiveConfig(statesOf(aBase(over)), IN).widgetComponents.filter(
      ({ componentName }) => componentName === 'DailyStreak'
    )

  test('is placed where its experiment is on, and not a second time', () => {
    expect(streaks({})).toEqual([])
    expect(streaks({ experimentFlags: { dailyStreak: true } })).toMatchObject([
      { panel: 'mainPanel', when: { auth: 'logged_in' } },
      { panel: 'leftPanel' },
    ])
    const own = { componentName: 'DailyStreak', panel: 'top', position: 'top-center' }
    const over = { experimentFlags: { dailyStreak: true }, widgetComponents: [own] }
    expect(streaks(over)).toEqual([own])
  })
})

describe('the banner of ads', () => {
  const banners = (over: object) =>
    effectiveConfig(statesOf(aBase({ ads: { provider: 'house' }, ...over })), IN)
      .widgetComponents.filter(({ componentName }) => componentName === 'DisplayAd')
      .map(({ panel, position }) => [panel, position])

  test('stands at the side, or where its experiment puts it', () => {
    expect(banners({})).toEqual([['sidePanel', 'side-center']])
    const at = (adPosition: string) => banners({ experimentFlags: { adPosition } })
    expect(at('top')).toEqual([['top', 'top-center']])
    expect(at('bottom')).toEqual([['bottom', 'bottom-center']])
  })

  test('stays where a document places it', () => {
    const own = { componentName: 'DisplayAd', panel: 'listPanel', position: 'list-top' }
    const over = { experimentFlags: { adPosition: 'top' }, widgetComponents: [own] }
    expect(banners(over)).toEqual([['listPanel', 'list-top']])
  })
})

describe('the card of the prize', () => {
  const propsOf = (over: object, own: object = {}) => {
    const card = { componentName: 'PrizeCard', panel: 'mainPanel', position: 'main-overlay' }
    const config = statesOf(aBase({ ...over, widgetComponents: [{ ...card, ...own }] }))
    return effectiveConfig(config, IN).widgetComponents[0]?.props
  }

  test('shows the league that a flag names, and invites where an experiment does', () => {
    expect(propsOf({})).toBeUndefined()
    expect(propsOf({ themeFlags: { activePrizeLevel: 2 } })).toEqual({ level: 2 })
    const both = { themeFlags: { activePrizeLevel: 2 }, experimentFlags: { enterToWin: true } }
    expect(propsOf(both)).toEqual({ level: 2, invites: true })
    expect(propsOf(both, { props: { level: 1 } })).toEqual({ level: 1, invites: true })
  })
})

describe('the cards of a quick round', () => {
  const namesIn = (variants: object[], base: object = {}) =>
    effectiveConfig(statesOf(aBase(base)), IN, variants).widgetComponents.map(
      ({ componentName }) => componentName
    )
  const ROUND = [
    'QuickPlayIntro',
    'LockedPickModal',
    'GreatPick',
    'DoubleDown',
    'YouWin',
    'YoureIn',
  ]

  test.each<[string, object]>([
    ['the round', { gameExperience: { quickPlay: 'on' } }],
    ['the long round', { gameExperience: { quickPlay: 'arcade' } }],
    ['the flag that stands for the long round', { experimentFlags: { arcade: true } }],
  ])('come with a variant that has %s, and with none that has not', (_what, variant) => {
    expect(namesIn([variant])).toEqual(expect.arrayContaining(ROUND))
    expect(namesIn([{}])).toEqual(['HamburgerMenu'])
  })

  test('stand once where document and variant both have the round', () => {
    const round = { gameExperience: { quickPlay: 'on' } }
    expect(namesIn([{ gameExperience: { quickPlay: 'arcade' } }], round)).toEqual(
      namesIn([], round)
    )
  })
})

describe('the way past a game', () => {
  const skips = (over: object) =>
    effectiveConfig(statesOf(aBase(over)), IN)
      .widgetComponents.filter(({ componentName }) => componentName === 'SkipSynopsis')
      .map(({ props, when }) => ({ props, phases: when?.phases }))
  const way = { phases: ['passive', 'question'] }
  const about = { componentFlags: { SkipSynopsis: { text: 'Two chefs' } } }

  test('stands where a document or an experiment asks for it', () => {
    expect(skips({})).toEqual([])
    expect(skips(about)).toEqual([
      { ...way, props: { text: 'Two chefs' } },
      { ...way, props: { text: 'Two chefs' } },
    ])
    expect(skips({ experimentFlags: { skipButton: true } })).toEqual([
      { ...way, props: {} },
      { ...way, props: {} },
    ])
  })

  test('an experiment hides what a document shows, and shows nothing that is switched off', () => {
    expect(skips({ ...about, experimentFlags: { skipButton: false } })).toEqual([])
    const off = { componentFlags: { SkipSynopsis: false } }
    expect(skips({ ...off, experimentFlags: { skipButton: true } })).toEqual([])
  })
})

describe('the configuration of a moment', () => {
  test('gives the game superellipses where an experiment asks for them', () => {
    const theme = (over: object) => effectiveConfig(statesOf(aBase(over)), IN).gameTheme
    const squircle = { experimentFlags: { squircle: true } }
    expect(theme({})).toEqual({})
    expect(theme(squircle)).toMatchObject({ 'corner-shape': 'squircle', 'radius-answer': '24px' })
    const own = { gameTheme: { 'radius-answer': '9px' } }
    expect(theme({ ...squircle, ...own })).toMatchObject({ 'radius-answer': '9px' })
  })

  test('lays variants over the documents, and the overrides of the state over those', () => {
    const states = statesOf(aBase(), {
      loggedOut: [width(400), width(401)],
      collapsed: [{ widgetTheme: { accent: 'red' } }],
      expanded: [width(900)],
    })
    const widthAt = (loggedIn: boolean, expanded: boolean, variants: object[] = []) =>
      effectiveConfig(states, { loggedIn, expanded }, variants).themeFlags.setMaxWidth
    expect(widthAt(true, false)).toBe(800)
    expect(widthAt(true, false, [width(500), width(501)])).toBe(501)
    expect(widthAt(false, false, [width(500)])).toBe(401)
    expect(widthAt(false, true)).toBe(900)
    expect(effectiveConfig(states, IN).widgetTheme).toEqual({ accent: 'red' })
    expect(effectiveConfig(states, { ...IN, expanded: true }).widgetTheme).toEqual({})
  })

  test('hides the menu of the passive widget unless a document shows it', () => {
    const phases = (over: object) =>
      effectiveConfig(statesOf(aBase(over)), IN).widgetComponents[0]?.when?.phases
    expect(phases({})).toEqual(['question'])
    expect(phases({ themeFlags: { hideMenuInPassive: false } })).toEqual(['passive', 'question'])
  })

  test('lets a flag stand for settings, which a document may say otherwise', () => {
    const flags = (over: object) => effectiveConfig(statesOf(aBase(over)), IN).componentFlags
    const closed = { themeFlags: { disableOAuthFeature: true } }
    expect(flags(closed)).toEqual({ SocialButtons: false })
    expect(flags({ ...closed, componentFlags: { SocialButtons: true } })).toEqual({
      SocialButtons: true,
    })
  })

  test('puts one card in the place of another', () => {
    const { gameScreenComponents, replace } = effectiveConfig(
      statesOf(aBase({ replace: { Points: 'OrbitPoints' } })),
      IN
    )
    const placed = { ...points, componentName: 'OrbitPoints', replaces: ['Points'] }
    expect(gameScreenComponents.GAME_PLAY).toEqual([placed])
    expect(replace).toBeUndefined()
  })

  test('draws the passive widget by its own list, in the panels that a layout has', () => {
    const passive = [
      { componentName: 'PassiveQuestion', panel: 'mainPanel', position: 'main-center' },
      { componentName: 'Elsewhere', panel: 'leftPanel', position: 'left-center' },
    ]
    const { gameScreenComponents } = effectiveConfig(
      statesOf(aBase({ passiveGameComponents: passive })),
      IN
    )
    const rules = gameScreenComponents.GAME_PLAY ?? []
    expect(rules.map(({ componentName }) => componentName)).toEqual(['Points', 'PassiveQuestion'])
    expect(rules[0]?.when?.phases).not.toContain('passive')
    expect(rules[1]?.when?.phases).toEqual(['passive'])
  })

  test('is the merge of everything that holds, in order, for any documents', () => {
    const part = fc.record(
      {
        widgetTheme: fc.dictionary(
          fc.constantFrom('a', 'b', '__proto__', 'constructor'),
          fc.option(fc.string())
        ),
        themeFlags: fc.record({ setMaxWidth: fc.integer() }, { requiredKeys: [] }),
      },
      { requiredKeys: [] }
    )
    const parts = fc.array(part, { maxLength: 3 })
    fc.assert(
      fc.property(
        ...([parts, parts, parts, parts, fc.boolean(), fc.boolean()] as const),
        (variants, loggedOut, collapsed, expanded, loggedIn, isExpanded) => {
          const base = aBase()
          const before = structuredClone(base)
          const states = statesOf(base, { loggedOut, collapsed, expanded })
          const now = effectiveConfig(states, { loggedIn, expanded: isExpanded }, variants)
          const held = [...variants, ...(loggedIn ? [] : loggedOut)]
          const all = mergeConfig(base, ...held, ...(isExpanded ? expanded : collapsed))
          expect(now.widgetTheme).toEqual(all.widgetTheme)
          expect(now.themeFlags).toEqual(all.themeFlags)
          expect(Object.getPrototypeOf(now.widgetTheme)).toBe(Object.prototype)
          expect(base).toEqual(before)
        }
      )
    )
  })
})
