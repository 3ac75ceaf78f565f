type Work<Found> = () => Promise<Found>

/** Makes a queue: what it is given begins when all before it has ended, well or badly. */
export function oneAfterAnother(): <Found>(work: Work<Found>) => Promise<Found> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const own = last.then(work)
    last = own.catch(() => undefined)
    return own
  }
}
