import { isDeepStrictEqual } from 'node:util'
import type { VariantDocument } from '#experiments/domain/experiment_document'

/** Whether both compare the same: devices keep their variants, and are counted together. */
export const isSameComparison = (
  one: readonly VariantDocument[],
  other: readonly VariantDocument[]
): boolean => isDeepStrictEqual(one.map(plain), other.map(plain))

/** As it is stored: without what is left out. */
const plain = (variant: VariantDocument): unknown => JSON.parse(JSON.stringify(variant))
