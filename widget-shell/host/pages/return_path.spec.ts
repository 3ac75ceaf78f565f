import { createReturnPath } from './return_path'

function rig() {
  let now = 0
  sessionStorage.clear()
  const path = createReturnPath(
    () => sessionStorage,
    () => now
  )
  return { path, pass: (byMs: number) => (now += byMs) }
}

test('a way back is used once', () => {
  const { path } = rig()
  path.save('/profile?tab=2')
  expect(path.take()).toBe('/profile?tab=2')
  expect(path.take()).toBeNull()
})

test('it is good for thirty minutes', () => {
  const { path, pass } = rig()
  path.save('/profile')
  pass(30 * 60_000)
  expect(path.take()).toBe('/profile')
  path.save('/profile')
  pass(30 * 60_000 + 1)
  expect(path.take()).toBeNull()
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '', 'profile'])(
  '%j is no way back',
  (value) => {
    const { path } = rig()
    path.save(value)
    expect(path.take()).toBeNull()
  }
)

test('a storage that is closed loses the way and nothing else', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const path = createReturnPath(() => {
    throw new Error('closed')
  })
  path.save('/profile')
  expect(path.take()).toBeNull()
  expect(warned).toHaveBeenCalledTimes(2)
  warned.mockRestore()
})
