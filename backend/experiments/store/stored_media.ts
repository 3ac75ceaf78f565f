import type { MediaKeeper } from '#shared/database/stored_media'
import { mediaIn } from '#experiences/contract'

/** The variants of each experiment's last version; older ones are history. */
export const variantMedia: MediaKeeper = {
  table: 'experiment_variants',
  columns: ['config'],
  shown: `version = (
    select experiments.version from experiments
    where experiments.id = experiment_variants.experiment_id and experiments.status <> 'concluded')`,
  addresses: ({ config }) => Object.fromEntries(mediaIn(JSON.parse(String(config)))),
}
