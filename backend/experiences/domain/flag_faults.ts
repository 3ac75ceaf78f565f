import {
  described,
  listOf,
  must,
  oneOf,
  orNull,
  shape,
  type Faults,
} from '#shared/http/validation/faults'
import type { Flag, FlagValue } from '#experiences/domain/flag'
import { id, isSwitch, numberOf, wholeOf } from '#experiences/domain/value_faults'

function faultsOf(takes: FlagValue): Faults {
  switch (takes.kind) {
    case 'switch':
      return isSwitch
    case 'choice':
      return oneOf(takes.words)
    case 'number':
      return numberOf(takes.unit, takes.range)
    case 'whole':
      return wholeOf(takes.unit, takes.range)
    case 'id':
      return id
    case 'ids':
      return listOf(id)
  }
}

const isMissing = (what: string) =>
  must(() => false, `left out: this version has no ${what}`, { not: {} })

/** Checks what a document says of these flags; one of `missing` is refused with what it would bring. */
export const flagFaults = (
  flags: Record<string, Flag>,
  missing: Record<string, string> = {}
): Faults =>
  shape(
    Object.fromEntries([
      ...Object.entries(flags).map(([name, { takes, says, always }]) => {
        const faults = described(faultsOf(takes), says)
        return [name, always ? faults : orNull(faults)] as const
      }),
      ...Object.entries(missing).map(([name, what]) => [name, isMissing(what)] as const),
    ])
  )
