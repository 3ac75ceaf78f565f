import { aBootstrap, aGame, themeFlags } from '../testing/fixtures'
import { layoutModeOf, orientationOf } from './layout_mode'
import { layoutOf } from './layouts'
import { stagePanelOf } from './stage_panel'

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
    expect(layoutModeOf({ phase, widthPx, game }, config)).toBe(mode)
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

describe('where a position lies on the stage', () => {
  test.each([
    ['mainPanel', 'main-top', 'video'],
    ['leftPanel', 'left-center', 'video'],
    ['mainPanel', 'main-overlay', 'overlay'],
    ['leftPanel', 'left-overlay', 'overlay'],
    ['top', 'top-right', 'overlay'],
    ['mainPanel', 'main-center', 'console'],
    ['mainPanel', 'main-bottom', 'console'],
    ['rightPanel', 'right-overlay', 'console'],
    ['bottom', 'bottom-center', 'console'],
    ['microPanel', 'micro-center', 'console'],
    ['mainPanel', 'modal', 'modal'],
    ['bottom', 'modal', 'modal'],
  ])('%s %s is in the %s', (panel, position, stage) => {
    expect(stagePanelOf(panel, position)).toBe(stage)
  })
})
