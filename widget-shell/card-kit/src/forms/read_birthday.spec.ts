import { birthdayOrder } from './birthday_order'
import { readBirthday } from './read_birthday'

const born = { month: '04', day: '17', year: '1993' }

describe('A pasted birthday', () => {
  it.each(['04/17/1993', '04-17-1993', ' 04 17 1993 ', '04171993', '1993-04-17', '1993/04/17'])(
    'is read from "%s"',
    (text) => expect(readBirthday(text, birthdayOrder('en-us'))).toEqual(born)
  )

  it('is read in the order of the language', () => {
    for (const language of ['es-mx', 'en-gb'] as const) {
      const order = birthdayOrder(language)
      expect(readBirthday('17/4/1993', order)).toEqual({ ...born, month: '4' })
      expect(readBirthday('17041993', order)).toEqual(born)
    }
  })

  it.each(['', '12', '1993', 'yesterday', '4/17/93', '1/2/3/4', '123456789'])(
    'is not made out of "%s"',
    (text) => expect(readBirthday(text, birthdayOrder('en-us'))).toBeNull()
  )
})
