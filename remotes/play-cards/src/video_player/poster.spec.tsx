import { act, fireEvent, render } from '@testing-library/react'
import { Poster } from './poster'

test('a picture that did not come shows no broken one, and is asked for again online', () => {
  const { container } = render(<Poster src="/poster.webp" />)
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  expect(container).toBeEmptyDOMElement()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(container.querySelector('img')).toHaveAttribute('src', '/poster.webp')
})
