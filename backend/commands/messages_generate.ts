import { writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import prettier from 'prettier'
import { argumentsOf } from '#shared/text/compiled_messages'
import { keysBySection, readMessages } from '#shared/text/read_messages'

const FILE = 'backend/shared/text/generated_message_arguments.ts'

/** Writes the type of every message from the English ones, so that a wrong name and a missing argument fail to compile. */
export default class MessagesGenerate extends BaseCommand {
  static commandName = 'messages:generate'
  static description = `Write ${FILE} from the messages of all modules`

  async run() {
    const messages = readMessages()['en-us']
    const sections = [...keysBySection(Object.keys(messages))].map(([section, keys]) => {
      const fields = keys.map((key) => `${key}: ${union(messages[`${section}.${key}`]!)}`)
      return `'${section}': { ${fields.join('; ')} }`
    })
    const source = `/** Generated from the messages of all modules: the arguments of each message, by section and key. */
    export interface MessageArguments { ${sections.join('\n')} }`
    const config = await prettier.resolveConfig(this.app.makePath(FILE))
    await writeFile(
      this.app.makePath(FILE),
      await prettier.format(source, { ...config, parser: 'typescript' })
    )
    this.logger.success(`${FILE} describes ${Object.keys(messages).length} messages`)
  }
}

const union = (message: string) =>
  argumentsOf(message)
    .map((name) => `'${name}'`)
    .join(' | ') || 'never'
