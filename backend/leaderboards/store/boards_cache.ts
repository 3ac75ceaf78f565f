import cache from '@adonisjs/cache/services/main'

export const boardsKey = (distributorId: string) => `leaderboards:active:${distributorId}`

/** The next read of a distributor's current boards asks the database. */
export const forgetBoards = (distributorId: string) =>
  cache.delete({ key: boardsKey(distributorId) })
