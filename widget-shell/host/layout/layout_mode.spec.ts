import { aBootstrap, aGame, themeFlags } from '../testing/fixtures'
import { layoutModeOf, orientationOf } from './layout_mode'
import { panelNamed, placeNamed, type Panel } from '@sidepick/rules/positions'
import { boxOf } from './boxes'
import { layoutOf, rulesOf } from './layouts'

const base = aBootstrap().config
const landscape = aGame({ landscapeGame: true })
const consoleFirst = { ...base, gameTheme: { consoleFirst: 'true' } }
const horizontalOnly = { ...base, themeFlags: themeFlags({ horizontalVideosOnly: true }) }

describe('layout mode', () => {
  test.each([
    ['passive', 800, landscape, base, 'PassiveV'],
    ['question', 599, landscape, base, 'ActiveV'],
    ['question', 600, landscape, base, 'ActiveH'],
    ['result', 800, aGame(), base, 'ActiveV'],
    ['question', 800, aGame(), horizontalOnly, 'ActiveH'],
    ['question', 800, landscape, consoleFirst, 'ActiveHReverse'],
    ['question', 428, landscape, consoleFirst, 'ActiveVReverse'],
    ['ended', 800, null, base, 'ActiveV'],
  ] as const)('%s at %i px', (phase, widthPx, game, config, mode) => {
    expect(layoutModeOf({ phase, widthPx, game, arcade: true }, config)).toBe(mode)
  })

  test('a page without arcade keeps the console over the video, unless only landscape is wanted', () => {
    const stage = { phase: 'question', widthPx: 800, game: landscape, arcade: false } as const
    expect(layoutModeOf(stage, base)).toBe('ActiveV')
    expect(layoutModeOf(stage, horizontalOnly)).toBe('ActiveH')
  })

  test('a video that fills the widget has no console beside it', () => {
    const stage = { phase: 'question', widthPx: 800, game: landscape, arcade: true } as const
    const blade = { experimentFlags: { bladeVideo: true } }
    expect(layoutModeOf(stage, { ...base, ...blade })).toBe('ActiveV')
    expect(layoutModeOf(stage, { ...horizontalOnly, ...blade })).toBe('ActiveV')
  })

  test('orientation follows the game unless only landscape is wanted', () => {
    expect(orientationOf(aGame(), base)).toBe('portrait')
    expect(orientationOf(landscape, base)).toBe('landscape')
    expect(orientationOf(null, horizontalOnly)).toBe('landscape')
  })

  test.each([
    ['PassiveV', 'GAME_PLAY'],
    ['ActiveV', 'GAME_PLAY'],
    ['ActiveVReverse', 'GAME_PLAY'],
    ['ActiveH', 'GAME_PLAY_LANDSCAPE'],
    ['ActiveHReverse', 'GAME_PLAY_LANDSCAPE'],
  ] as const)('%s is drawn by %s', (mode, layout) => expect(layoutOf(mode)).toBe(layout))
})

describe('the layout of a step', () => {
  test.each([
    ['GAME_PLAY_ADS', 'ActiveV', 'GAME_PLAY_ADS'],
    ['GAME_PLAY_ADS', 'ActiveH', 'GAME_PLAY_ADS_LANDSCAPE'],
    ['INTERSTITIAL', 'ActiveH', 'INTERSTITIAL'],
    ['GAME_SHUTTERSTOCK_ASSET', 'PassiveV', 'GAME_SHUTTERSTOCK_ASSET'],
    ['ATTIC', 'ActiveHReverse', 'GAME_PLAY_LANDSCAPE'],
  ] as const)('%s in %s is %s', (step, mode, layout) => {
    expect(layoutOf(mode, step)).toBe(layout)
  })

  test('a layout without cards of its own has those of the layout it is like', () => {
    const card = (componentName: string) => ({ componentName, panel: 'top', position: 'top-left' })
    const config = {
      ...base,
      widgetComponents: [card('Menu')],
      gameScreenComponents: { GAME_PLAY: [card('Question')], GAME_SHUTTERSTOCK_ASSET: [] },
    }
    const names = (layout: Parameters<typeof rulesOf>[1]) =>
      rulesOf(config, layout).map((rule) => rule.componentName)
    expect(names('GAME_PLAY_ADS')).toEqual(['Menu', 'Question'])
    expect(names('GAME_SHUTTERSTOCK_ASSET')).toEqual(['Menu'])
    expect(names('INTERSTITIAL')).toEqual(['Menu'])
  })
})

describe('where a position lies on the stage', () => {
  test.each<[string, string, string, string]>([
    ['mainPanel', 'main-top', 'video', 'top'],
    ['leftPanel', 'left-top', 'video', 'top'],
    ['left', 'left-center', 'picture', 'center'],
    ['mainPanel', 'main-overlay', 'overlay', 'overlay'],
    ['leftPanel', 'left-overlay', 'overlay', 'overlay'],
    ['mainPanel', 'main-center', 'console', 'text'],
    ['mainPanel', 'main-bottom', 'console', 'answers'],
    ['mainPanel', 'main-left', 'console', 'left'],
    ['rightPanel', 'right-top', 'console', 'text'],
    ['right', 'right-center', 'console', 'answers'],
    ['rightPanel', 'right-bottom', 'console', 'points'],
    ['rightPanel', 'right-overlay', 'console', 'overlay'],
    ['top', 'top-right', 'top', 'right'],
    ['bottom', 'bottom-center', 'bottom', 'center'],
    ['microPanel', 'micro-center', 'microPanel', 'center'],
    ['centerPanel', 'center-center', 'centerPanel', 'center'],
    ['sidePanel', 'side-bottom', 'sidePanel', 'bottom'],
    ['background', 'background-center', 'background', 'center'],
    ['mainPanel', 'default', 'console', 'text'],
    ['sidePanel', 'default', 'sidePanel', 'center'],
    ['mainPanel', 'modal', 'modal', 'modal'],
    ['bottom', 'desktop-bottom-left', 'desktop-bottom-left', 'desktop-bottom-left'],
    ['mainPanel', 'mobile-desktop-small', 'mobile-desktop-small', 'mobile-desktop-small'],
  ])('%s %s is in the box %s, slot %s', (panel, position, box, slot) => {
    const place = placeNamed(position)
    expect(place && boxOf(panelNamed(panel) as Panel, place)).toEqual({ box, slot })
  })
})
