/** What must hold before a screen is left. */
export interface TransitionRule {
  type: string
  /** A dot path into the facts; of `timeoutComplete`, into the timers. */
  key: string
  value?: unknown
  errorMessage?: string
}

/** What rules may ask of. */
interface Asked {
  facts: unknown
  /** By name, each as `{ completed, remainingMs }`. */
  timers: unknown
}

interface Check {
  of: keyof Asked
  holds: (found: unknown, wanted: unknown) => boolean
}

const isOver = (timer: unknown) => {
  const { completed, remainingMs } = (timer ?? {}) as { completed?: unknown; remainingMs?: unknown }
  return completed === true && remainingMs === 0
}

const ofFacts = (holds: Check['holds']): Check => ({ of: 'facts', holds })

const CHECKS = new Map<string, Check>([
  ['boolean', ofFacts((found, wanted) => found === wanted)],
  ['greaterThan', ofFacts((found, wanted) => Boolean(found) && Number(found) > Number(wanted))],
  ['lessThan', ofFacts((found, wanted) => Boolean(found) && Number(found) < Number(wanted))],
  ['hasValue', ofFacts((found) => Boolean(found))],
  ['timeoutComplete', { of: 'timers', holds: isOver }],
])

function valueAt(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, key)
          ? (at as Record<string, unknown>)[key]
          : undefined,
      root
    )
}

function failureOf(rule: TransitionRule, asked: Asked): string[] {
  const check = CHECKS.get(rule.type)
  if (!check) return [rule.errorMessage ?? `Unknown transition rule: ${rule.type}.`]
  const found = valueAt(asked[check.of], rule.key)
  return check.holds(found, rule.value) ? [] : [rule.errorMessage ?? rule.key]
}

const withoutEnd = (message: string) => message.replace(/\.$/, '')

/** Why the screen cannot be left, in one line; null if it can. */
export function rejectionBy(rules: readonly TransitionRule[], asked: Asked): string | null {
  const messages = rules.flatMap((rule) => failureOf(rule, asked))
  return messages.length === 0 ? null : messages.map(withoutEnd).join('. ') + '.'
}
