import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { failure, success, type Result } from '#shared/result'
import { reservedKeyFaults, type ExperiencesContract } from '#experiences/contract'
import type { OwnWidget } from '#widgets/store/own_widget'

/** A theme or a configuration that is invalid as an experience. */
export interface BadLooks {
  type: 'bad_looks'
  field: 'theme' | 'config'
  fault: string
}

type Looks = Pick<OwnWidget, 'id' | 'creatorId' | 'theme' | 'config'>

/** Publishes a widget's theme and configuration as its part of the experience, in the transaction that stores them. */
export async function publishLooks(
  { id, creatorId, theme, config }: Looks,
  before: OwnWidget['config'],
  experiences: ExperiencesContract,
  trx: TransactionClientContract
): Promise<Result<null, BadLooks>> {
  if (Object.hasOwn(config, 'widgetTheme')) {
    return failure({ type: 'bad_looks', field: 'config', fault: 'widgetTheme is told as theme' })
  }
  const [reserved] = reservedKeyFaults('creator', before, config)
  if (reserved !== undefined) {
    return failure({ type: 'bad_looks', field: 'config', fault: reserved })
  }
  const doc = { ...config, widgetTheme: theme }
  const document = { scope: 'widget', owner: id, doc, publishedBy: creatorId } as const
  const published = await experiences.publish(document, trx)
  if (published.ok) return success(null)
  if (published.error.type === 'published_meanwhile') throw new Error('unique keys throw here')
  const [fault = ''] = published.error.faults
  const field = fault.startsWith('widgetTheme') ? 'theme' : 'config'
  return failure({ type: 'bad_looks', field, fault })
}
