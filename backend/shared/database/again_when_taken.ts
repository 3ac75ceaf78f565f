import { isUniqueViolation } from '#shared/database/dialect'

/**
 * Runs work that looks who has a name before it takes it. Where somebody took the name in between, the unique key says
 * so, and the second look finds them. Work for which that is rare may look the second time only.
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
