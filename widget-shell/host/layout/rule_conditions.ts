import type { Phase } from '@sidepick/card-kit'
import type {
  ComponentRule,
  DisplayMode,
  ExperienceConfig,
  GameType,
  Orientation,
} from '@sidepick/rules/types'

/** From this width of the widget on, its layouts are those of a desktop, in CSS px. */
const DESKTOP_FROM_PX = 600

/** From this height of the widget on there is room beside a game, in CSS px. */
const ROOMY_FROM_PX = 400

/** Whether there is room for a panel beside the game; a height that is not measured yet counts as enough. */
export const isRoomy = ({ widthPx, heightPx }: { widthPx: number; heightPx?: number }): boolean =>
  widthPx >= DESKTOP_FROM_PX && (heightPx ?? ROOMY_FROM_PX) >= ROOMY_FROM_PX

/** Whether a theme flag or the setting of a card is on. */
export function isSwitchedOn(config: ExperienceConfig, flag: string): boolean {
  const flags: Record<string, unknown> = { ...config.componentFlags, ...config.themeFlags }
  return Object.hasOwn(flags, flag) && Boolean(flags[flag])
}

/** What the conditions of a rule are held against. */
export interface Conditions {
  loggedIn: boolean
  phase: Phase
  gameType: GameType | null
  /** Of the widget itself, in CSS px. */
  widthPx: number
  roomy: boolean
  /** Whether the video stands beside the console. */
  beside: boolean
  orientation: Orientation
  displayMode: DisplayMode
  /** Intervals of the play response that have passed; null outside of it. */
  interval: number | null
  /** Results that this visit has had. */
  results: number
  /** Whether a theme flag or a component flag of that name is on. */
  isOn: (flag: string) => boolean
}

type When = NonNullable<ComponentRule['when']>

type Check = { [Key in keyof When]-?: (wanted: NonNullable<When[Key]>, now: Conditions) => boolean }

const checks: Check = {
  auth: (wanted, now) => (wanted === 'logged_in') === now.loggedIn,
  phases: (wanted, now) => wanted.includes(now.phase),
  gameTypes: (wanted, now) => now.gameType !== null && wanted.includes(now.gameType),
  displayModes: (wanted, now) => wanted.includes(now.displayMode),
  minWidthPx: (wanted, now) => now.widthPx >= wanted,
  maxWidthPx: (wanted, now) => now.widthPx <= wanted,
  mobileOnly: (wanted, now) => !wanted || now.widthPx < DESKTOP_FROM_PX,
  desktopOnly: (wanted, now) => !wanted || now.widthPx >= DESKTOP_FROM_PX,
  orientation: (wanted, now) => wanted === now.orientation,
  flag: (wanted, now) => now.isOn(wanted),
  results: ({ first, every }, { results }) => results >= first && (results - first) % every === 0,
}

function isTime({ intervals }: ComponentRule, { interval }: Conditions): boolean {
  if (!intervals) return true
  const [from = 0, to = Infinity] = intervals
  return interval !== null && interval >= from && interval <= to
}

/** Every given condition must hold; an unknown condition of a newer configuration fails. */
export function holds(rule: ComponentRule, now: Conditions): boolean {
  return (
    isTime(rule, now) &&
    Object.entries(rule.when ?? {}).every(([name, wanted]) => {
      if (wanted === undefined || wanted === null) return true
      const check = checks[name as keyof When] as
        ((w: unknown, n: Conditions) => boolean) | undefined
      return check ? check(wanted, now) : false
    })
  )
}
