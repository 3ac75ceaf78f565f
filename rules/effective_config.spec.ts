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

describe('the configuration of a moment', () => {
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
