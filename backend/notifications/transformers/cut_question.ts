/** Longest question inside a sentence, in characters as a reader counts them. */
const QUESTION_MAX = 60

/** Cuts a question at the end of a word, or inside one that alone is too long, and never through an emoji. */
export function cutQuestion(question: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(question), ({ segment }) => segment)
  if (characters.length <= QUESTION_MAX) return question
  const room = characters.slice(0, QUESTION_MAX).join('')
  const words = room.replace(/\s+\S*$/u, '')
  return `${words.replace(/[\s.,:;–—-]+$/u, '')}…`
}
