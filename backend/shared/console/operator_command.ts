import { readFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'

/** A command that an operator runs by hand: it says what is wrong in one place, and ends with exit code 1. */
export abstract class OperatorCommand extends BaseCommand {
  protected fail(reason: string): void {
    this.logger.error(reason)
    this.exitCode = 1
  }

  /** The document in a file of JSON; undefined, and the command has failed, when there is none. */
  protected async readJson(path: string): Promise<unknown> {
    try {
      return JSON.parse(await readFile(path, 'utf8')) as unknown
    } catch (error) {
      this.fail(`${path} cannot be read: ${(error as Error).message}`)
    }
  }
}
