import type { Challenge } from '@sidepick/card-kit'

export type DotState = 'correct' | 'wrong' | 'waiting' | 'current' | 'next'

/** Dots stand in two rows. */
export const ROW = 5

/** A dot for each question; `isOpen` while one is asked that has no answer yet. */
export function dotStates({ answers, size }: Challenge, isOpen: boolean): DotState[] {
  return Array.from({ length: size }, (_, at) => {
    const answer = answers[at]
    if (answer) return answer
    return isOpen && at === answers.length ? 'current' : 'next'
  })
}
