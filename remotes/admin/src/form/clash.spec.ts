import { movedIn, rebased } from './clash'
import type { Field } from './form_field'

const field = (name: string): Field => ({ name, label: name, kind: 'text' })
const fields = ['both', 'theirs', 'mine', 'nobody'].map(field)
const texts = {
  before: { both: 'a', theirs: 'a', mine: 'a', nobody: 'a' },
  now: { both: 'b', theirs: 'b', mine: 'a', nobody: 'a' },
  typed: { both: 'c', theirs: 'a', mine: 'c', nobody: 'a' },
}

describe('Two people at one form', () => {
  it('names what the other one saved, beside what was typed here', () => {
    expect(movedIn(fields, texts)).toEqual([
      { field: fields[0], before: 'a', now: 'b', yours: 'c' },
      { field: fields[1], before: 'a', now: 'b', yours: null },
    ])
  })

  it('keeps what was typed, and never an old value over what the other one saved', () => {
    expect(rebased(fields, texts, 'nothing')).toEqual({
      both: 'c',
      theirs: 'b',
      mine: 'c',
      nobody: 'a',
    })
  })

  it('gives way only where both have changed the same field', () => {
    expect(rebased(fields, texts, 'way')).toEqual({
      both: 'b',
      theirs: 'b',
      mine: 'c',
      nobody: 'a',
    })
  })
})
