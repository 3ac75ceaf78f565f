import type { Phase } from '@sidepick/card-kit'
import type { ComponentRule, GameType, Orientation } from '@sidepick/rules/types'

/** The context of a rule's `when`. */
export interface Conditions {
  loggedIn: boolean
  phase: Phase
  gameType: GameType | null
  /** Of the widget itself, in CSS px. */
  widthPx: number
  orientation: Orientation
}

type When = NonNullable<ComponentRule['when']>

type Check = { [Key in keyof When]-?: (wanted: NonNullable<When[Key]>, now: Conditions) => boolean }

const checks: Check = {
  auth: (wanted, now) => (wanted === 'logged_in') === now.loggedIn,
  phases: (wanted, now) => wanted.includes(now.phase),
  gameTypes: (wanted, now) => now.gameType !== null && wanted.includes(now.gameType),
  minWidthPx: (wanted, now) => now.widthPx >= wanted,
  maxWidthPx: (wanted, now) => now.widthPx <= wanted,
  orientation: (wanted, now) => wanted === now.orientation,
}

/** Every given condition must hold; an unknown condition of a newer configuration fails. */
export function holds(when: ComponentRule['when'], now: Conditions): boolean {
  return Object.entries(when ?? {}).every(([name, wanted]) => {
    if (wanted === undefined || wanted === null) return true
    const check = checks[name as keyof When] as ((w: unknown, n: Conditions) => boolean) | undefined
    return check ? check(wanted, now) : false
  })
}
