import { BIRTHDAY_ORDER } from './birthday_field'
import { readBirthday } from './read_birthday'

const born = { month: '04', day: '17', year: '1993' }

describe('A pasted birthday', () => {
  it.each(['04/17/1993', '04-17-1993', ' 04 17 1993 ', '04171993', '1993-04-17', '1993/04/17'])(
    'is read from "%s"',
    (text) => expect(readBirthday(text, BIRTHDAY_ORDER['en-us'])).toEqual(born)
  )

  it('is read in the order of the language', () => {
    expect(readBirthday('17/4/1993', BIRTHDAY_ORDER['es-mx'])).toEqual({ ...born, month: '4' })
    expect(readBirthday('17041993', BIRTHDAY_ORDER['es-mx'])).toEqual(born)
  })

  it.each(['', '12', '1993', 'yesterday', '4/17/93', '1/2/3/4', '123456789'])(
    'is not made out of "%s"',
    (text) => expect(readBirthday(text, BIRTHDAY_ORDER['en-us'])).toBeNull()
  )
})
