import { containerTag, linkTag, loaderTag } from './snippet.js'

const ORIGIN = 'https://play.example'

test('a container says each option as an attribute, and a flag that is on without a value', () => {
  const options = { widget: 'w1', startDocked: 'true', muted: 'false', maxWidth: '400' }
  expect(containerTag(options)).toBe(
    '<div data-vs-widget="w1" data-vs-start-docked data-vs-muted="false" data-vs-max-width="400"></div>'
  )
})

test('no value ends its attribute', () => {
  expect(containerTag({ query: `"><script>&'` })).toBe(
    `<div data-vs-query="&quot;&gt;&lt;script&gt;&amp;'"></div>`
  )
})

test('a link leads to the page of the widget', () => {
  expect(linkTag('a/b', 'Play <here>', ORIGIN)).toBe(
    '<noscript><a href="https://play.example/widget/a%2Fb">Play &lt;here&gt;</a></noscript>'
  )
})

test('the loader comes from the server of the widget', () => {
  expect(loaderTag(ORIGIN)).toBe(
    '<script async src="https://play.example/embed/v1/loader.js"></script>'
  )
})
