import type { PlayState } from '../play_state'
import type { Timer } from '@sidepick/card-kit'

/** What must hold before a screen is left. */
export interface TransitionRule {
  type: string
  /** A dot path into the state; of `timeoutComplete`, the name of a timer. */
  key: string
  value?: unknown
  errorMessage?: string
}

type Check = (found: unknown, wanted: unknown) => boolean

const isOver = (timer: unknown) => {
  const { completed, remainingMs } = (timer ?? {}) as Partial<Timer>
  return completed === true && remainingMs === 0
}

const CHECKS = new Map<string, Check>([
  ['boolean', (found, wanted) => found === wanted],
  ['greaterThan', (found, wanted) => Boolean(found) && Number(found) > Number(wanted)],
  ['lessThan', (found, wanted) => Boolean(found) && Number(found) < Number(wanted)],
  ['hasValue', (found) => Boolean(found)],
  ['timeoutComplete', isOver],
])

/** What rules may ask of a play. */
function factsOf(state: PlayState) {
  const { visit } = state
  return {
    sidePicked: state.pick?.side ?? null,
    gameplayStarted: state.phase !== 'passive',
    gameIndex: state.gameIndex,
    stepIndex: visit?.stepIndex ?? 0,
    sessionPoints: state.sessionPoints,
    loggedIn: state.loggedIn,
    points: state.outcome?.points ?? null,
    stopAutoNavigate: state.autoNavigateStopped,
    hideVideo: visit?.step.hideVideo ?? false,
    videoPlaying: visit?.video.playing ?? false,
    videoPaused: visit?.video.paused ?? false,
    videoCompleted: visit?.video.completed ?? false,
  }
}

function factAt(facts: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, key)
          ? (at as Record<string, unknown>)[key]
          : undefined,
      facts
    )
}

function failureOf(rule: TransitionRule, state: PlayState): string[] {
  const check = CHECKS.get(rule.type)
  if (!check) return [rule.errorMessage ?? `Unknown transition rule: ${rule.type}.`]
  const facts = rule.type === 'timeoutComplete' ? state.timers : factsOf(state)
  return check(factAt(facts, rule.key), rule.value) ? [] : [rule.errorMessage ?? rule.key]
}

/** Why the screen cannot be left, in one line; null if it can. */
export function rejectionOf(rules: readonly TransitionRule[], state: PlayState): string | null {
  const messages = rules.flatMap((rule) => failureOf(rule, state))
  return messages.length === 0 ? null : messages.map(withoutEnd).join('. ') + '.'
}

const withoutEnd = (message: string) => message.replace(/\.$/, '')
