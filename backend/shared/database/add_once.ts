import { isUniqueViolation } from '#shared/database/dialect'

/**
 * Runs an insert and returns false when its key is taken. Not for use inside a transaction, which a refused insert
 * aborts on PostgreSQL.
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
