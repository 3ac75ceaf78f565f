import { aBootstrap, aGame, themeFlags } from '../testing/fixtures'
import { isLandscapeScreen, layoutModeOf, orientationOf, type Stage } from './layout_mode'
import { panelNamed, placeNamed, type Panel } from '@sidepick/rules/positions'
import { boxOf } from './boxes'
import { layoutOf, rulesOf } from './layouts'

const base = aBootstrap().config
const landscape = aGame({ landscapeGame: true })
const consoleFirst = { ...base, gameTheme: { consoleFirst: 'true' } }
const horizontalOnly = { ...base, themeFlags: themeFlags({ horizontalVideosOnly: true }) }

/** In a visit of games like this one, unless others are named. */
const stageWith = (given: Partial<Stage> & Pick<Stage, 'game'>): Stage => ({
  phase: 'question',
  widthPx: 800,
  arcade: true,
  games: given.game ? [given.game] : [],
  ...given,
})

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
    expect(layoutModeOf(stageWith({ phase, widthPx, game }), config)).toBe(mode)
  })

  test('is one for all games of a visit, whatever their formats and whichever is played', () => {
    const modesOf = (games: Stage['games'], played = games) =>
      played.map((game) => layoutModeOf(stageWith({ game, games }), base))
    expect(modesOf([landscape, aGame()])).toEqual(['ActiveV', 'ActiveV'])
    expect(modesOf([landscape, landscape])).toEqual(['ActiveH', 'ActiveH'])
    expect(modesOf([landscape], [landscape, aGame()])).toEqual(['ActiveH', 'ActiveH'])
  })

  test('a page without arcade keeps the console over the video, unless only landscape is wanted', () => {
    const stage = stageWith({ game: landscape, arcade: false })
    expect(layoutModeOf(stage, base)).toBe('ActiveV')
    expect(layoutModeOf(stage, horizontalOnly)).toBe('ActiveH')
  })

  test('a video that fills the widget has no console beside it', () => {
    const stage = stageWith({ game: landscape })
    const blade = { experimentFlags: { bladeVideo: true } }
    expect(layoutModeOf(stage, { ...base, ...blade })).toBe('ActiveV')
    expect(layoutModeOf(stage, { ...horizontalOnly, ...blade })).toBe('ActiveV')
  })

  test('orientation follows the game unless only landscape is wanted', () => {
    expect(orientationOf(aGame(), base)).toBe('portrait')
    expect(orientationOf(landscape, base)).toBe('landscape')
    expect(orientationOf(null, horizontalOnly)).toBe('landscape')
  })
})

describe('the landscape screens', () => {
  const mixed = [landscape, aGame()]

  test.each([
    ['a game with a landscape video in a wide widget', { game: landscape }, base, true],
    ['a game without one', { game: aGame() }, base, false],
    ['any game, where only landscape is wanted', { game: aGame() }, horizontalOnly, true],
    ['a narrow widget', { game: landscape, widthPx: 599 }, base, false],
    ['a question that nobody has touched', { game: landscape, phase: 'passive' }, base, false],
  ] as const)('%s', (_of, given, config, isDrawn) => {
    expect(isLandscapeScreen(stageWith({ ...given, games: mixed }), config)).toBe(isDrawn)
  })
})

describe('the layout of a step', () => {
  test.each([
    ['GAME_PLAY_ADS', 'portrait', 'GAME_PLAY_ADS'],
    ['GAME_PLAY_ADS', 'landscape', 'GAME_PLAY_ADS_LANDSCAPE'],
    ['INTERSTITIAL', 'landscape', 'INTERSTITIAL'],
    ['GAME_SHUTTERSTOCK_ASSET', 'portrait', 'GAME_SHUTTERSTOCK_ASSET'],
    [undefined, 'portrait', 'GAME_PLAY'],
    ['ATTIC', 'landscape', 'GAME_PLAY_LANDSCAPE'],
  ] as const)('%s in %s is %s', (step, screen, layout) => {
    expect(layoutOf(screen === 'landscape', step)).toBe(layout)
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
    expect(place && boxOf(panelNamed(panel) as Panel, place, true)).toEqual({ box, slot })
  })

  test('under a console over the picture, what follows the answers has one place in both layouts', () => {
    expect(boxOf('rightPanel', 'bottom', false)).toEqual(boxOf('mainPanel', 'right', false))
  })
})
