import { args, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { rollUpHour } from '#analytics/actions/roll_up_hour'
import { HOUR_MS, hourOf } from '#analytics/domain/hours'
import { OperatorCommand } from '#shared/console/operator_command'

/** Counts hours again, while their events are kept. */
export default class AnalyticsRollUp extends OperatorCommand {
  static commandName = 'analytics:roll_up'
  static description = 'Count the events of hours again'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The first hour, as 2026-11-01T14:00Z' })
  declare from: string

  @flags.number({ description: 'How many hours', default: 1 })
  declare hours: number

  async run() {
    const first = hourOf(Date.parse(this.from))
    if (Number.isNaN(first)) return this.fail(`${this.from} is no time`)
    for (let n = 0; n < this.hours; n++) {
      const hourMs = first + n * HOUR_MS
      const name = new Date(hourMs).toISOString()
      const result = await rollUpHour(hourMs, { again: true })
      if (!result.ok) return this.fail(`${name}: ${result.error.type}`)
      this.logger.log(`${name} counted`)
    }
  }
}
