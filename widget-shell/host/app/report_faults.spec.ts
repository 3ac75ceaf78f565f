import { analyticsRefusal } from '@sidepick/rules/analytics_events'
import { aRemote, anEntry } from '../testing/fixtures'
import { reportCard, reportFaults } from './report_faults'

test('a misplaced rule is measured once, as the server takes it', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const emit = jest.fn()
  const rule = {
    componentName: 'Status',
    panel: 'nowhere',
    position: 'nowhere-top',
    when: { phases: ['result' as const] },
    props: { label: 'Hi' },
  }
  const faults = [{ rule, reason: 'unknown_panel' as const }] as Parameters<typeof reportFaults>[0]
  reportFaults(faults, emit)
  reportFaults(faults, emit)
  expect(emit).toHaveBeenCalledTimes(1)
  const [, { name, properties }] = emit.mock.calls[0]
  expect(name).toBe('component_rule_invalid')
  expect(analyticsRefusal(name, properties)).toBeNull()
})

describe('a card that threw', () => {
  const play = aRemote()
  const theirs = aRemote({
    id: 'theirs',
    version: '7.0.0',
    entry: 'https://theirs.example/cards/7/remoteEntry.js',
  })
  const at = ({ entry }: { entry: string }, file: string) =>
    `    at Array.map (${entry.replace('remoteEntry.js', file)}:1:20)`

  test.each<[string, string[], string, string]>([
    ['the remote that drew it', [at(play, '55.js')], play.id, play.version],
    [
      'the remote whose code threw in it',
      [at(theirs, '1.js'), at(play, '55.js')],
      'theirs',
      '7.0.0',
    ],
    ['the one that drew it, without a file', ['    at <anonymous>'], play.id, play.version],
  ])('names %s', (_who, lines, remoteId, version) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const emit = jest.fn()
    const entry = anEntry()
    entry.bootstrap.remotes = [play, theirs]
    const error = new TypeError('no')
    error.stack = ['TypeError: no', ...lines].join('\n')
    reportCard({ entry, emit }, play.id, 'Status', error)
    const [, { name, properties }] = emit.mock.calls[0]
    expect(properties).toEqual({
      ...{ remoteId, version, cardName: 'Status' },
      ...{ reason: 'TypeError', message: 'no' },
    })
    expect(analyticsRefusal(name, properties)).toBeNull()
    expect(log).toHaveBeenCalled()
  })
})
