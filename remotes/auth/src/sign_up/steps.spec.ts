import { authText } from '../entry/auth_text'
import en from '../entry/messages/en-us.json'
import es from '../entry/messages/es-mx.json'
import { emptyDraft, type Draft } from './draft'
import { checkStep, STEPS, stepAfter, stepAtFault, stepLackingBefore, stepsOf } from './steps'

const good: Draft = {
  email: 'ana@example.com',
  password: 'Sol2luna!',
  username: 'ana',
  birthday: { month: '4', day: '17', year: '1993' },
  usResidency: true,
  country: 'US',
  state: 'CA',
  tosSigned: true,
}

const checkAll = (draft: Draft, text = authText('en-us')) =>
  Object.assign({}, ...STEPS.map((step) => checkStep(step, draft, text)))

const lastYear = String(new Date().getFullYear() - 1)

describe('What is checked before a sign-up is sent', () => {
  it('lets a complete one through', () => {
    expect(checkAll(good)).toEqual({})
  })

  it.each([
    ['email', { email: '' }, 'Enter an email, like name@example.com'],
    ['email', { email: 'ana@' }, 'Enter an email, like name@example.com'],
    ['email', { email: 'ana@example' }, 'Enter an email, like name@example.com'],
    ['password', { password: 'Sol2!' }, 'Password must be at least 8 characters long'],
    ['password', { password: 'SOL2LUNA!' }, 'Password must have at least one lowercase character'],
    ['password', { password: 'sol2luna!' }, 'Password must have at least one uppercase character'],
    ['password', { password: 'Soldeluna!' }, 'Password must have at least one number'],
    ['password', { password: 'Sol2lunas' }, 'Password must have at least one symbol'],
    [
      'password',
      { password: `Aa1!${'x'.repeat(125)}` },
      'Password must be at most 128 characters long',
    ],
    ['username', { username: ' ' }, 'Enter a username'],
    ['username', { username: 'a' }, 'Enter at least 2 characters'],
    ['username', { username: 'a'.repeat(31) }, 'Enter 30 characters maximum'],
    [
      'username',
      { username: 'ana luna' },
      'Use letters, numbers, dots, underscores and hyphens only',
    ],
    ['username', { username: 'maya_Sh1t' }, 'This username cannot be used'],
    ['birthday', { birthday: { month: '', day: '17', year: '1993' } }, 'Month is required'],
    ['birthday', { birthday: { month: '2', day: '30', year: '1993' } }, 'Enter a valid date'],
    ['birthday', { birthday: { month: '4', day: '17', year: '93' } }, 'Enter a valid date'],
    [
      'birthday',
      { birthday: { month: '4', day: '17', year: lastYear } },
      'You must be 18 or older',
    ],
    ['usResidency', { usResidency: null }, 'Please say whether you live in the United States'],
    ['country', { country: '' }, 'Please select a country'],
    ['country', { country: 'XX' }, 'Your country is not currently supported'],
    ['state', { state: '' }, 'Select a valid state'],
    ['tosSigned', { tosSigned: false }, 'Terms of service must be accepted'],
  ])('refuses %s of %j with "%s"', (field, change, message) => {
    expect(checkAll({ ...good, ...change })).toEqual({
      [field]: message,
    })
  })

  it('says all of it in Spanish too', () => {
    const faults = checkAll(emptyDraft(), authText('es-mx'))
    expect(faults).toMatchObject({
      email: 'Escribe un correo, como nombre@ejemplo.com',
      username: 'Escribe un nombre de usuario',
      country: 'Elige un país',
    })
    expect(Object.keys(es)).toEqual(Object.keys(en))
  })

  it('finds the first step at fault, and the first that lacks something', () => {
    expect(stepAtFault({ tosSigned: 'x', birthday: 'y' })).toBe('email')
    expect(stepAtFault({ birthday: 'y' })).toBe('birth-date')
    expect(stepAtFault({})).toBeNull()
    expect(stepLackingBefore('email', emptyDraft())).toBeNull()
    expect(stepLackingBefore('state', { ...good, username: '' })).toBe('username')
    expect(stepLackingBefore('username', { ...good, username: '' })).toBeNull()
  })

  it('asks for a state at home alone', () => {
    expect(stepAfter('location', good)).toBe('state')
    expect(stepAfter('state', good)).toBeNull()
    expect(stepAfter('location', { ...good, country: 'MX' })).toBeNull()
    expect(stepsOf(emptyDraft())).toHaveLength(6)
  })
})
