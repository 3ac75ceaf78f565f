import { useConsole } from '../../app/console_context'
import type { FieldsOf } from '../../form/sent'

/** Who gets which share of the rake, in the order in which they are told. */
export const SHARES = ['hostBps', 'parentBps', 'referrerBps', 'distributorBps'] as const

export function useCutFields(): FieldsOf<'PATCH /v1/admin/cuts/{id}'> {
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
