export const EXPERIMENT_STATUSES = ['draft', 'running', 'stopped', 'concluded'] as const
export type ExperimentStatus = (typeof EXPERIMENT_STATUSES)[number]

interface Terms {
  /** Whether its document may be changed. */
  editable: boolean
  /** The moves that lead on from here. */
  moves: readonly ExperimentMove[]
}

export type ExperimentMove = 'start' | 'stop' | 'conclude'

/** Where each move leads. */
export const MOVES: Record<ExperimentMove, ExperimentStatus> = {
  start: 'running',
  stop: 'stopped',
  conclude: 'concluded',
}

export const STATUS_TERMS: Record<ExperimentStatus, Terms> = {
  draft: { editable: true, moves: ['start'] },
  running: { editable: false, moves: ['stop', 'conclude'] },
  stopped: { editable: true, moves: ['start', 'conclude'] },
  concluded: { editable: false, moves: [] },
}
