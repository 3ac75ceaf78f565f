import { checkPasswords, EMPTY_PASSWORDS, wantsPassword } from './password_draft'

const good = { oldPassword: 'Alt3bier!', newPassword: 'Sol2luna!', confirmPassword: 'Sol2luna!' }

describe('checkPasswords', () => {
  it('lets all three be empty', () => {
    expect(checkPasswords(EMPTY_PASSWORDS)).toEqual({})
    expect(wantsPassword(EMPTY_PASSWORDS)).toBe(false)
  })

  it('lets the old one be empty, and asks of it nothing but its length', () => {
    expect(checkPasswords(good)).toEqual({})
    expect(checkPasswords({ ...good, oldPassword: '' })).toEqual({})
    expect(checkPasswords({ ...good, oldPassword: 'onlylowercase' })).toEqual({})
    expect(checkPasswords({ ...good, oldPassword: 'Al3!' })).toEqual({
      oldPassword: 'passwordMinLength',
    })
  })

  it.each([
    ['Sol2!', 'passwordMinLength'],
    ['SOL2LUNA!', 'passwordNoLowercase'],
    ['sol2luna!', 'passwordNoUppercase'],
    ['Solluna!!', 'passwordNoNumber'],
    ['Sol2lunaa', 'passwordNoSymbol'],
  ])('asks everything of the new one: %s', (password, fault) => {
    expect(checkPasswords({ ...good, newPassword: password, confirmPassword: password })).toEqual({
      newPassword: fault,
    })
  })

  it('says at the confirmation that the two differ', () => {
    expect(checkPasswords({ ...good, confirmPassword: 'Sol2luna?' })).toEqual({
      confirmPassword: 'passwordNoMatch',
    })
  })

  it('asks for the new one where only the old one was typed', () => {
    expect(checkPasswords({ ...EMPTY_PASSWORDS, oldPassword: 'Alt3bier!' })).toEqual({
      newPassword: 'passwordMinLength',
    })
  })
})
