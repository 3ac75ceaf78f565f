import { isUniqueViolation } from '#shared/database/dialect'

/**
 * Runs an insert whose key may be taken already, which then changes nothing. Gives back whether it was added. Not for
 * use inside a transaction: a refused insert would end it on PostgreSQL.
 */
export async function addOnce(insert: () => Promise<unknown>): Promise<boolean> {
  try {
    await insert()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
