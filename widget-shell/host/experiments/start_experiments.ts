import {
  assignVariants,
  readForced,
  readForcedAt,
  type Assignment,
  type StoredVariants,
} from '@sidepick/rules/experiments'
import type { BootstrapAnswer, EntryData } from '@sidepick/rules/types'
import type { Http } from '@sidepick/card-kit'
import { payloadOf } from '../analytics/payload_of'
import { timeZoneHere } from '../app/permission_now'
import type { Visit } from '../app/visit'
import type { KeyValues } from '../picks/local_store'
import type { Session } from '../session/session'
import { exchangeVariants } from './account_variants'
import { deviceIdOf } from './device_id'
import { createStoredVariants } from './stored_variants'

export interface ExperimentParts {
  http: Http
  session: Pick<Session, 'settled' | 'profile' | 'on'>
  values: KeyValues
  /** Address of the frame, with the whole init payload. */
  href: string
}

export interface RunningExperiments {
  /** What the variants change, in the order of merging. */
  configs: readonly object[]
  /** Call once that is in the configuration. */
  merged: () => void
  stop: () => void
}

/** By the addresses of the publisher's page and of the frame, where the server takes that. */
const forcedAt = ({ takesForced, init }: EntryData, href: string): Map<string, string> =>
  takesForced ? new Map([...readForcedAt(init.ref), ...readForcedAt(href)]) : new Map()

/** Assigns the variants of the experiments that run here, and tells what came of them. */
export async function startExperiments(
  visit: Visit,
  experiments: BootstrapAnswer['experiments'],
  parts: ExperimentParts
): Promise<RunningExperiments> {
  const { entry, app, bridge } = visit
  const { values, href } = parts
  // The page says whether the reader agreed to be recognised.
  await bridge.handshake()
  const init = payloadOf(href)
  const deviceId = deviceIdOf({
    consent: app.store.getState().widget.consent,
    timeZone: timeZoneHere(),
    given: init.analyticsDeviceId,
    values,
  })
  const stored = createStoredVariants(values)
  const assign = (account: StoredVariants) =>
    assignVariants(experiments, {
      deviceId,
      host: entry.host,
      nowMs: Date.now(),
      forced: new Map([...readForced(init.analyticsExperiments), ...forcedAt(entry, href)]),
      stored: stored.all(),
      account,
    })
  const assigned = assign(deviceId === null ? {} : await exchangeVariants(parts, stored.all()))
  if (deviceId !== null) stored.keep(assigned)
  const hasNew = assigned.some(({ source }) => source === 'hash')
  const stopFollowing =
    deviceId === null ? () => undefined : followAccount(parts, stored, { assign, hasNew })
  const applied = assigned.filter(({ applies }) => applies)
  visit.variants = variantsOf(applied)
  const counted = applied.filter(({ source }) => source !== 'forced')
  const tell = deviceId !== null && counted.length > 0
  const teller = tell && createTeller(visit, { counted, stored })
  return {
    configs: applied.map(({ variant }) => variant.config),
    merged: teller ? teller.merged : () => undefined,
    stop() {
      stopFollowing()
      if (teller) teller.stop()
    },
  }
}

/**
 * Tells the account what is new on the device, and after a sign-in all that it has. What the account has beyond that is
 * kept for the next page: this visit keeps its look.
 */
function followAccount(
  parts: ExperimentParts,
  stored: ReturnType<typeof createStoredVariants>,
  { assign, hasNew }: { assign: (account: StoredVariants) => Assignment[]; hasNew: boolean }
): () => void {
  const exchange = async () => stored.keep(assign(await exchangeVariants(parts, stored.all())))
  if (hasNew) void exchange()
  return parts.session.on('logged_in', () => void exchange())
}

const variantsOf = (assigned: readonly Assignment[]) =>
  Object.fromEntries(assigned.map(({ experiment, variant }) => [experiment.key, variant.key]))

interface TellerParts {
  counted: readonly Assignment[]
  stored: ReturnType<typeof createStoredVariants>
}

/** Measures each exposure once for this device, when the widget is in view; from then on events carry the variants. */
function createTeller(visit: Visit, { counted, stored }: TellerParts) {
  const { engine, measure } = visit
  let isMerged = false
  let isExposed = false
  visit.arrived = (events) => {
    const exposed = new Set(
      events.map(({ name, properties }) =>
        name === 'experiment_exposed' ? properties.experiment : null
      )
    )
    for (const one of counted) if (exposed.has(one.experiment.key)) stored.expose(one)
  }

  function look() {
    if (isExposed || !isMerged || !engine.state().inView) return
    isExposed = true
    visit.counted = variantsOf(counted)
    for (const one of counted) {
      if (stored.isExposed(one)) continue
      const { key: variant, payload } = one.variant
      const properties = { experiment: one.experiment.key, variant, ...(payload && { payload }) }
      measure({ name: 'experiment_exposed', properties })
    }
  }

  const stopLooking = engine.subscribe(look)
  return {
    merged() {
      isMerged = true
      look()
    },
    stop: stopLooking,
  }
}
