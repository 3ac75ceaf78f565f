import type { ComponentRule } from '@sidepick/rules/types'
import { resolveLayout } from './resolve_layout'
import { aBootstrap } from '../testing/fixtures'
import { isRoomy, isSwitchedOn, type Conditions } from './rule_conditions'

const now: Conditions = {
  loggedIn: false,
  phase: 'question',
  gameType: 'POLL',
  widthPx: 428,
  roomy: true,
  beside: true,
  orientation: 'portrait',
  displayMode: 'inline',
  interval: null,
  results: 0,
  isOn: (flag) => flag === 'arcade',
}
const rule = (
  componentName: string,
  panel: string,
  position: string,
  when?: ComponentRule['when']
): ComponentRule => ({
  componentName,
  panel,
  position,
  ...(when && { when }),
})
const known = { isCard: () => true, flags: {} }
const placed = (rules: ComponentRule[], conditions = now, layout = 'GAME_PLAY') =>
  resolveLayout(layout, rules, conditions, known).cards.map((card) => card.rule.componentName)

describe('placing cards', () => {
  test('cards stand by panel, then position, in the order of the list', () => {
    const tree = resolveLayout(
      'GAME_PLAY',
      [
        rule('Answers', 'mainPanel', 'main-bottom'),
        rule('Menu', 'top', 'top-right'),
        rule('Subtitles', 'mainPanel', 'main-overlay'),
        rule('Status', 'mainPanel', 'main-bottom'),
        rule('Audio', 'mainPanel', 'main-overlay'),
      ],
      now,
      known
    )
    expect(tree.cards.map(({ rule: { componentName }, box, slot }) => [componentName, box, slot]))
      // The top stands first, then the main panel; its positions in the order of the list.
      .toEqual([
        ['Menu', 'top', 'right'],
        ['Answers', 'console', 'answers'],
        ['Status', 'console', 'answers'],
        ['Subtitles', 'overlay', 'overlay'],
        ['Audio', 'overlay', 'overlay'],
      ])
    expect(tree.faults).toEqual([])
  })

  test('another position is another place', () => {
    const at = (question: string, answers: string) =>
      resolveLayout(
        'GAME_PLAY',
        [rule('Question', 'mainPanel', question), rule('Answers', 'mainPanel', answers)],
        now,
        known
      ).cards.map(({ slot }) => slot)
    expect(at('main-center', 'main-bottom')).toEqual(['text', 'answers'])
    expect(at('main-bottom', 'main-center')).toEqual(['answers', 'text'])
  })

  test('a card that is switched off stays away, and is no fault', () => {
    const rules = ['Meme', 'Badges', 'Status', 'toString'].map((name) =>
      rule(name, 'mainPanel', 'main-center')
    )
    const flags = { Meme: false, Badges: { rows: 3 }, Status: true }
    const tree = resolveLayout('GAME_PLAY', rules, now, { ...known, flags })
    expect(tree.cards.map((card) => card.rule.componentName)).toEqual([
      'Badges',
      'Status',
      'toString',
    ])
    expect(tree.faults).toEqual([])
  })

  test('the short names of panels place as their full names do', () => {
    const rules = [rule('Facts', 'left', 'left-center'), rule('Board', 'right', 'right-bottom')]
    expect(placed(rules, now, 'GAME_PLAY_LANDSCAPE')).toEqual(['Facts', 'Board'])
  })

  test.each([
    ['question', true, ['Ad']],
    ['question', false, []],
    ['passive', false, ['Ad']],
  ] as const)(
    'in %s, with room beside the game: %s, the side panel has %j',
    (phase, roomy, shown) =>
      expect(
        placed([rule('Ad', 'sidePanel', 'side-center')], { ...now, phase, roomy }, 'GAME_PLAY_ADS')
      ).toEqual(shown)
  )

  test('a known panel that this layout lacks is left out without a fault', () => {
    const tree = resolveLayout(
      'GAME_PLAY_LANDSCAPE',
      [rule('Answers', 'mainPanel', 'main-bottom')],
      now,
      known
    )
    expect(tree).toEqual({ cards: [], faults: [] })
  })

  test.each([
    [rule('Nope', 'mainPanel', 'main-top'), 'unknown_component'],
    [rule('Card', 'attic', 'main-top'), 'unknown_panel'],
    [rule('Card', 'mainPanel', 'attic-top'), 'unknown_position'],
    [rule('Card', 'mainPanel', 'main-sideways'), 'unknown_position'],
    [rule('Card', 'mainPanel', 'main-top-left'), 'unknown_position'],
    [rule('Card', 'toString', 'main-top'), 'unknown_panel'],
    [rule('Card', 'mainPanel', 'constructor-top'), 'unknown_position'],
  ])('%j is skipped and reported', (bad, reason) => {
    const good = rule('Card', 'mainPanel', 'main-center')
    const isCard = (name: string) => name === 'Card'
    const tree = resolveLayout('GAME_PLAY', [bad, good], now, { ...known, isCard })
    expect(tree.faults).toEqual([{ rule: bad, reason }])
    expect(tree.cards).toHaveLength(1)
  })

  test('an unknown layout places nothing', () => {
    expect(placed([rule('Card', 'mainPanel', 'main-top')], now, 'ATTIC')).toEqual([])
  })
})

describe('conditions of a rule', () => {
  test.each<[ComponentRule['when'], Partial<Conditions>, boolean]>([
    [undefined, {}, true],
    [{}, {}, true],
    [{ auth: 'logged_out' }, {}, true],
    [{ auth: 'logged_in' }, {}, false],
    [{ auth: 'logged_in' }, { loggedIn: true }, true],
    [{ phases: ['question', 'result'] }, {}, true],
    [{ phases: ['result'] }, {}, false],
    [{ gameTypes: ['TRIVIA'] }, {}, false],
    [{ gameTypes: ['POLL'] }, { gameType: null }, false],
    [{ minWidthPx: 428 }, {}, true],
    [{ minWidthPx: 429 }, {}, false],
    [{ maxWidthPx: 428 }, {}, true],
    [{ maxWidthPx: 427 }, {}, false],
    [{ mobileOnly: true }, {}, true],
    [{ mobileOnly: true }, { widthPx: 600 }, false],
    [{ mobileOnly: false, desktopOnly: false }, {}, true],
    [{ desktopOnly: true }, { widthPx: 599 }, false],
    [{ desktopOnly: true }, { widthPx: 600 }, true],
    [{ displayModes: ['inline', 'docked'] }, {}, true],
    [{ displayModes: ['sidebar'] }, {}, false],
    [{ flag: 'arcade' }, {}, true],
    [{ flag: 'gameSets' }, {}, false],
    [{ orientation: 'portrait' }, {}, true],
    [{ orientation: 'landscape' }, {}, false],
    [{ auth: 'logged_out', phases: ['result'] }, {}, false],
    [{ moonPhase: 'full' } as ComponentRule['when'], {}, false],
  ])('%j under %j holds: %s', (when, over, expected) => {
    const shown = placed([rule('Card', 'mainPanel', 'main-top', when)], { ...now, ...over })
    expect(shown.length === 1).toBe(expected)
  })

  test.each([
    [null, false],
    [2, false],
    [3, true],
    [31, true],
    [32, false],
  ])('an interval from 3 to 31 holds at %s: %s', (interval, expected) => {
    const timed = { ...rule('Status', 'mainPanel', 'main-center'), intervals: [3, 31] }
    expect(placed([timed], { ...now, interval }).length === 1).toBe(expected)
  })
})

describe('room and flags', () => {
  test.each([
    [600, 400, true],
    [599, 800, false],
    [800, 399, false],
    [800, undefined, true],
  ])('%i x %s has room beside the game: %s', (widthPx, heightPx, roomy) =>
    expect(isRoomy({ widthPx, heightPx })).toBe(roomy)
  )

  test('a flag of the theme or the setting of a card is on', () => {
    const { config } = aBootstrap()
    const told = { ...config, componentFlags: { Meme: true, Badges: false, Rate: { stars: 5 } } }
    const on = ['passiveModeEnabled', 'noMinWidth', 'Meme', 'Badges', 'Rate', 'toString']
    expect(on.filter((flag) => isSwitchedOn(told, flag))).toEqual([
      'passiveModeEnabled',
      'Meme',
      'Rate',
    ])
  })
})
