import {
  ExperimentsContract,
  type DeviceBatch,
  type ExperimentPage,
  type RunningExperiment,
} from '#experiments/contract'
import { recordDevice } from '#experiments/actions/record_device'
import { listRunning } from '#experiments/queries/list_running'

export class Experiments extends ExperimentsContract {
  listRunning(page: ExperimentPage): Promise<RunningExperiment[]> {
    return listRunning(page)
  }

  recordDevice(batch: DeviceBatch): Promise<void> {
    return recordDevice(batch)
  }
}
