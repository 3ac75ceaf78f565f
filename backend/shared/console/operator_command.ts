import { readFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'

/** Base of the commands for operators: reports a fault in one way and ends with exit code 1. */
export abstract class OperatorCommand extends BaseCommand {
  protected fail(reason: string): void {
    this.logger.error(reason)
    this.exitCode = 1
  }

  /** The document in a JSON file; undefined, after failing the command, when there is none. */
  protected async readJson(path: string): Promise<unknown> {
    try {
      return JSON.parse(await readFile(path, 'utf8')) as unknown
    } catch (error) {
      this.fail(`${path} cannot be read: ${(error as Error).message}`)
    }
  }
}
