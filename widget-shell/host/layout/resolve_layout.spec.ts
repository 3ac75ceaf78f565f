import type { ComponentRule } from '@sidepick/rules/types'
import { resolveLayout } from './resolve_layout'
import type { Conditions } from './rule_conditions'

const now: Conditions = {
  loggedIn: false,
  phase: 'question',
  gameType: 'POLL',
  widthPx: 428,
  orientation: 'portrait',
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
const anyCard = () => true
const names = (rules: ComponentRule[]) => rules.map((one) => one.componentName)
const placed = (rules: ComponentRule[], conditions = now, layout = 'GAME_PLAY') =>
  resolveLayout(layout, rules, conditions, anyCard).panels.flatMap((panel) =>
    panel.positions.flatMap((position) => names(position.rules))
  )

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
      anyCard
    )
    expect(
      tree.panels.map((panel) => [
        panel.name,
        panel.positions.map((position) => [position.name, position.layered, names(position.rules)]),
      ])
    ).toEqual([
      ['top', [['top-right', false, ['Menu']]]],
      [
        'mainPanel',
        [
          ['main-bottom', false, ['Answers', 'Status']],
          ['main-overlay', true, ['Subtitles', 'Audio']],
        ],
      ],
    ])
    expect(tree.faults).toEqual([])
  })

  test('a known panel that this layout lacks is left out without a fault', () => {
    const tree = resolveLayout(
      'GAME_PLAY_LANDSCAPE',
      [rule('Answers', 'mainPanel', 'main-bottom')],
      now,
      anyCard
    )
    expect(tree).toEqual({ panels: [], faults: [] })
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
    const tree = resolveLayout('GAME_PLAY', [bad, good], now, (name) => name === 'Card')
    expect(tree.faults).toEqual([{ rule: bad, reason }])
    expect(tree.panels).toHaveLength(1)
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
    [{ orientation: 'portrait' }, {}, true],
    [{ orientation: 'landscape' }, {}, false],
    [{ auth: 'logged_out', phases: ['result'] }, {}, false],
    [{ moonPhase: 'full' } as ComponentRule['when'], {}, false],
  ])('%j under %j holds: %s', (when, over, expected) => {
    const shown = placed([rule('Card', 'mainPanel', 'main-top', when)], { ...now, ...over })
    expect(shown.length === 1).toBe(expected)
  })
})
