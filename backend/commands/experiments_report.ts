import { args, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { OperatorCommand } from '#shared/console/operator_command'
import { MISMATCH_BELOW } from '#experiments/domain/to_report'
import { percentOf, spanOf } from '#experiments/domain/report_text'
import { findIdByKey, getReport, type FoundReport } from '#experiments/queries/get_report'

/** Prints what an experiment has come to. */
export default class ExperimentsReport extends OperatorCommand {
  static commandName = 'experiments:report'
  static description = 'Show what an experiment has come to: sizes, rates, and how sure they are'
  static help = ['experiments:report narrow_widget', 'experiments:report narrow_widget --all']
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Key of the experiment' })
  declare key: string

  @flags.boolean({ description: 'Every event that is counted, not only the one that decides' })
  declare all: boolean

  async run() {
    const id = await findIdByKey(this.key)
    const report = id === null ? null : await getReport(id)
    if (!report) return this.fail(`there is no experiment ${this.key}`)
    const { experiment, devices, sampleRatio } = report
    this.logger.log(
      `${experiment.doc.name} (${this.key}, version ${experiment.version}, ${experiment.status}): ${devices} devices`
    )
    this.table(report)
    if (sampleRatio.p === null) return this.logger.info('Sizes are not compared')
    const p = sampleRatio.p.toPrecision(3)
    if (!sampleRatio.mismatch) return this.logger.info(`Sizes agree with the weights (p = ${p})`)
    this.fail(
      `Sizes do not agree with the weights (p = ${p}, below ${MISMATCH_BELOW}): do not trust the rates`
    )
  }

  private table({ experiment, variants }: FoundReport) {
    const table = this.ui.table()
    table.head(['Variant', 'Devices', 'Event', 'Did it', 'Rate', 'Difference'])
    for (const { key, devices, metrics } of variants) {
      for (const { metric, devices: hits, rate, difference } of metrics) {
        if (!this.all && metric !== experiment.doc.metric) continue
        const shown = [percentOf(rate), spanOf(difference)]
        table.row([key, String(devices), metric, String(hits), ...shown])
      }
    }
    table.render()
  }
}
