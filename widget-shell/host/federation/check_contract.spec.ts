import { checkContract } from './check_contract'

test.each([
  ['1.0', '1.0', true],
  ['1.0', '1.4', true],
  ['1.4', '1.4', true],
  ['1.5', '1.4', false],
  ['2.9', '3.0', true],
  ['1.9', '3.0', false],
  ['4.0', '3.0', false],
  ['0.9', '1.0', false],
  ['1', '1.0', false],
  ['1.0.0', '1.0', false],
  ['', '1.0', false],
  [undefined, '1.0', false],
  [1, '1.0', false],
])('a remote of %p on a host of %s: %s', (remote, host, ok) => {
  expect(checkContract(remote, host).ok).toBe(ok)
})

test('the host must know its own version', () => {
  expect(() => checkContract('1.0', 'soon')).toThrow(/soon/)
})
