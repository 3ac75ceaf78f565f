import {
  described,
  listOf,
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

/** Checks what a document says of these flags. */
export const flagFaults = (flags: Record<string, Flag>): Faults =>
  shape(
    Object.fromEntries(
      Object.entries(flags).map(([name, { takes, says, always }]) => {
        const faults = described(faultsOf(takes), says)
        return [name, always ? faults : orNull(faults)]
      })
    )
  )
