import { args } from '@adonisjs/core/ace'
import { checkDrawing, readDrawing, type DrawingFault } from '@sidepick/rules/drawing'
import { OperatorCommand } from '#shared/console/operator_command'

const FAULTS: Record<DrawingFault, string> = {
  seed: 'The seed is not the one whose hash was published when the board opened',
  list: 'The list of entries is not the one whose hash was published before the drawing',
  beacon: 'The randomness is not the hash of the signature of the beacon’s round',
  winners: 'Other entries win with this seed, randomness and list',
  alternates: 'Other entries follow the winners with this seed, randomness and list',
}

/** Repeats a drawing from a file of what was published. It starts no app: no network and no database. */
export default class DrawingsCheck extends OperatorCommand {
  static commandName = 'drawings:check'
  static description = 'Repeat a drawing of prizes from a file of what was published'

  @args.string({ description: 'JSON file of the published drawing' })
  declare file: string

  async run() {
    const json = await this.readJson(this.file)
    if (this.exitCode) return
    const drawing = readDrawing(json)
    if (!drawing) return this.fail(`${this.file} holds no published drawing`)
    for (const fault of await checkDrawing(drawing)) this.fail(FAULTS[fault])
    if (this.exitCode) return
    const { entries, winners, alternates, randomness } = drawing
    this.logger.success(
      `The drawing agrees: ${entries.length} entries, ${winners.length} winners, ${alternates.length} alternates`
    )
    this.logger.info(
      randomness === null
        ? 'No beacon took part: who kept the seed knew the outcome as soon as the list was closed'
        : `Compare the randomness with what the beacon published for the named round: ${randomness}`
    )
  }
}
