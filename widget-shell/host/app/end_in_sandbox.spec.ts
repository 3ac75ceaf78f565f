import { screen } from '@testing-library/react'
import { endInSandbox } from './end_in_sandbox'

function serverPage() {
  document.body.innerHTML = `
    <div id="vs-root" data-phase="locking" data-picked="A">
      <button class="vs-answer">A</button><button class="vs-answer">B</button>
      <a class="vs-away" hidden href="https://app.example.com/widget/w1">Open it in a new tab</a>
    </div>`
  return document.getElementById('vs-root') as HTMLElement
}

const link = () => screen.getByRole('link', { name: /^Open it in a new tab/ })

afterEach(() => window.history.replaceState(null, '', '/'))

test('the question takes no tap, and a link shows the address of the game', () => {
  const root = serverPage()
  endInSandbox(root)
  for (const answer of root.querySelectorAll('button')) {
    expect(answer).toHaveAttribute('aria-disabled', 'true')
  }
  expect(root.dataset).not.toHaveProperty('picked')
  expect(link()).toHaveTextContent('app.example.com/widget/w1')
  expect(link().onclick).toBeNull()
})

test('a blog system that gave the frame a secret is asked to follow the link', () => {
  window.history.replaceState(null, '', '#?secret=aB3')
  endInSandbox(serverPage())
  const post = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined)
  link().click()
  const value = 'https://app.example.com/widget/w1'
  expect(post).toHaveBeenCalledWith({ message: 'link', value, secret: 'aB3' }, '*')
  post.mockRestore()
})
