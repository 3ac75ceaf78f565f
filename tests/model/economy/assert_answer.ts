import type { Answer } from './model.js'
import type { Reply } from './session.js'

/** A reply that is another one than the model says. */
export function assertAnswer(answer: Answer, { status, body }: Reply): void {
  const told = status < 400 ? 'done' : String(body.code)
  const expected = answer === 'done' ? ['done'] : answer
  if (!expected.includes(told)) {
    throw new Error(`the model says ${expected.join(' or ')}, the product ${status} ${told}`)
  }
}
