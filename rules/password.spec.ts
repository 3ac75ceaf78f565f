import { passwordIssues } from './password.js'

const rules = (password: string) => passwordIssues(password).map(({ rule }) => rule)

describe('passwordIssues', () => {
  test('finds nothing wrong with a password that has everything', () => {
    expect(passwordIssues('Abcdef1!')).toEqual([])
    expect(passwordIssues('Пароль-42')).toEqual([])
  })

  test('names every broken rule at once, each with its message', () => {
    expect(passwordIssues('')).toEqual([
      { rule: 'passwordMinLength', message: 'Password must be at least 8 characters long' },
      {
        rule: 'passwordNoLowercase',
        message: 'Password must have at least one lowercase character',
      },
      {
        rule: 'passwordNoUppercase',
        message: 'Password must have at least one uppercase character',
      },
      { rule: 'passwordNoNumber', message: 'Password must have at least one number' },
      { rule: 'passwordNoSymbol', message: 'Password must have at least one symbol' },
    ])
  })

  test.each([
    ['Abcde1!', 'passwordMinLength'],
    ['ABCDEF1!', 'passwordNoLowercase'],
    ['abcdef1!', 'passwordNoUppercase'],
    ['Abcdefg!', 'passwordNoNumber'],
    ['Abcdefg1', 'passwordNoSymbol'],
  ])('finds in %s only %s', (password, rule) => {
    expect(rules(password)).toEqual([rule])
  })

  test('takes any visible sign for a symbol, but no space and no control character', () => {
    for (const symbol of ['_', '€', '¿', '😀', '"', '\\']) {
      expect(rules(`Abcdef1${symbol}`)).toEqual([])
    }
    for (const other of [' ', '\t', '\u00a0', '\0', 'é']) {
      expect(rules(`Abcdef1${other}`)).toEqual(['passwordNoSymbol'])
    }
  })

  test('takes 128 characters and not one more, a surrogate pair counting once', () => {
    const good = `Aa1${'😀'.repeat(125)}`
    expect(rules(good)).toEqual([])
    expect(rules(`${good}x`)).toEqual(['passwordMaxLength'])
    expect(rules('Aa1😀')).toEqual(['passwordMinLength'])
  })

  test('goes by other limits when it is given some', () => {
    const issues = passwordIssues('Abcdef1!', { minLength: 12, maxLength: 64 })
    expect(issues.map(({ message }) => message)).toEqual([
      'Password must be at least 12 characters long',
    ])
  })
})
