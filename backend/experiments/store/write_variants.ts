import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import { newId } from '#shared/ids'
import type { VariantDocument } from '#experiments/domain/experiment_document'

/** Stores the variants of a version, in place of those that it had. */
export async function writeVariants(
  { id, version }: { id: string; version: number },
  variants: readonly VariantDocument[],
  trx: TransactionClientContract
): Promise<void> {
  await run(trx, 'delete from experiment_variants where experiment_id = ? and version = ?', [
    id,
    version,
  ])
  for (const [position, variant] of variants.entries()) {
    const { key, weight, domains = [], config, payload } = variant
    await run(
      trx,
      `insert into experiment_variants
         (id, experiment_id, version, position, key, weight, domains, config, payload)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        ...[newId(), id, version, position, key, weight],
        ...[JSON.stringify(domains), JSON.stringify(config)],
        payload === undefined ? null : JSON.stringify(payload),
      ]
    )
  }
}
