type IsClosed = (userId: string) => boolean

const conditions: IsClosed[] = []

/** Has this server refuse accounts whose record is as good as any other's. The condition is asked with every request. */
export function refuseAccounts(condition: IsClosed): void {
  conditions.push(condition)
}

/** Whether nobody may use an account on this server. */
export const isClosedHere: IsClosed = (userId) => conditions.some((isClosed) => isClosed(userId))
