import { clock } from '#shared/clock'

/** Does what happened at an instant (epoch milliseconds) by the clock of then, so that the product writes down when it was. */
export async function at<Done>(instantMs: number, work: () => Promise<Done>): Promise<Done> {
  const restore = clock.replace(() => instantMs)
  try {
    return await work()
  } finally {
    restore()
  }
}
