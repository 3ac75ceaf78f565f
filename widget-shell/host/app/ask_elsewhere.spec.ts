import { askElsewhere } from './ask_elsewhere'

it('asks for a file by its own name first, and by another each time after, file by file', () => {
  const nameOf = askElsewhere((chunk) => `${chunk}.js`)
  const names = ['later', 'later', 'chrome', 'later'].map(nameOf)
  expect(names).toEqual(['later.js', 'later.js?again=1', 'chrome.js', 'later.js?again=2'])
})
