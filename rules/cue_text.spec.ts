import { cueText } from './cue_text'

test('a caption says the words that are spoken, whatever signs are in them', () => {
  expect(cueText('I <3 fish & chips')).toBe('I &lt;3 fish &amp; chips')
})
