import { useConsole } from '../../app/console_context'
import type { Field } from '../../form/form_field'

/** Who gets which share of the rake, in the order in which they are told. */
export const SHARES = ['hostBps', 'parentBps', 'referrerBps', 'distributorBps'] as const

export function useCutFields(): readonly Field[] {
  const { text } = useConsole()
  return [
    ...SHARES.map((name) => ({
      name,
      label: text(`cuts.${name}`),
      kind: 'number' as const,
      hint: text('cuts.bpsHint'),
    })),
    {
      name: 'effectiveFrom',
      label: text('cuts.from'),
      kind: 'instant',
      hint: text('cuts.fromHint'),
    },
  ]
}
