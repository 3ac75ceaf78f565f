import { hashesIn, isIntegrity } from './integrity'

test.each([
  ['SHA-256', `sha256-${'A'.repeat(43)}=`, true],
  ['SHA-384', `sha384-${'A'.repeat(64)}`, true],
  ['nothing', '', false],
  ['a hash without its end', `sha256-${'A'.repeat(43)}`, false],
  ['a hash of another length', `sha384-${'A'.repeat(43)}=`, false],
  ['a hexadecimal hash', `sha256-${'a1'.repeat(32)}`, false],
  ['a weaker algorithm', `sha1-${'A'.repeat(27)}=`, false],
  ['two hashes', `sha256-${'A'.repeat(43)}= sha256-${'B'.repeat(43)}=`, false],
])('%s', (_name, text, isOne) => {
  expect(isIntegrity(text)).toBe(isOne)
})

test('the hashes in a source, of either kind', () => {
  const [one, other] = [`sha256-${'A'.repeat(43)}=`, `sha384-${'B'.repeat(64)}`]
  expect(hashesIn(`r.sriHashes={1:"${one}",2:"${other}",3:"sha1-${'C'.repeat(27)}="}`)).toEqual([
    one,
    other,
  ])
  expect(hashesIn('')).toEqual([])
})
