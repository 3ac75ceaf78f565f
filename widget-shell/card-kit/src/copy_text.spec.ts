import { copyText } from './copy_text'

it('rejects where the browser has no clipboard, and throws nothing', async () => {
  expect(navigator.clipboard).toBeUndefined()
  await expect(copyText('STOCK30')).rejects.toThrow(TypeError)
})
