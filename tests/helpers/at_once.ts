/** As many as are wanted, each told its number. */
export const times = <Made>(n: number, make: (n: number) => Made): Made[] =>
  Array.from({ length: n }, (_, index) => make(index))

/** How often each answer was given; one that is not expected stands out. */
export function count(answers: readonly { status(): number }[]): Record<number, number> {
  const statuses = answers.map((answer) => answer.status())
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [
      status,
      statuses.filter((one) => one === status).length,
    ])
  )
}

export const statusesOf = (answers: readonly { status(): number }[]) =>
  Object.keys(count(answers)).map(Number)
