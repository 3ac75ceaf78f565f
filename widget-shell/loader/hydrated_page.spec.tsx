import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { installFakePage, startLoader } from './testing/fake_page'

/** The container as docs/embedding.md says it for pages that a server draws. */
const Story = ({ title }: { title: string }) => (
  <main>
    <h1>{title}</h1>
    <div data-vs-widget="w1" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  </main>
)

test('a page that hydrates after the loader came keeps the widget', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const errors = jest.spyOn(console, 'error')
  installFakePage()
  const page = document.createElement('div')
  document.body.append(page)
  // As React draws it on a server.
  page.innerHTML = '<main><h1>Before</h1><div data-vs-widget="w1"></div></main>'
  startLoader().scan()
  const box = page.querySelector('[data-vs-box]')

  let root: Root | undefined
  await act(async () => void (root = hydrateRoot(page, <Story title="Before" />)))
  await act(async () => root!.render(<Story title="After" />))
  expect(page.querySelector('h1')?.textContent).toBe('After')
  expect(page.querySelector('[data-vs-box]')).toBe(box)
  expect(errors).not.toHaveBeenCalled()
})
