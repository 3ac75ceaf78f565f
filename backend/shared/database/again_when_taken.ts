import { isUniqueViolation } from '#shared/database/dialect'

/**
 * Runs work that checks a unique name before it inserts it, and retries it once after a unique violation: the second
 * run then finds the other row. Work for which that is rare may check in the second run only.
 */
export async function againWhenTaken<Value>(
  work: (again: boolean) => Promise<Value>
): Promise<Value> {
  try {
    return await work(false)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return work(true)
  }
}
