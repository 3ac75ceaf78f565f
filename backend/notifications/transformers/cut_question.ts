/** Longest question inside a sentence, in graphemes. */
const QUESTION_MAX = 60

/** Shortens a question at the end of a word, or inside a word that is too long, never inside a grapheme. */
export function cutQuestion(question: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(question), ({ segment }) => segment)
  if (characters.length <= QUESTION_MAX) return question
  const room = characters.slice(0, QUESTION_MAX).join('')
  const words = room.replace(/\s+\S*$/u, '')
  return `${words.replace(/[\s.,:;–—-]+$/u, '')}…`
}
