import { act, fireEvent, render } from '@testing-library/react'
import { Picture } from './picture'

test('a picture that did not come shows no broken one, and is asked for again online', () => {
  const { container } = render(<Picture src="/poster.webp" />)
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  expect(container).toBeEmptyDOMElement()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(container.querySelector('img')).toHaveAttribute('src', '/poster.webp')
})

test('another picture in its place is tried, and what stands instead of a lost one goes', () => {
  const { container, rerender } = render(<Picture src="/a.webp" instead="none" />)
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  expect(container).toHaveTextContent('none')
  rerender(<Picture src="/b.webp" instead="none" />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.webp')
  expect(container).not.toHaveTextContent('none')
})
