import type { Http } from '@sidepick/card-kit'
import { effectiveConfig, FIRST_MOMENT, type ConfigMoment } from '@sidepick/rules/effective_config'
import type { BootstrapAnswer, ConfigStates, ExperienceConfig } from '@sidepick/rules/types'
import { configNow } from '../app/config_now'
import type { Visit } from '../app/visit'
import {
  startExperiments,
  type ExperimentParts,
  type RunningExperiments,
} from '../experiments/start_experiments'
import { configPlaced } from '../store/widget_slice'

/** Phases in which the configuration may change: nothing is picked yet. */
const OPEN = ['passive', 'question']

const NO_VARIANTS: readonly object[] = []

/**
 * Merges the configuration again when a player signs in or out, when the widget expands, and with the variants of
 * experiments. Returns a function that stops.
 */
export function followStates(visit: Visit, parts: ExperimentParts): () => void {
  const { entry, app, engine } = visit
  const { changes, hasExperiments } = entry.bootstrap
  if (!changes && !hasExperiments) return () => undefined
  let states: ConfigStates | 'unread' | 'reading' = 'unread'
  let experiments: RunningExperiments | null = null
  let merged = { moment: FIRST_MOMENT, variants: NO_VARIANTS }
  let askedFor = FIRST_MOMENT
  let stopped = false

  const moment = (): ConfigMoment => {
    const { session, widget } = app.store.getState()
    return { loggedIn: session.loggedIn, expanded: widget.place !== 'flow' }
  }

  const read = async (now: ConfigMoment) => {
    states = 'reading'
    askedFor = now
    const answer = await readAnswer(visit, parts.http)
    if (answer && answer.experiments.length > 0) {
      experiments = await takePart(visit, answer.experiments, parts)
    }
    if (stopped) return experiments?.stop()
    states = answer?.states ?? 'unread'
    look()
  }

  function look() {
    const now = moment()
    const variants = experiments?.configs ?? NO_VARIANTS
    if (stopped || (isSame(now, merged.moment) && variants === merged.variants)) return
    if (states === 'unread' && !isSame(now, askedFor)) void read(now)
    // In the middle of a play the cards stay; the next question has the new ones.
    if (typeof states === 'string' || !OPEN.includes(engine.state().phase)) return
    merged = { moment: now, variants }
    const next = effectiveConfig(states, now, variants)
    app.store.dispatch(configPlaced({ ...next, ...heldRules(visit) }))
    experiments?.merged()
  }

  const offStore = app.store.subscribe(look)
  const offEngine = engine.subscribe(look)
  if (hasExperiments) void read(moment())
  look()
  return () => {
    stopped = true
    offStore()
    offEngine()
    experiments?.stop()
  }
}

/** null when they fail: the visit goes on without. */
async function takePart(
  visit: Visit,
  running: BootstrapAnswer['experiments'],
  parts: ExperimentParts
): Promise<RunningExperiments | null> {
  try {
    return await startExperiments(visit, running, parts)
  } catch (error) {
    console.warn('The experiments of this page did not start', error)
    return null
  }
}

const isSame = (one: ConfigMoment, other: ConfigMoment) =>
  one.loggedIn === other.loggedIn && one.expanded === other.expanded

/** null after a failure, so that the next change of the visit asks again. */
async function readAnswer({ entry }: Visit, http: Http): Promise<BootstrapAnswer | null> {
  const { hostMode } = entry.bootstrap
  const query = {
    widgetId: entry.widget.id,
    flavour: hostMode.flavour,
    lang: entry.language,
    ref: entry.init.ref || undefined,
  }
  try {
    return (await http('GET /v2/embed/bootstrap', { query })) as BootstrapAnswer
  } catch (error) {
    // The configuration of the entry still holds.
    console.warn('The configuration of this state could not be read', error)
    return null
  }
}

/** Where a partner's cards wait to replace the first ones, who waits for them decides about the rules. */
function heldRules(visit: Visit): Partial<ExperienceConfig> {
  if (!visit.entry.bootstrap.config.replacements) return {}
  const { widgetComponents, gameScreenComponents } = configNow(visit)
  return { widgetComponents, gameScreenComponents }
}
