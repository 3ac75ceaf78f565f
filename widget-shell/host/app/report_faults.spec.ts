import { analyticsRefusal } from '@sidepick/rules/analytics_events'
import { reportFaults } from './report_faults'

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
