import type { Experiment } from '@sidepick/rules/experiments'

/** A variant as a page gets it. */
export interface RunningVariant {
  key: string
  weight: number
  /** Left out where it applies everywhere. */
  domains?: string[]
  /** Part of an ExperienceConfig. */
  config: Record<string, unknown>
  /** Anything that the experiment's author adds for the page's statistics. */
  payload?: Record<string, unknown>
}

export interface RunningExperiment extends Experiment<RunningVariant> {
  domains?: string[]
  variants: RunningVariant[]
}

/** Where experiments take place. */
export interface ExperimentPage {
  /** Host name of the publisher's page. */
  host: string
  distributorId: string
}

/** What a device did, as one batch of its analytics tells it. */
export interface DeviceBatch {
  deviceId: string
  /** How the device is stored. */
  deviceHash: string
  /** Variants that it says it was shown. */
  exposed: readonly { experiment: string; variant: string }[]
  /** Names of all events of the batch. */
  names: ReadonlySet<string>
  atMs: number
}

/** Tag of cached data made of running experiments; a start, a stop or an end drops it. */
export const EXPERIMENTS_TAG = 'experiments'

/** Which experiments run, and what devices in them do. Owns the tables experiments and experiment_*. */
export abstract class ExperimentsContract {
  /** Those that take place now on such pages, by their keys: the platform's, and those of the pages' distributor. */
  abstract listRunning(page: ExperimentPage): Promise<RunningExperiment[]>
  /**
   * Counts an exposure once for each device, experiment and version, and what exposed devices did afterwards once for
   * each kind of event. An exposure to a variant that the device's id does not lead to is left out: it was forced, comes
   * from an account's other device, or is invented.
   */
  abstract recordDevice(batch: DeviceBatch): Promise<void>
}
