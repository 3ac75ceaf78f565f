import { isUniqueViolation } from '#shared/dialect'

/**
 * Runs work that looks who has a name before it takes it. Where somebody took the name in between, the unique key says
 * so, and the second look finds them.
 */
export async function againWhenTaken<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return work()
  }
}
